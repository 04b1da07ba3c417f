/** Commands of other tools, or in another order, that mean one of this tool: `r2 object put a/b --file c` is `r2 cp c r2://a/b`. */
import { globalAt } from './leading-flags.ts';

/** `a|b` is one of the words, `[a]` may be missing, `$name` takes a word, `$name:form` one of this form; more words follow. */
type Rewrite = readonly [pattern: string, command: string];

const FORMS: Readonly<Record<string, RegExp>> = {
  address: /^(?:\d{1,3}(?:\.\d{1,3}){3}|[\da-f]*:[\da-f:]+)(?:\/\d+)?$/i,
  country: /^[A-Z]{2}$/,
  email: /@/,
  host: /^(?!\d+(?:\.\d+){3}$)[\w-]+(?:\.[\w-]+)+$/,
  // A word that is not what is done.
  name: /^(?!(?:add|create|delete|get|list|ls|new|rm|show|start|status)$)/,
  path: /^\//,
  phase: /^(?:http|ddos|magic)_[a-z\d_]+$/,
  place: /^[a-z0-9-]+\/./,
  sql: /^(?:select|insert|update|delete|create|drop|alter|pragma|with)\s/i,
  type: /^(?:A|AAAA|CAA|CNAME|MX|NS|PTR|TXT)$/i,
};

const RECORD = 'dns|record|records|dns-record|dns-records [record|records]';
const CREATE = 'create|add|new';

