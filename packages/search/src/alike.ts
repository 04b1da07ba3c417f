/** Words that people use for the same thing; each list has one meaning. */
const GROUPS: readonly (readonly string[])[] = [
  'site website homepage'.split(' '),
  'user member employee teammate colleague person people staff'.split(' '),
  'delete remove fire kick drop'.split(' '),
  'block ban deny stop refuse'.split(' '),
  'allow whitelist permit'.split(' '),
  'attack ddos ddosed attacked attacker'.split(' '),
  'login signin log sign'.split(' '),
  'mail email'.split(' '),
  'deploy upload publish release'.split(' '),
  'create add make'.split(' '),
  'server origin host'.split(' '),
  'limit throttle'.split(' '),
  'credential key token'.split(' '),
  'slow fast speed performance'.split(' '),
  'old stale outdated'.split(' '),
  'alert notify notification'.split(' '),
  'protect secure guard'.split(' '),
  'crawler scraper bot spider'.split(' '),
  'message text'.split(' '),
  'value data'.split(' '),
  'undo revert rollback'.split(' '),
];

const groupOf = new Map(GROUPS.flatMap((words, group) => words.map((word) => [word, group] as const)));

/** True if both words have the same meaning here. */
export function isAlike(one: string, other: string): boolean {
  const group = groupOf.get(one);
  return group !== undefined && group === groupOf.get(other);
}
