// What lies on the table at the very first visit: an easy puzzle of our own making (seed 5), so that anybody can
// begin at once. How hard it is is known before the engine has come.
export const FIRST_GAME = {
  puzzle: "3..1..2...8.24931.412...9..867......1.56.37.9......684..4...571.98751.3...1..4..6",
  title: "A first puzzle",
  level: "Easy",
  score: 172,
} as const;