/** These are the same, so they run. */
const SAME: readonly Rewrite[] = [
  [
    `${RECORD} ${CREATE} $zone:host $type:type $name $value`,
    'dns records create --zone $zone --type $type --name $name --content $value',
  ],
  [
    `${RECORD} ${CREATE} $zone:host $name $type:type $value`,
    'dns records create --zone $zone --type $type --name $name --content $value',
  ],
  [
    `${RECORD} ${CREATE} $type:type $name:host $value`,
    'dns records create --zone $name --type $type --name $name --content $value',
  ],
  [
    `${RECORD} ${CREATE} $name:host $type:type $value`,
    'dns records create --zone $name --type $type --name $name --content $value',
  ],
  [`${RECORD} ${CREATE} $type:type $name $value`, 'dns records create --type $type --name $name --content $value'],
  [`${RECORD} ${CREATE} $name $type:type $value`, 'dns records create --type $type --name $name --content $value'],
  [
    `${CREATE} dns|record|dns-record $name $type:type $value`,
    'dns records create --type $type --name $name --content $value',
  ],
  ['dns $type:type $name:host $value', 'dns records create --zone $name --type $type --name $name --content $value'],
  ['dns $type:type $name $value', 'dns records create --type $type --name $name --content $value'],
  [`${RECORD} update|edit|change $name $type:type $value`, 'dns set $name $type $value'],
  [`${RECORD} get|show|view|describe|lookup|search|find $name:host`, 'dns records list --zone $name --name $name'],
  ['get dns|records|dns-records $zone:host', 'dns records list --zone $zone'],
  ['[dns] zone|zones export $zone:host', 'dns records export --zone $zone'],
  ['dns export $zone:host', 'dns records export --zone $zone'],
  ['dns|zone|zones import $zone:host $file', 'dns records import $file --zone $zone'],
  ['dnssec enable|on', 'dns dnssec edit --status active'],
  ['dnssec disable|off', 'dns dnssec edit --status disabled'],
  ['dnssec [status|get|show]', 'dns dnssec get'],
  ['dns bulk-import|bulk $file', 'dns records import $file'],
  ['zone|zones set $setting=$value', 'zones settings edit $setting --value $value'],
  ['zone|zones|domain|domains $zone:host', 'zones get $zone'],
  ['[zone|zones] nameservers|ns $zone:host', 'zones get $zone --columns name_servers'],
  ['audit log|logs', 'audit-logs list'],
  ['worker|workers logs|log $worker:name', 'tail $worker'],
  ['d1 $database $sql:sql', 'd1 database query $database $sql'],
  ['ruleset|rulesets get|show|list|ls $phase:phase', 'rulesets phases get $phase'],
  ['pages deploy|publish $folder --project-name $project', 'deploy $folder --pages $project'],
  ['purge|purge-cache everything|all', 'purge --everything'],
  ['cache purge|clear|flush|invalidate|delete [everything|all] $zone:host', 'purge --everything --zone $zone'],
  ['r2 object put $place:place --file $file', 'r2 cp $file r2://$place'],
  ['r2 object put $place:place $file', 'r2 cp $file r2://$place'],
  ['r2 object get $place:place --file $file', 'r2 cp r2://$place $file'],
  ['r2 object get $place:place', 'r2 cp r2://$place -'],
  ['r2 object delete|rm $place:place', 'r2 rm $place'],
  ['r2 object list|ls $bucket', 'r2 ls $bucket'],
  ['r2 cat|read|download|get $place:place', 'r2 cp r2://$place -'],
  ['r2 sync|copy $from $to', 'r2 cp $from $to'],
  ['r2 put|upload $place:place $file', 'r2 cp $file r2://$place'],
  ['r2 upload $file $place:place', 'r2 cp $file r2://$place'],
  ['r2|s3 mb|make-bucket s3://$bucket', 'r2 buckets create $bucket'],
  ['r2|s3 mb|make-bucket $bucket:name', 'r2 buckets create $bucket'],
  ['r2|s3 rb|remove-bucket s3://$bucket', 'r2 buckets delete $bucket'],
  ['r2|s3 rb|remove-bucket $bucket:name', 'r2 buckets delete $bucket'],
  ['s3 ls s3://$place', 'r2 ls $place'],
  ['r2 put|upload $bucket:name $file', 'r2 cp $file r2://$bucket/'],
  ['s3 ls', 'r2 ls'],
  ['block|ban|block-ip|block-country $address:address', 'rule block --ip $address'],
  ['firewall|waf|ip|rule|rules block|ban $address:address', 'rule block --ip $address'],
  ['block|block-country [country] $country:country', 'rule block --country $country'],
  ['firewall|waf|rule|rules block [country] $country:country', 'rule block --country $country'],
  ['block|ban $path:path', 'rule block --path $path'],
  ['firewall|waf|rule|rules block $path:path', 'rule block --path $path'],
  ['redirect|redirects [add|create|set] $from $to', 'rule redirect $from $to'],
  ['waf|redirect|redirects|transform-rules [rule|rules|custom-rules] list|ls', 'rule list'],
  ['firewall|rules list|ls', 'rule list'],
  ['queue|queues send|push|publish $queue $body', 'queues messages push $queue $body'],
  ['queue|queues purge $queue:name', 'queues purge start $queue'],
  ['image|images upload $file', 'images v1 create --file @$file'],
  ['open zone|domain $host:host', 'open $host'],
  ['user whoami', 'whoami'],
  ['who am i', 'whoami'],
  ['me', 'whoami'],
  ['user|users list|ls', 'accounts members list'],
  ['ssl certificates|certificate|certs|cert|packs', 'ssl certificate-packs'],
];

/** These are the same if the words name no command. */
const SAME_IF_UNKNOWN: readonly Rewrite[] = [
  ['logs|log [tail] $worker:name', 'tail $worker'],
  ['[site] under-attack|attack [mode] [on|enable]', 'zones settings edit security_level --value under_attack'],
  ['cron|crons|triggers [list|ls|get|show] $worker:name', 'workers scripts schedules get $worker'],
];

