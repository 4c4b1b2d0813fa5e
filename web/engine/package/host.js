// Where this runs, and the way to what there is only in Node.
export const isNode = typeof process === 'object' && Boolean(process.versions?.node);

// Bundlers are not to follow: no path is written out, and the remarks tell webpack and Vite.
const unbundled = (path) => import(/* webpackIgnore: true */ /* @vite-ignore */ path);

/** What node.js exports; only in Node. */
export const node = () => unbundled('./node.js');
