/** Renders the contract's descriptions: text between backticks is code. */

/** @example <Words text="Only with `type` MX." /> */
export function Words({ text }: { readonly text: string }) {
  const parts = text.split('`');
  // An unpaired backtick is an ordinary character.
  if (parts.length % 2 === 0) return text;
  return parts.map((part, place) => (place % 2 === 0 ? part : <code key={place}>{part}</code>));
}