/** These have no equal here, or less than was meant: what does it is shown. */
const INSTEAD: readonly Rewrite[] = [
  ['api-resources', 'flarewire search WORDS, or flarewire --help'],
  ['apply', 'flarewire dns apply, or flarewire deploy'],
  ['auth', 'flarewire login, flarewire whoami, or flarewire profile use'],
  ['auth token', 'flarewire whoami: a token is never printed'],
  ['cache clear|delete|flush', 'flarewire purge --zone ZONE --everything, or flarewire purge URL --zone ZONE'],
  ['config', 'flarewire login, or flarewire whoami'],
  ['configure', 'flarewire login'],
  ['context|ctx|use|switch|switch-account', 'flarewire profile list, or flarewire profile use NAME'],
  ['d1 migrations', 'flarewire d1 database query DATABASE --sql @FILE'],
  ['d1 backup', 'flarewire d1 database export DATABASE --output-format polling'],
  ['domain|domains|registrar check|search $domain:host', 'flarewire registrar check --domains $domain'],
  ['dev', 'flarewire emulator'],
  ['dig', 'flarewire dns records list --zone ZONE --name NAME'],
  ['graphql', 'flarewire api POST /graphql --body JSON'],
  [
    'firewall|waf|ip allow|whitelist|unblock $address:address',
    `flarewire firewall access-rules create --mode whitelist --configuration '{"target":"ip","value":"$address"}' --zone ZONE`,
  ],
  ['init', 'flarewire login'],
  ['[member|members|user|users] invite $email:email', 'flarewire accounts members create --email $email --roles ROLE'],
  ['config get-contexts|list|ls|view', 'flarewire profile list, or flarewire whoami'],
  ['kv bulk', 'flarewire kv import NAMESPACE --file FILE, or flarewire kv export NAMESPACE'],
  ['logs|log', 'flarewire tail WORKER'],
  ['pages deploy|publish $folder', 'flarewire deploy $folder --pages PROJECT'],
  ['pages deploy|publish', 'flarewire deploy FOLDER --pages PROJECT'],
  ['nameservers|ns', 'flarewire zones get ZONE --columns name_servers'],
  ['ping', 'flarewire doctor'],
  ['preview', 'flarewire dns plan'],
  ['publish', 'flarewire deploy'],
  ['purge-cache', 'flarewire purge --zone ZONE --everything, or flarewire purge URL --zone ZONE'],
  ['push', 'flarewire dns apply'],
  ['r2 object', 'flarewire r2 cp FILE r2://BUCKET/KEY, flarewire r2 ls BUCKET, or flarewire r2 rm BUCKET/KEY'],
  ['rollback', 'flarewire workers scripts deployments create, or flarewire pages projects deployments rollback'],
  ['route53', 'flarewire zones list, or flarewire dns records list --zone ZONE'],
  ['s3', 'flarewire r2 ls, flarewire r2 cp, or flarewire r2 rm'],
  ['status', 'flarewire doctor'],
  ['sts', 'flarewire whoami'],
  [
    'tunnel|tunnels route dns $tunnel $name',
    'flarewire dns set $name CNAME TUNNEL_ID.cfargotunnel.com --proxied, with the id of flarewire tunnel get $tunnel',
  ],
  [
    'tunnel|tunnels run $tunnel',
    'flarewire zero-trust tunnels cloudflared token get $tunnel, then cloudflared tunnel run --token TOKEN',
  ],
  ['upgrade|update|self-update', 'npm install -g @flarewire/cli'],
  ['version', 'flarewire --version'],
  ['waf create|add', 'flarewire rule block --zone ZONE --path PATH'],
  ['waf', 'flarewire rule list --zone ZONE'],
  [
    'worker|workers rollback $worker',
    'flarewire workers scripts deployments list $worker, then flarewire workers scripts deployments create $worker --help',
  ],
  ['worker|workers publish|upload', 'flarewire deploy FOLDER'],
  ['zone|zones purge $zone:host', 'flarewire purge --zone $zone --everything'],
  ['zone|zones purge', 'flarewire purge --zone ZONE --everything'],
  ['zone|zones pause $zone', 'flarewire zones edit $zone --paused'],
  ['zone|zones unpause|resume $zone', 'flarewire zones edit $zone --no-paused'],
  ['zone|zones activate $zone', 'flarewire zones activation-check trigger --zone $zone'],
];

/** Other tools, whose name people leave in front of a command. */
const PROGRAMS: ReadonlySet<string> = new Set(['cf', 'cloudflared', 'dnscontrol', 'flarectl', 'flarewire', 'wrangler']);

/** The words of the command as this tool has them: `dns:records:list`, `dns/records/list` and `wrangler dns list`. */
export function inOwnWords(argv: readonly string[]): readonly string[] {
  const [first = '', ...rest] = argv;
  // A shell asks at each Tab, in these words.
  if (first === '__complete') return argv;
  if (PROGRAMS.has(first) && rest.length > 0) return inOwnWords(rest);
  const parts = /^[a-z\d_-]+(?:[:/][a-z\d_-]+)+$/i.test(first) ? first.split(/[:/]/) : [first];
  const words = [
    ...parts.map((part) => (/^[a-z]+(?:_[a-z]+)+$/i.test(part) ? part.replaceAll('_', '-') : part)),
    ...rest,
  ];
  // Global flags may stand between the words.
  const [bare, globals] = withoutGlobals(words);
  const meant = bestOf(SAME, bare);
  return meant === undefined ? words : [...meant, ...globals];
}

