/** Preloaded into programs of Alchemy, which opens connections without proxy support: routes them through Node's. */
const { fetch } = globalThis;
globalThis.fetch = (input, { dispatcher: _, ...init } = {}) => fetch(input, init);
