/** Flags of every command; a parameter with the same name is prefixed with its location: `--query.limit`. */

export const SWITCHES = {
  plan: 'print the request instead of sending it',
  'if-absent': 'create only what is not there, found by its natural key',
  wait: 'until what was begun has ended, and print how',
  yes: 'do what deletes or cannot be undone, without being asked',
  local: 'send to the emulator on this machine',
  json: 'as JSON',
  ndjson: 'as JSON, an item a line',
  yaml: 'as YAML',
  csv: 'as CSV',
  tsv: 'as tab-separated values',
  table: 'as a table',
  raw: 'the answer as it came, byte by byte',
  force: 'let --output replace a file',
  'retry-failed': 'run the failed items of --resume again',
  unchecked: 'send values that the contract does not know',
  help: 'what the command takes',
} as const;

export const VALUES = {
  body: ['JSON|FILE|-', 'the whole body, as JSON, from a file, or from standard input'],
  columns: ['a,b.c', 'columns of a table, fields of all other forms'],
  jq: ['FILTER', 'through this filter of jq, item by item; texts without quotes'],
  limit: ['N', 'at most so many items of a list'],
  prefetch: ['N', 'get so many pages of a list ahead'],
  across: ['KIND[:FILTER]', "do it for all zones or accounts: zones, 'zones:status=active,name=*.example', accounts"],
  input: ['FILE', 'do it for each row of a .csv or .ndjson file: {column} in any word stands for its value'],
  journal: ['FILE', 'record what --across and --input have done in a new file'],
  resume: ['FILE', 'continue the run of a journal: what is done is not done again'],
  'secrets-file': ['FILE', 'write results with secrets that are shown once to a new file that only you can read'],
  'stop-after-failures': ['N', 'end --across and --input when so many have failed'],
  output: ['FILE', 'write to a file, which must not be there'],
  record: ['FILE', 'keep the calls and their answers, secrets masked, for --replay'],
  replay: ['FILE', 'answer from a file of --record: nothing is sent, no token is needed'],
  profile: ['NAME', 'credentials, account and zone of flarewire login'],
} as const;

/** The zone or account of an operation, by name or id. */
export const SCOPES = {
  zone: ['NAME|ID', 'the zone, by its name, a host in it, or its id; CLOUDFLARE_ZONE_ID'],
  account: ['NAME|ID', 'the account, not needed where there is one; CLOUDFLARE_ACCOUNT_ID'],
} as const;

export const SHORT: Readonly<Record<string, string>> = { h: 'help', o: 'output', y: 'yes' };