/** The command that words mean which name none. */
export const meantBy = (argv: readonly string[]): readonly string[] | undefined => bestOf(SAME_IF_UNKNOWN, argv);

/** The replacement for a command that this tool does not have. */
export const instead = (words: readonly string[]): string | undefined => bestOf(INSTEAD, words, false)?.join(' ');

/** The words without global flags, and those. */
function withoutGlobals(argv: readonly string[]): readonly [string[], string[]] {
  const words: string[] = [];
  const globals: string[] = [];
  const end = argv.includes('--') ? argv.indexOf('--') : argv.length;
  for (let place = 0; place < argv.length; ) {
    const length = place < end ? globalAt(argv, place) : 0;
    (length > 0 ? globals : words).push(...argv.slice(place, place + Math.max(length, 1)));
    place += Math.max(length, 1);
  }
  return [words, globals];
}

/** The rewrite that takes the most words. @param hasRest words after those of the pattern are appended */
function bestOf(rewrites: readonly Rewrite[], argv: readonly string[], hasRest = true): readonly string[] | undefined {
  let best: { readonly count: number; readonly words: readonly string[] } | undefined;
  for (const [pattern, command] of rewrites) {
    const found = matched(pattern.split(' '), argv);
    if (found === undefined || found.count <= (best?.count ?? 0)) continue;
    const words = command.split(' ').map((word) => word.replace(/\$(\w+)/, (_, name) => found.values.get(name) ?? ''));
    best = { count: found.count, words: hasRest ? [...words, ...found.rest] : words };
  }
  return best?.words;
}

interface Matched {
  readonly count: number;
  readonly values: ReadonlyMap<string, string>;
  readonly rest: readonly string[];
}

function matched(pattern: readonly string[], argv: readonly string[]): Matched | undefined {
  const values = new Map<string, string>();
  let rest = argv;
  let count = 0;
  for (let place = 0; place < pattern.length; place++) {
    const token = pattern[place] ?? '';
    if (token.startsWith('--')) {
      const [, name = ''] = /^\$(\w+)$/.exec(pattern[++place] ?? '') ?? [];
      const at = rest.indexOf(token);
      const value = at < 0 ? undefined : rest[at + 1];
      if (value === undefined) return undefined;
      values.set(name, value);
      rest = rest.toSpliced(at, 2);
      count++;
      continue;
    }
    const [word] = rest;
    const [, optional] = /^\[(.+)\]$/.exec(token) ?? [];
    if (word !== undefined && isOf(optional ?? token, word, values)) {
      rest = rest.slice(1);
      count++;
    } else if (optional === undefined) return undefined;
  }
  return { count, values, rest };
}

/** True if the word is one that the token allows; a word that is taken is noted. */
function isOf(token: string, word: string, values: Map<string, string>): boolean {
  if (word.startsWith('-')) return false;
  const [, name, form] = /^\$(\w+)(?::(\w+))?$/.exec(token) ?? [];
  // `$name=$value`, `s3://$bucket`
  if (name === undefined && token.includes('$')) {
    return isComposed(token, word, values);
  }
  if (name === undefined) return token.split('|').includes(word.toLowerCase());
  // An address is not a place in a bucket.
  if (word.includes('://') && form !== undefined) return false;
  if (form !== undefined && FORMS[form]?.test(word) !== true) return false;
  values.set(name, form === 'type' ? word.toUpperCase() : word);
  return true;
}

/** A text around one or two values. */
function isComposed(token: string, word: string, values: Map<string, string>): boolean {
  const [, before = '', first = '', between = '', second] = /^([^$]*)\$(\w+)(?:([^$\w]+)\$(\w+))?$/.exec(token) ?? [];
  if (!word.startsWith(before)) return false;
  const text = word.slice(before.length);
  const end = second === undefined ? text.length : text.indexOf(between);
  if (end <= 0) return false;
  values.set(first, text.slice(0, end));
  if (second !== undefined) values.set(second, text.slice(end + between.length));
  return true;
}
