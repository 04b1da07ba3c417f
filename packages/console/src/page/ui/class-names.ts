/** Joins class names, skipping false and undefined ones. */
export function classNames(...names: readonly (string | false | undefined)[]): string {
  return names.filter((name) => name !== false && name !== undefined && name !== '').join(' ');
}
