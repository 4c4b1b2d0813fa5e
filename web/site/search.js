// Finds techniques by whatever people call them: every word that is typed must begin a word of a name, a synonym or
// a family. Without this script the whole list is there.
(() => {
  const field = document.querySelector("#search");
  const count = document.querySelector("#found");
  const items = [...document.querySelectorAll("[data-words]")];
  const families = [...document.querySelectorAll("[data-family]")];
  // Hyphens and spellings make no difference.
  const wordsOf = (text) =>
    text
      .toLowerCase()
      .replaceAll("colour", "color")
      .split(/[^\p{L}\p{N}+]+/u)
      .filter(Boolean);
  const known = new Map(items.map((item) => [item, wordsOf(item.dataset.words)]));
  const look = () => {
    const wanted = wordsOf(field.value);
    let shown = 0;
    for (const [item, words] of known) {
      item.hidden = !wanted.every((word) => words.some((other) => other.startsWith(word)));
      shown += item.hidden ? 0 : 1;
    }
    for (const family of families) family.hidden = !family.querySelector("[data-words]:not([hidden])");
    count.textContent = shown === 1 ? "1 technique" : `${shown} techniques`;
  };
  field.closest("[hidden]").hidden = false;
  field.addEventListener("input", look);
  look();
})();
