/** The names that the runtime itself has; evaluated before the client is, so that what the client adds is seen. */
export const names = new Set(Reflect.ownKeys(globalThis));
