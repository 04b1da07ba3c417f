/** Global names of the runtime; evaluated before the client, to detect names that it adds. */
export const names = new Set(Reflect.ownKeys(globalThis));
