// How the board looks. The engine draws lines, givens, rules and steps with classes of their own, which are coloured
// here anew, so that a page can have its say: by custom properties, and by the parts board, cell, pad, button, hint.
const colours = (paper, line, thick, given, own, note, text, panel) =>
  `--_paper: var(--nonet-paper, ${paper}); --_line: var(--nonet-line, ${line}); --_thick: var(--nonet-line-thick, ${thick});
  --_given: var(--nonet-given, ${given}); --_own: var(--nonet-own, ${own}); --_note: var(--nonet-note, ${note});
  --_text: var(--nonet-text, ${text}); --_panel: var(--nonet-panel, ${panel});`;

const LIGHT = colours('#fffefb', '#b9bcc4', '#2a3240', '#1b2130', '#1c56c4', '#545b69', '#1b2130', '#f3f2ee');
const DARK = colours('#1a1e25', '#4a5261', '#c5ccd8', '#f2f4f8', '#8fb8ff', '#b3bac6', '#f2f4f8', '#262b34');
const CONTRAST = colours('#ffffff', '#000000', '#000000', '#000000', '#0000c8', '#000000', '#000000', '#ffffff');

export const STYLE = `
:host { display: inline-block; box-sizing: border-box; width: 100%; max-width: var(--nonet-size, 30rem); color: var(--_text);
  font-family: var(--nonet-font, system-ui, sans-serif); line-height: 1.4; ${LIGHT}
  --_accent: var(--nonet-accent, #1c56c4); --_selected: var(--nonet-selected, rgb(28 86 196 / 18%));
  --_clash: var(--nonet-clash, #c4001a); }
:host([hidden]) { display: none; }
:host([theme="dark"]) { ${DARK} --_accent: var(--nonet-accent, #8fb8ff); --_selected: var(--nonet-selected, rgb(143 184 255 / 25%));
  --_clash: var(--nonet-clash, #ff8a80); }
:host([theme="contrast"]) { ${CONTRAST} --_selected: var(--nonet-selected, rgb(0 0 200 / 22%)); }
.board { position: relative; container-type: inline-size; background: var(--_paper); }
.picture svg { display: block; width: 100%; height: auto; }
.picture .paper { fill: var(--_paper); }
.picture .line { stroke: var(--_line); }
.picture .line.thick { stroke: var(--_thick); }
.picture .digit.given { stroke: var(--_given); }
.picture .digit.own { stroke: var(--_own); }
.picture .note { stroke: var(--_note); }
.board:not(.stepping) .digit.own { display: none; }
.cells { position: absolute; display: grid; grid: repeat(9, 1fr) / repeat(9, 1fr); }
.row { display: contents; }
.cell { position: relative; display: grid; place-items: center; min-width: 0; cursor: pointer; color: var(--_own);
  font-size: 6.2cqi; line-height: 1; outline: none; user-select: none; touch-action: manipulation; }
.cell[aria-selected="true"] { background: var(--_selected); }
.cell:focus-visible { box-shadow: inset 0 0 0 3px var(--_accent); }
.cell.clash { color: var(--_clash); text-decoration: underline wavy; text-decoration-thickness: .06em; }
.cell.clash.given { box-shadow: inset 0 0 0 2px var(--_clash); }
.notes { position: absolute; inset: 4%; display: grid; grid: repeat(3, 1fr) / repeat(3, 1fr); place-items: center;
  color: var(--_note); font-size: 2.4cqi; }
.stepping .cell > span { visibility: hidden; }
.pad, .tools { display: grid; gap: .35rem; margin-top: .5rem; }
.pad { grid-template-columns: repeat(auto-fit, minmax(2.25rem, 1fr)); }
.tools { grid-template-columns: repeat(auto-fit, minmax(5.5rem, 1fr)); }
button { min-height: 2.5rem; padding: .25rem .5rem; border: 1px solid var(--_line); border-radius: .4rem; font: inherit;
  color: var(--_text); background: var(--_panel); cursor: pointer; }
button[aria-pressed="true"] { border-color: var(--_accent); box-shadow: inset 0 0 0 1px var(--_accent); }
button:focus-visible { outline: 3px solid var(--_accent); outline-offset: 1px; }
button:disabled { opacity: .55; cursor: default; }
.hint { margin-top: .5rem; padding: .6rem .8rem; border-radius: .4rem; background: var(--_panel); }
.hint ol { margin: 0 0 .5rem; padding-left: 1.4rem; }
.hint .tools { margin-top: 0; }
.status { min-height: 1.4em; margin: .35rem 0 0; font-size: .9em; }
[hidden] { display: none !important; }
`;
