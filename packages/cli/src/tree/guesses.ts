/** Other words for commands: those of other tools, and short forms of the resources that people mean most. */

/** Verbs, with those of operations in the order in which they are tried. */
const VERBS: Readonly<Record<string, readonly string[]>> = {
  add: ['create'],
  new: ['create'],
  make: ['create'],
  ls: ['list', 'get'],
  rm: ['delete'],
  del: ['delete'],
  remove: ['delete'],
  destroy: ['delete'],
  drop: ['delete'],
  show: ['get'],
  view: ['get'],
  info: ['get'],
  describe: ['get'],
  inspect: ['get'],
  status: ['get'],
  print: ['get'],
  set: ['edit', 'update'],
  change: ['edit', 'update'],
  modify: ['edit', 'update'],
  patch: ['edit', 'update'],
  edit: ['edit', 'update'],
  update: ['update', 'edit'],
  exec: ['query'],
  execute: ['query'],
  query: ['query'],
  list: ['list', 'get'],
  create: ['create'],
  delete: ['delete'],
  get: ['get'],
};

/** Short forms of nouns. */
const NOUNS: Readonly<Record<string, string>> = {
  app: 'applications',
  apps: 'applications',
  cert: 'certificates',
  certs: 'certificates',
  db: 'database',
  ns: 'namespaces',
  pagerules: 'page-rules',
};

/** The beginning of a command that its first word alone means. */
const RESOURCES: Readonly<Record<string, readonly string[]>> = {
  'api-token': ['user tokens'],
  'api-tokens': ['user tokens'],
  applications: ['zero-trust access applications'],
  access: ['zero-trust access', 'zero-trust access applications'],
  account: ['accounts'],
  bucket: ['r2 buckets'],
  buckets: ['r2 buckets'],
  audit: ['audit-logs'],
  certificate: ['ssl certificate-packs'],
  certificates: ['ssl certificate-packs'],
  containers: ['containers applications'],
  cron: ['workers scripts schedules'],
  crons: ['workers scripts schedules'],
  'custom-domain': ['workers domains'],
  'custom-domains': ['workers domains'],
  d1: ['d1 database'],
  database: ['d1 database'],
  databases: ['d1 database'],
  deployments: ['workers scripts deployments'],
  devices: ['zero-trust devices'],
  dns: ['dns records'],
  'dns-record': ['dns records'],
  'dns-records': ['dns records'],
  domain: ['zones'],
  domains: ['zones'],
  'durable-objects': ['durable-objects namespaces'],
  email: ['email-routing', 'email-routing rules'],
  gateway: ['zero-trust gateway', 'zero-trust gateway rules'],
  hyperdrive: ['hyperdrive configs'],
  images: ['images v1'],
  kv: ['kv namespaces'],
  lb: ['load-balancers'],
  list: ['rules lists'],
  lists: ['rules lists'],
  logpush: ['logpush jobs'],
  member: ['accounts members'],
  members: ['accounts members'],
  monitor: ['load-balancers monitors'],
  monitors: ['load-balancers monitors'],
  namespace: ['kv namespaces'],
  namespaces: ['kv namespaces'],
  'origin-ca': ['origin-ca-certificates'],
  pages: ['pages projects'],
  pool: ['load-balancers pools'],
  pools: ['load-balancers pools'],
  project: ['pages projects'],
  projects: ['pages projects'],
  queue: ['queues'],
  r2: ['r2 buckets'],
  record: ['dns records'],
  records: ['dns records'],
  role: ['accounts roles'],
  roles: ['accounts roles'],
  route: ['workers routes'],
  routes: ['workers routes'],
  ruleset: ['rulesets'],
  script: ['workers scripts'],
  scripts: ['workers scripts'],
  secret: ['workers scripts secrets'],
  secrets: ['workers scripts secrets'],
  setting: ['zones settings'],
  settings: ['zones settings'],
  spectrum: ['spectrum apps'],
  token: ['user tokens'],
  tokens: ['user tokens'],
  tunnel: ['zero-trust tunnels cloudflared'],
  tunnels: ['zero-trust tunnels cloudflared'],
  turnstile: ['turnstile widgets'],
  vectorize: ['vectorize indexes'],
  video: ['stream'],
  videos: ['stream'],
  versions: ['workers scripts versions'],
  worker: ['workers scripts'],
  workers: ['workers scripts'],
  'workers-ai': ['ai'],
  zone: ['zones'],
};

/** Commands that the words may mean, best first: `dns ls` is `dns records list`, and so is `get records`. */
export function* meanings(words: readonly string[]): Generator<readonly string[]> {
  for (const [place, word] of words.entries())
    for (const verb of verbsOf(word)) {
      const after = words.slice(place + 1);
      yield* commandsOf(words.slice(0, place), verb, after);
      // kubectl has the verb first, and a list is what it gets without a name.
      const [noun, ...names] = after;
      if (place > 0 || noun === undefined) continue;
      if (verb === 'get' && names.length === 0) yield* commandsOf([noun], 'list', []);
      yield* commandsOf([noun], verb, names);
    }
  // Verbs that only some resources have: `token verify` is `user tokens verify`.
  yield* resourcesOf(words);
  // `list-zones`, `zone-list`
  const [first = '', ...rest] = words;
  if (first.includes('-')) yield* meanings([...first.split('-'), ...rest]);
}

const verbsOf = (word: string): readonly string[] => (Object.hasOwn(VERBS, word) ? (VERBS[word] ?? []) : []);

function* commandsOf(given: readonly string[], verb: string, after: readonly string[]): Generator<readonly string[]> {
  const nouns = given.map((word) => (Object.hasOwn(NOUNS, word) ? (NOUNS[word] ?? word) : word));
  yield [...nouns, verb, ...after];
  for (const words of resourcesOf(nouns)) yield [...words, verb, ...after];
}

function* resourcesOf([first = '', ...rest]: readonly string[]): Generator<readonly string[]> {
  const resources = Object.hasOwn(RESOURCES, first) ? (RESOURCES[first] ?? []) : [];
  for (const resource of resources) yield [...resource.split(' '), ...rest];
}

/** True for words that say what is done, which many commands share. */
export const isVerb = (word: string): boolean => Object.hasOwn(VERBS, word);

/** Words with which a guess may begin. */
export const firstWords = (): readonly string[] => [...Object.keys(RESOURCES), ...Object.keys(VERBS)];

/** One form of singular and plural: `policy` of `policies`. */
export const singular = (word: string): string =>
  word.length > 2
    ? word
        .replace(/ies$/, 'y')
        .replace(/(?<=x|ch|sh|ss)es$/, '')
        .replace(/(?<![su])s$/, '')
    : word;
