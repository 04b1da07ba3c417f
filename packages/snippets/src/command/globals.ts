/** Flags of every command; a parameter with the same name is prefixed with its location: `--query.limit`. */

export const SWITCHES = {
  plan: 'print the request instead of sending it',
  'if-absent': 'create only if it does not exist yet, as determined by its natural key',
  upsert: 'create it, or update the existing one with the same natural key',
  watch: 'repeat a command that reads and mark changes; --watch=10 is every 10 seconds',
  wait: 'wait until the started work has ended, and print its outcome',
  yes: 'do not ask for confirmation',
  local: 'use the emulator on this machine',
  json: 'print JSON',
  ndjson: 'print JSON, one item per line',
  yaml: 'print YAML',
  csv: 'print CSV',
  tsv: 'print tab-separated values',
  table: 'print a table',
  raw: 'print the response unchanged, byte by byte',
  wide: 'print all columns of a table',
  force: 'let --output overwrite a file',
  'retry-failed': 'run the failed items of --resume again',
  unchecked: 'send values that are not in the contract',
  debug: 'print each request and response, without bodies and secrets',
  'no-update-notice': 'do not look for a newer version of flarewire',
  help: 'show arguments and flags',
} as const;

export const VALUES = {
  body: ['JSON|FILE|-', 'the whole body as JSON, from a file, or from standard input'],
  columns: ['a,b.c', 'columns of a table, or fields in the other formats'],
  jq: ['FILTER', 'filter each item with jq; strings are printed without quotes'],
  limit: ['N', 'maximum number of items of a list'],
  prefetch: ['N', 'number of list pages to fetch ahead'],
  across: [
    'KIND[:FILTER]',
    "run the command for all zones or accounts: zones, 'zones:status=active,name=*.example', accounts",
  ],
  input: ['FILE', 'run the command for each row of a .csv or .ndjson file; {column} is replaced with its value'],
  journal: ['FILE', 'record the progress of --across and --input in a new file'],
  resume: ['FILE', 'continue the run of a journal: finished items are not repeated'],
  'secrets-file': ['FILE', 'write results with secrets that are shown once to a new file that only you can read'],
  'stop-after-failures': ['N', 'stop --across and --input after this many failures'],
  output: ['FILE', 'write to a file that does not exist yet'],
  record: ['FILE', 'record calls and responses for --replay, with secrets masked'],
  replay: ['FILE', 'take responses from a file of --record: nothing is sent, no token is needed'],
  profile: ['NAME', 'use the credentials, account and zone of a profile (flarewire login)'],
} as const;

/** The zone or account of an operation, by name or id. */
export const SCOPES = {
  zone: ['NAME|ID', 'zone by name, hostname or id (default: CLOUDFLARE_ZONE_ID)'],
  account: ['NAME|ID', 'account by name or id; optional if there is only one (default: CLOUDFLARE_ACCOUNT_ID)'],
} as const;

export const SHORT: Readonly<Record<string, string>> = { h: 'help', o: 'output', y: 'yes' };
