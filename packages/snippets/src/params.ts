/** The parameters of a call in one object, as `client.call()` takes them. */
export type Params = Readonly<Record<string, unknown>>;
