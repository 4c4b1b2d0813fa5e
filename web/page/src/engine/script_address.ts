// Addresses of scripts. The page's own rules (CSP, trusted types) let no text become markup or script: the
// browser refuses it. The two scripts that the page itself starts, its worker and its service worker, come
// through here, and nothing else can.
interface TrustedTypes {
  createPolicy(
    name: string,
    rules: { createScriptURL: (address: string) => string },
  ): { createScriptURL(address: string): string };
}

// A worker in the page of one file is text of its own, under an address that the browser makes up.
const OWN = /^(worker\.js|service\.js|blob:.*)$/;

const checked = (address: string): string => {
  if (!OWN.test(address)) throw new TypeError(`${address} is no script of this page`);
  return address;
};

// Not every browser knows trusted types.
const policy = (globalThis as { trustedTypes?: TrustedTypes }).trustedTypes?.createPolicy("nonet", {
  createScriptURL: checked,
});

export const scriptAddress = (address: string): string =>
  policy ? policy.createScriptURL(address) : checked(address);
