/** TypeScript 6, which the build takes from the packages of the site: the compiler of the repository has no API. */
declare module 'typescript-with-api' {
  const ts: import('./language.ts').Compiler;
  export default ts;
}
