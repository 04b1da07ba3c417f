/** Keeps invalid URL values from the pages: the router passes on fields that a validator drops. */

type Input = Readonly<Record<string, unknown>>;

/** Wraps `validate` to set every dropped field to undefined, which the router respects. */
export function only<Search extends object>(validate: (input: Input) => Search): (input: Input) => Search {
  return (input) => {
    const none = Object.fromEntries(Object.keys(input).map((name) => [name, undefined]));
    return { ...none, ...validate(input) };
  };
}
