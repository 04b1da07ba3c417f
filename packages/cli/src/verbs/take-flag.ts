/** A flag of a command's own among the words of another command. */

/** The value of the flag, and the words without it; undefined where it is not there. */
export function takeFlag(argv: readonly string[], name: string): [value: string | undefined, rest: readonly string[]] {
  const place = argv.findIndex((word) => word === `--${name}` || word.startsWith(`--${name}=`));
  if (place < 0) return [undefined, argv];
  const word = argv[place] ?? '';
  const isApart = word === `--${name}`;
  return [isApart ? (argv[place + 1] ?? '') : word.slice(name.length + 3), argv.toSpliced(place, isApart ? 2 : 1)];
}
