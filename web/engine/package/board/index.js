// <nonet-board>: a board to play on, with hints, from one line of a page:
//
//   <script type="module" src=".../nonet/board/index.js"></script>
//   <nonet-board puzzle="53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79"></nonet-board>
import { NonetBoard } from './element.js';

if (globalThis.customElements && !customElements.get('nonet-board')) customElements.define('nonet-board', NonetBoard);

export { NonetBoard };
