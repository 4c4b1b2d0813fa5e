// The two pages of the site that are no documents: the one that one comes to, and the one that leads to the rest.
import { titleOf } from './documents.mjs';
import { codeBlock, escaped } from './markdown.mjs';

const PUZZLE = '53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79';

// How one begins, in each place where people are.
const DOORS = [
  ['At the command line', 'guide.html', 'The guide', 'nonet < puzzles.txt\nnonet explain puzzle.txt\nnonet hint --rung=5 photo.jpg\nnonet generate --level=hard'],
  ['In C++', 'api/calls.html', 'The ten calls', '#include <nonet/nonet.h>\n\nauto puzzle = nonet::read_puzzle(text);\nauto grid = nonet::Grid::from(*puzzle);\nnonet::search(*grid).unique();'],
  ['In C', 'api/c.html', 'The header', '#include <nonet/c/nonet.h>\n\nnonet_game* game = nonet_new();\nnonet_read(game, text, NULL);\nputs(nonet_hint(game, NULL));'],
  ['In JavaScript', 'api/javascript-package.html', 'The npm package', "import { createEngine } from 'nonet';\n\nconst engine = await createEngine();\nconst game = await engine.newGame();\nawait game.read(text);\nawait game.hint({ rung: 5 });"],
  ['In Python', 'api/python-package.html', 'The package', `import nonet\n\npuzzle = "${PUZZLE.slice(0, 20)}..."\nnonet.solve(puzzle).solution\nnonet.explain(puzzle)[0].sentence`],
  ['In an empty container', 'packaging.html', 'Docker, Nix, Conan, vcpkg ...', 'docker build -t nonet \\\n  -f packaging/docker/Dockerfile .\ndocker run -i nonet < puzzles.txt'],
];

export function landingPage() {
  const doors = DOORS.map(
    ([name, place, words, code]) =>
      `<li><h3>${escaped(name)}</h3>\n${codeBlock(code, '')}<p><a href="${place}">${escaped(words)}</a></p></li>\n`,
  );
  const main = `<h1>nonet</h1>
<p class="lead">Solves sudokus and <a href="variants.html">variants</a> of them, explains every step in plain words, and proves each step
before it shows it. This is the whole of it, in your browser: paste a puzzle, play, ask for a hint.</p>
<iframe class="live" title="nonet, to play with" loading="lazy"></iframe>
<p><a href="page/index.html">The page by itself</a>, or <a href="page/nonet.html">all of it in one file</a> to keep. Nothing that you do there
leaves your machine.</p>
<h2 id="learn">Learn</h2>
<p><a href="techniques/index.html">Every technique</a> has a page with a drawn board, how one spots it, its proof and a near miss.
<a href="variants.html">Every kind of rule</a> has a picture. <a href="ratings.html">Every rating that people quote</a> is worked out as its
authors do it, and <a href="paths.html">what a proof is</a> fits on one page.</p>
<h2 id="use">Use</h2>
<ul class="doors">
${doors.join('')}</ul>
<h2 id="trust">Trust</h2>
<p>The library has no dependencies, touches no file and no network, and throws nothing at you. Two checkers that share no line, not even
the language, confirm its steps. <a href="speed.html">How fast it is</a> is told with how it was measured. It is free to embed: MIT licence.</p>
`;
  const description = 'Solves sudokus, explains every step in plain words, and proves each step before it shows it';
  const headings = [];
  return { place: 'index.html', section: 'index.html', title: 'nonet', description, main, headings, scripts: ['live.js'], wide: true };
}

/** All documents that the top of a page does not name. */
export function morePage(documents, root) {
  const shown = [...documents].filter(([file]) => !/^docs\/(techniques|variants)\//.test(file) && file !== 'README.md');
  const items = shown.map(([file, place]) => `<li><a href="${place}">${escaped(titleOf(root, file))}</a></li>\n`);
  const main = `<h1>More</h1>\n<p>All documents, as they lie in the repository.</p>\n<ul>\n${items.join('')}</ul>\n`;
  return { place: 'more.html', section: 'more.html', title: 'More', description: 'All documents of nonet', main };
}
