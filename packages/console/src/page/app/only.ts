/** Keeps nonsense in an address from the pages: the router hands on what a validator leaves out. */

type Input = Readonly<Record<string, unknown>>;

/** As `validate`, with every name that it leaves out set to undefined, which the router takes as its word. */
export function only<Search extends object>(validate: (input: Input) => Search): (input: Input) => Search {
  return (input) => {
    const none = Object.fromEntries(Object.keys(input).map((name) => [name, undefined]));
    return { ...none, ...validate(input) };
  };
}
