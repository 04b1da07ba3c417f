/** Loaded before a program of Alchemy, which gives each request a connection of its own that knows of no proxy: it goes through Node's. */
const { fetch } = globalThis;
globalThis.fetch = (input, { dispatcher: _, ...init } = {}) => fetch(input, init);
