// A killer of our own making: 32 cages, no given, one solution.
const CAGES = `
  r1c8+r1c9+r2c9=11 r3c9+r4c9=10 r8c1+r9c1=5 r2c8+r3c8=10 r6c1+r7c1+r7c2=22 r1c1+r2c1=11 r8c2+r8c3+r8c4=19
  r9c2+r9c3+r9c4=11 r5c2+r6c2+r6c3=6 r7c3+r7c4=6 r3c1+r4c1+r5c1=13 r5c3+r5c4+r6c4=23 r1c5+r1c6+r1c7=24
  r2c7+r3c6+r3c7=10 r2c4+r2c5+r2c6=15 r1c3+r1c4+r2c3=12 r1c2+r2c2+r3c2=19 r4c2+r4c3=14 r3c3+r3c4+r4c4=18
  r3c5+r4c5+r5c5=15 r4c6+r5c6+r5c7=11 r4c7+r4c8=6 r5c9+r6c9=7 r5c8+r6c7+r6c8=22 r6c5+r7c5+r7c6=12 r6c6=4
  r9c8+r9c9=16 r8c5+r8c6+r9c5=18 r9c6+r9c7=7 r7c8+r8c8+r8c9=16 r7c9=4 r7c7+r8c7=8
`;
export const SOLUTION = "534678912672195348198342567859761423426853791713924856961537284287419635345286179";

export const cages = CAGES.trim().split(/\s+/).map((text) => {
  const [cells, sum] = text.split("=");
  return { kind: "cage", cells: cells.split("+"), sum: Number(sum) };
});
export const KILLER = JSON.stringify({ name: "A killer", rules: cages });
