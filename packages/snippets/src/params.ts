/** The parameters of a call in one object, as for `client.call()`. */
export type Params = Readonly<Record<string, unknown>>;
