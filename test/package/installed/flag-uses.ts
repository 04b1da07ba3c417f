/** One use of every flag of the command, in the order in which they run, and what it prints. */

export interface Use {
  /** For bash; `$URL` is the emulator. */
  line: string;
  prints: RegExp;
}

const use = (line: string, prints: RegExp): Use => ({ line, prints });
const SETTING = 'flarewire zones settings edit always_use_https --value on --across zones';

/** Flags of every command. */
const GLOBAL: readonly Use[] = [
  use('flarewire --help', /^Usage: flarewire COMMAND/),
  use('flarewire dns records create -h', /--content/),
  use('flarewire dns records list --zone www.example.com --json', /^\[[\s\S]*"name": "www\.example\.com"/),
  use(
    'CLOUDFLARE_ACCOUNT_ID= flarewire kv namespaces create --account "Local account" --title by-name --json',
    /"title": "by-name"/,
  ),
  use(
    `flarewire dns records create --zone example.com --body '{"type":"A","name":"one","ttl":300,"content":"192.0.2.1"}' --json`,
    /"name": "one\.example\.com"/,
  ),
  use('flarewire dns records create --zone example.com --body record.json --json', /"name": "shop\.example\.com"/),
  use(
    'flarewire dns records create --zone example.com --body - --json < text.json',
    /"name": "two\.example\.com"[\s\S]*"type": "TXT"/,
  ),
  use('flarewire dns records list --zone example.com --columns name,type --csv', /^name,type\r?\nexample\.com,A\r?\n/),
  use('flarewire zones list --jq .name', /^example\.com\nexample\.org$/),
  use('flarewire zones list --limit 1 --jq .name', /^example\.com$/),
  use('flarewire zones list --prefetch 2 --ndjson', /^\{.*\}\n\{.*\}$/),
  use(`${SETTING} --plan`, /"method":"PATCH".*example|"method":"PATCH"[\s\S]*"method":"PATCH"/),
  use(`${SETTING} --yes --journal across.journal`, /"state":"done"[\s\S]*"state":"done"/),
  use(`${SETTING} --yes --resume across.journal 2>&1`, /\b2 done\./),
  use(`${SETTING} --yes --resume across.journal --retry-failed 2>&1`, /\b2 done\./),
  use(
    'flarewire zero-trust access service-tokens create --account "Local account" --name {host} --input hosts.csv --yes --secrets-file tokens.ndjson && cat tokens.ndjson',
    /"client_secret":"\*\*\*"[\s\S]*"client_secret":"[^*"]{20}/,
  ),
  use(
    'flarewire dns records create --zone example.org --type A --name {host} --content {ip} --input hosts.csv --yes --stop-after-failures 1',
    /one\.example\.org[\s\S]*two\.example\.org/,
  ),
  use('flarewire zones list --yaml --output zones.txt && cat zones.txt', /name: example\.com/),
  use('flarewire zones list --tsv -o zones.tsv && cat zones.tsv', /^id\tname/),
  use('flarewire zones list --table --output zones.txt --force && cat zones.txt', /^NAME +/),
  use('flarewire zones list --table --wide', /^NAME +.* ID$/m),
  use('flarewire zones list --debug 2>&1', /GET .*zones/),
  use('flarewire zones list --no-update-notice --jq .name', /^example\.com\nexample\.org$/),
  use('flarewire zones list --raw', /^\{.*"success": ?true/s),
  use('CI= flarewire zones list --record zones.cassette.json --ndjson', /example\.com/),
  use(
    'CLOUDFLARE_BASE_URL=http://127.0.0.1:9 CLOUDFLARE_API_TOKEN= flarewire zones list --replay zones.cassette.json --ndjson',
    /example\.com/,
  ),
  use('echo token | CLOUDFLARE_API_TOKEN= flarewire login --profile work 2>&1', /saved as profile "work"/),
  use('CLOUDFLARE_API_TOKEN= flarewire zones list --profile work --jq .name', /example\.com/),
  use('flarewire kv namespaces create --title planned --plan', /"method": "POST"/),
  use('flarewire kv namespaces create --title flags --json', /"title": "flags"/),
  use('flarewire kv namespaces create --title flags --if-absent --json', /"title": "flags"/),
  use(
    'flarewire dns records create --zone example.com --type A --name upsert --content 192.0.2.7 --comment flags --upsert --json',
    /"comment": "flags"/,
  ),
  use(
    'timeout --signal=INT 3 flarewire dns records list --zone example.com --watch=1 > watched.txt 2>&1 || true; cat watched.txt',
    /"change"/,
  ),
  use('flarewire rules lists create --kind ip --name flags --json', /"name": "flags"/),
  use(
    `flarewire rules lists items create "$(flarewire rules lists list --jq 'select(.name == "flags") | .id')" --body list.json --wait --json`,
    /"status": "completed"/,
  ),
  use(
    `flarewire kv namespaces delete "$(flarewire kv namespaces list --jq 'select(.title == "by-name") | .id')" -y && flarewire kv namespaces list --jq .title`,
    /^(?![\s\S]*by-name)[\s\S]*flags/,
  ),
  use('CLOUDFLARE_BASE_URL= FLAREWIRE_LOCAL_URL=$URL flarewire zones list --local --jq .name', /example\.com/),
  use(
    'flarewire zones settings edit ssl --zone example.com --value curious --unchecked 2>&1 || true',
    /: 400 \[1007\]/,
  ),
];

/** Flags of the commands that are no operations. */
const COMMANDS: readonly Use[] = [
  use('flarewire search purge --limit 2', /flarewire cache purge/),
  use(
    'flarewire explain dns records create --zone example.com --type A --name x --content 192.0.2.1 --as curl',
    /^curl -X POST/,
  ),
  use(
    'CLOUDFLARE_API_TOKEN="$(flarewire token plan zones.list user.tokens.get --create --name checker --yes)" flarewire perms zones.list --check 2>&1',
    /zones\.list|Zone/,
  ),
  use('flarewire token plan dns.records.list --zone example.com --policy', /"effect": "allow"/),
  use(
    'flarewire dns plan --file zone.txt --zone example.com --owned all --leave-out "extra.example.com TXT"',
    /mail\.example\.com/,
  ),
  use('flarewire dns plan --from example.com --zone example.org --owned all --include-ns', /mail|shop/),
  use('flarewire dns plan --file zone.txt --zone example.com --owned comment:flags --adopt', /mail\.example\.com/),
  use(
    'flarewire dns apply --file zone.txt --zone example.com --owned comment:flags --adopt --leave-out extra.example.com --yes',
    /mail\.example\.com/,
  ),
  use(
    'flarewire dns apply --from example.com --zone example.org --owned all --include-ns --allow-deletes --yes',
    /mail\.example\.org/,
  ),
  use('flarewire dns set flagged A 192.0.2.1 --zone example.com --proxied --comment x --plan', /"proxied":true/),
  use(
    'flarewire dns set flagged MX mail.example.com --zone example.com --no-proxied --ttl 300 --priority 5 --plan',
    /"priority":5/,
  ),
  use('flarewire dns rm www --zone example.com --plan 2>&1', /www\.example\.com/),
  use('flarewire api POST /zones --field name=x.example --plan', /"x\.example"/),
  use(`flarewire api POST /zones --body '{"name":"y.example"}' --plan`, /"y\.example"/),
  use('flarewire api /zones --paginate', /example\.org/),
  use(
    'flarewire rule block --ip 192.0.2.1 --country KP --asn 64496 --host www.example.com --path /x --user-agent bot --expression true --action log --description flags --first --plan',
    /"action": "log"/,
  ),
  use('flarewire rule redirect /a /b --status 302 --keep-query --description flags --first --plan', /302/),
  use('flarewire rule rewrite /a /b --query c=d --description flags --first --plan', /c=d/),
  use('flarewire rule block --ip 192.0.2.99 --zone example.com 2>&1', /Added a rule/),
  use('flarewire rule list --phase http_request_firewall_custom --zone example.com', /192\.0\.2\.99/),
  use('flarewire rules test rules.test.yaml --rules rules.yaml --format junit', /tests="1" failures="0"/),
  use('flarewire kv namespaces create --title pictures --json', /pictures/),
  use('flarewire backup account --data kv,d1 2>&1', /Backed up/),
  use('flarewire backup dns --zone example.com --only dns 2>&1', /Backed up/),
  use('flarewire backup rest --zone example.com --except dns 2>&1', /Backed up/),
  use('flarewire dns records create --zone example.com --type A --name extra --content 192.0.2.5 --json', /extra/),
  use('flarewire diff dns --zone example.com --only dns 2>&1 || true', /extra\.example\.com/),
  use('flarewire diff dns --zone example.com --except dns && echo same', /^same$/),
  use(
    'flarewire restore dns --zone example.com --only dns --plan --delete-extra --with account',
    /extra\.example\.com/,
  ),
  use('flarewire restore rest --zone example.com --except dns --plan', /0 to create/),
  use('flarewire restore account --only kv --data kv --yes 2>&1', /0 to create/),
  use(
    'GREETING=hello flarewire deploy shop --env staging --config wrangler.toml --secrets GREETING --yes',
    /shop-staging/,
  ),
  use('flarewire deploy shop --name cart --yes --message first --prune', /Worker cart/),
  use('flarewire deploy again --name cart --yes --gradual 50 --settle 0 --check $URL/ips 2>&1', /to 50 %, 100 %/),
  use('flarewire deploy dist --pages handbook --branch preview --plan', /branch preview/),
  use('flarewire kv import flags --file keys.ndjson --yes 2>&1', /2 of 2 keys/),
  use('flarewire kv import flags --folder values --prefix b --allow-deletes --yes 2>&1', /1 of 1 keys|b2/),
  use('flarewire kv export flags --prefix a', /^\{"key":"a","value":"1"\}$/),
  use(`flarewire kv put flags c 3 --ttl 3600 --metadata '{"a":1}' 2>&1`, /written/),
  use('flarewire kv put flags d 4 --expiration 4000000000 2>&1', /written/),
  use('flarewire kv list flags --prefix c', /"name":"c"/),
  use('flarewire kv rm flags --prefix d --plan', /^d$/),
  use('flarewire kv rm flags --prefix d --yes 2>&1', /1 of 1 key deleted/),
  use('flarewire r2 buckets create --name flags --json', /flags/),
  use('flarewire r2 cp values r2://flags/values --recursive --parallel 2 --jurisdiction default 2>&1', /1 file copied/),
  use('flarewire r2 cp values r2://flags/other --recursive --plan', /r2:\/\/flags\/other\/b2/),
  use('flarewire r2 ls flags --jurisdiction default', /values\/b2/),
  use('flarewire r2 rm flags/values --recursive --plan', /^values\/b2$/),
  use('flarewire r2 rm flags/values --recursive --jurisdiction default --yes 2>&1', /1 of 1 object deleted/),
  use(
    'timeout 5 flarewire tail shop-staging --status error --method GET --search x --ip self --sampling-rate 1 --limit 1 2>&1 || true',
    /Waiting for events/,
  ),
  use('flarewire open example.com dns --print', /dns\/records/),
  use('flarewire purge --zone example.com --tags news 2>&1', /1 of 1/),
  use('flarewire purge --zone example.com --hosts www.example.com 2>&1', /1 of 1/),
  use('flarewire purge --zone example.com --prefixes www.example.com/a 2>&1', /1 of 1/),
  use('flarewire purge --zone example.com --everything --plan', /^everything$/),
  use('flarewire token rotate checker --plan', /^[0-9a-f]{32} {2}checker$/),
  use('flarewire purge --zone example.com --everything --yes 2>&1', /Purged everything/),
  use('flarewire purge --zone example.com --file urls.txt 2>&1', /2 of 2 purged/),
  use('flarewire wait zones get example.com --until status=active,pending --timeout 30', /example\.com/),
  use('flarewire mcp --allow-writes --answer-size 2000 < initialize.json', /"protocolVersion"/),
];

/** Ends such a program when it says that it is ready. */
const ready = (command: string, says: string): string =>
  `${command} > ready.txt 2>&1 & for i in $(seq 100); do sleep 0.1; if grep -q "${says}" ready.txt; then break; fi; done; kill $!; cat ready.txt`;

const PROGRAMS: readonly Use[] = [
  use('flarewire emulator --help', /--no-rules/),
  use(
    `${ready('flarewire emulator --port 0 --memory --seed default --limits --no-rules --strict --control', 'client/v4')}`,
    /http:\/\/127\.0\.0\.1:\d+\/client\/v4/,
  ),
  use(
    ready(
      'flarewire emulator --port 0 --dns-port 0 --edge-port 0 --origin www.example.com=http://localhost:3000 --allow-outbound api.example.net',
      'edge',
    ),
    /\(edge\)/,
  ),
  use(`flarewire emulator --port 0 --data state --quiet & sleep 2; kill $!; wait $! || true; ls state`, /./),
  use('flarewire console --help', /--emulator-port/),
  use('flarewire console --version', /^\d+\.\d+\.\d+/),
  use('flarewire console --static static-console', /\d+ files, [\d.]+ MB/),
  use(
    ready(
      'flarewire console --port 0 --calls calls --jobs jobs.journal --quiet --emulator-port 0 --edge-port 0 --data console --seed default --journal 10',
      'http://127',
    ),
    /http:\/\/127\.0\.0\.1:\d+/,
  ),
  use(
    ready('flarewire console --port 0 --calls none --emulator-port 0 --memory', 'http://127'),
    /http:\/\/127\.0\.0\.1:\d+/,
  ),
  use(
    ready('flarewire console --port 0 --calls none --live --profile emulator', 'http://127'),
    /http:\/\/127\.0\.0\.1:\d+/,
  ),
  use(
    ready('flarewire console --port 0 --calls none --live --base-url $URL', 'http://127'),
    /http:\/\/127\.0\.0\.1:\d+/,
  ),
];

export const USES: readonly Use[] = [...GLOBAL, ...COMMANDS, ...PROGRAMS];

const WORKER = 'export default { fetch: () => new Response("hello") };\n';
const CONFIGURATION = 'name = "shop"\nmain = "worker.js"\ncompatibility_date = "2026-11-01"\n';

/** Files that the lines read. */
export const FILES: Readonly<Record<string, string>> = {
  'record.json': '{"type":"A","name":"shop","ttl":300,"content":"192.0.2.1"}',
  'text.json': '{"type":"TXT","name":"two","ttl":300,"content":"\\"x\\""}',
  'list.json': '[{"ip":"192.0.2.0/24"}]',
  'hosts.csv': 'host,ip\none,192.0.2.21\ntwo,192.0.2.22\n',
  'urls.txt': 'https://example.com/a.css\nhttps://example.com/b.css\n',
  'keys.ndjson': '{"key":"a","value":"1"}\n{"key":"b","value":"2"}\n',
  'values/b2': '2',
  'zone.txt': '$ORIGIN example.com.\n$TTL 300\nmail IN A 192.0.2.9\nextra IN TXT "x"\n',
  'rules.yaml':
    'rulesets:\n  - phase: http_request_firewall_custom\n    rules:\n      - { action: block, expression: \'http.request.uri.path contains "/x"\', description: No x }\n',
  'rules.test.yaml': 'tests:\n  - request: https://www.example.com/x\n    expect: { action: block, rule: No x }\n',
  'shop/worker.js': WORKER,
  'shop/wrangler.toml': `${CONFIGURATION}[env.staging]\n`,
  'again/worker.js': WORKER.replace('hello', 'again'),
  'again/wrangler.toml': CONFIGURATION,
  'dist/index.html': '<h1>Handbook</h1>',
  'jobs.journal': '',
  'initialize.json':
    '{"jsonrpc":"2.0","id":1,"method":"initialize","params":{"protocolVersion":"2025-06-18","capabilities":{},"clientInfo":{"name":"test","version":"1"}}}\n',
};
