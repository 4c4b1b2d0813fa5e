// A style that comes with a script is text there (build.mjs).
declare module "*.css" {
  const text: string;
  export default text;
}
