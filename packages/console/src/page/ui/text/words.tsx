/** Words of the contract: what stands between backticks is code. */

/** @example <Words text="Only with `type` MX." /> */
export function Words({ text }: { readonly text: string }) {
  const parts = text.split('`');
  // A backtick without its fellow is a character like any other.
  if (parts.length % 2 === 0) return text;
  return parts.map((part, place) => (place % 2 === 0 ? part : <code key={place}>{part}</code>));
}
