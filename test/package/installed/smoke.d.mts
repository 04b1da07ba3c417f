/** Types of smoke.mjs. */
type Uses = Readonly<Record<string, (module: object, load: (path: string) => Promise<object>) => unknown>>;

export const CLIENT: Uses;
export const ENGINES: Uses;
export const SERVERS: Uses;
