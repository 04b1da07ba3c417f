/** Other words for commands: those of other tools, and short forms of the resources that people mean most. */

/** Verbs, with those of operations in the order in which they are tried. */
const VERBS: Readonly<Record<string, readonly string[]>> = {
  add: ['create'],
  new: ['create'],
  ls: ['list'],
  rm: ['delete'],
  del: ['delete'],
  remove: ['delete'],
  destroy: ['delete'],
  show: ['get'],
  view: ['get'],
  info: ['get'],
  set: ['edit', 'update'],
  change: ['edit', 'update'],
  list: ['list'],
  create: ['create'],
  delete: ['delete'],
  get: ['get'],
};

/** The resource that a product's name alone means. */
const RESOURCES: Readonly<Record<string, string>> = {
  access: 'zero-trust access applications',
  account: 'accounts',
  d1: 'd1 database',
  dns: 'dns records',
  kv: 'kv namespaces',
  list: 'rules lists',
  lists: 'rules lists',
  member: 'accounts members',
  members: 'accounts members',
  pages: 'pages projects',
  queue: 'queues',
  r2: 'r2 buckets',
  record: 'dns records',
  records: 'dns records',
  ruleset: 'rulesets',
  token: 'user tokens',
  tokens: 'user tokens',
  tunnel: 'zero-trust tunnels cloudflared',
  tunnels: 'zero-trust tunnels cloudflared',
  vectorize: 'vectorize indexes',
  worker: 'workers scripts',
  workers: 'workers scripts',
  zone: 'zones',
};

/** Commands that the words may mean, best first: `dns ls` is `dns records list`. */
export function* meanings(words: readonly string[]): Generator<readonly string[]> {
  for (const [place, word] of words.entries()) {
    for (const verb of VERBS[word] ?? []) {
      const before = words.slice(0, place);
      const after = words.slice(place + 1);
      if (verb !== word) yield [...before, verb, ...after];
      const [first = '', ...rest] = before;
      const resource = RESOURCES[first];
      if (resource !== undefined) yield [...resource.split(' '), ...rest, verb, ...after];
    }
  }
}

/** Words of other tools that are no command, with what to use. */
export const ELSEWHERE: Readonly<Record<string, string>> = {
  auth: 'flarewire login',
  config: 'flarewire login, or flarewire whoami',
  dev: 'flarewire emulator',
  init: 'flarewire login',
  publish: 'flarewire deploy',
  version: 'flarewire --version',
};
