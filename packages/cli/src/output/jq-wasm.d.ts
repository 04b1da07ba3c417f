/** Part of jq-wasm that is used here. */
declare module 'jq-wasm/inline' {
  interface Jq {
    raw(input: string, filter: string, flags: string[]): { stdout: string; stderr: string; exitCode: number };
  }
  export function loadJq(): Promise<Jq>;
}
