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
  describe: ['get'],
  set: ['edit', 'update'],
  change: ['edit', 'update'],
  edit: ['edit', 'update'],
  update: ['update', 'edit'],
  exec: ['query'],
  execute: ['query'],
  query: ['query'],
  list: ['list'],
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
  access: ['zero-trust access', 'zero-trust access applications'],
  account: ['accounts'],
  bucket: ['r2 buckets'],
  buckets: ['r2 buckets'],
  certificates: ['ssl certificate-packs'],
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
  list: ['rules lists'],
  lists: ['rules lists'],
  logpush: ['logpush jobs'],
  member: ['accounts members'],
  members: ['accounts members'],
  monitor: ['load-balancers monitors'],
  monitors: ['load-balancers monitors'],
  namespace: ['kv namespaces'],
  namespaces: ['kv namespaces'],
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
  ruleset: ['rulesets'],
  script: ['workers scripts'],
  scripts: ['workers scripts'],
  secret: ['workers scripts secrets'],
  secrets: ['workers scripts secrets'],
  token: ['user tokens'],
  tokens: ['user tokens'],
  tunnel: ['zero-trust tunnels cloudflared'],
  tunnels: ['zero-trust tunnels cloudflared'],
  turnstile: ['turnstile widgets'],
  vectorize: ['vectorize indexes'],
  versions: ['workers scripts versions'],
  worker: ['workers scripts'],
  workers: ['workers scripts'],
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
}

const verbsOf = (word: string): readonly string[] => (Object.hasOwn(VERBS, word) ? (VERBS[word] ?? []) : []);

function* commandsOf(given: readonly string[], verb: string, after: readonly string[]): Generator<readonly string[]> {
  const nouns = given.map((word) => (Object.hasOwn(NOUNS, word) ? (NOUNS[word] ?? word) : word));
  yield [...nouns, verb, ...after];
  const [first = '', ...rest] = nouns;
  const resources = Object.hasOwn(RESOURCES, first) ? (RESOURCES[first] ?? []) : [];
  for (const resource of resources) yield [...resource.split(' '), ...rest, verb, ...after];
}

/** One form of singular and plural: `policy` of `policies`. */
export const singular = (word: string): string =>
  word.length > 3
    ? word
        .replace(/ies$/, 'y')
        .replace(/(?<=x|ch|sh|ss)es$/, '')
        .replace(/(?<![su])s$/, '')
    : word;

/** Commands of other tools that have no equal here, with what to use; of several that fit, the longest counts. */
const ELSEWHERE: Readonly<Record<string, string>> = {
  'api-resources': 'flarewire search WORDS, or flarewire --help',
  apply: 'flarewire dns apply, or flarewire deploy',
  auth: 'flarewire login, flarewire whoami, or flarewire profile use',
  'auth token': 'flarewire whoami: a token is never printed',
  'cache clear': 'flarewire purge --zone ZONE --everything, or flarewire purge URL --zone ZONE',
  'cache delete': 'flarewire purge --zone ZONE --everything, or flarewire purge URL --zone ZONE',
  'cache flush': 'flarewire purge --zone ZONE --everything, or flarewire purge URL --zone ZONE',
  config: 'flarewire login, or flarewire whoami',
  configure: 'flarewire login',
  dev: 'flarewire emulator',
  dig: 'flarewire dns records list --zone ZONE --name NAME',
  'get-zones': 'flarewire zones list',
  init: 'flarewire login',
  'kv bulk': 'flarewire kv import NAMESPACE --file FILE, or flarewire kv export NAMESPACE',
  logs: 'flarewire tail WORKER',
  'pages deploy': 'flarewire deploy FOLDER --pages PROJECT',
  preview: 'flarewire dns plan',
  publish: 'flarewire deploy',
  push: 'flarewire dns apply',
  'r2 object': 'flarewire r2 cp FILE r2://BUCKET/KEY, flarewire r2 ls BUCKET, or flarewire r2 rm BUCKET/KEY',
  rollback: 'flarewire workers scripts deployments create, or flarewire pages projects deployments rollback',
  route53: 'flarewire zones list, or flarewire dns records list --zone ZONE',
  s3: 'flarewire r2 ls, flarewire r2 cp, or flarewire r2 rm',
  status: 'flarewire doctor',
  sts: 'flarewire whoami',
  version: 'flarewire --version',
  waf: 'flarewire rule list --zone ZONE',
  'zone purge': 'flarewire purge --zone ZONE --everything',
  'zones purge': 'flarewire purge --zone ZONE --everything',
};

/** The command to use in place of one of another tool. */
export function elsewhere(words: readonly string[]): string | undefined {
  for (let length = Math.min(2, words.length); length > 0; length--) {
    const name = words.slice(0, length).join(' ');
    if (Object.hasOwn(ELSEWHERE, name)) return ELSEWHERE[name];
  }
  return undefined;
}
