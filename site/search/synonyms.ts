/** Words that developers use for the same thing; each line has one meaning. */
import { stem } from './words.ts';

const GROUPS = `
mask redact hide censor sanitize scrub obfuscate
undocumented unlisted unofficial
isolate interfere collide separate independent
differ difference diff compare drift deviate mismatch
completion autocomplete autocompletion
container docker podman
lambda serverless faas
websocket websockets ws
speed performance fast faster quick slow latency benchmark throughput overhead
concurrent concurrency parallel simultaneous simultaneously
option setting config configuration configure preference
delete remove destroy erase
error exception failure fail throw crash
deprecated obsolete sunset removed legacy retired
undo revert rollback rollbacks
preview dry-run dryrun rehearse rehearsal
record capture
ndjson jsonl
wait poll polling await
cron schedule scheduled nightly daily weekly hourly periodic periodically recurring
login signin authenticate auth
upgrade migrate port switch convert
documentation docs manual
log logging logger
duplicate twice double
resume continue interrupted restart
cancel abort interrupt kill
limit quota throttle cap
large big huge
bulk batch mass thousands hundreds
tenant customer
notify notification alert webhook
mock stub fake
local locally localhost offline
folder directory
save store persist persistent keep
type typing typings typescript
node nodejs node.js
go golang
kubernetes k8s pod pods replica replicas
openapi swagger
retry resend repeat reattempt
outage downtime unavailable
size footprint small lightweight weight heavy
release version
permission scope role privilege
null nullable undefined
environment env
pipe stdin stdout
colour color colored
keyboard shortcut shortcuts hotkey hotkeys
colleague teammate team people
approve approval confirm confirmation
read-only readonly
seed fixture fixtures
certificate cert tls ssl
export dump extract
zone domain domains
agent ai llm assistant
license licence
bug issue problem
price pricing cost
inspect debug debugging
verify check validate
terraform pulumi iac
metric metrics prometheus grafana datadog dashboard dashboards
trace tracing span spans
rotate renew roll
hook interceptor middleware plugin
enum enums
http2 http/2 h2
`;

const groups = GROUPS.trim()
  .split('\n')
  .map((line) => [...new Set(line.split(' ').map(stem))]);

const synonyms = new Map<string, readonly string[]>();
for (const group of groups)
  for (const word of group)
    synonyms.set(word, [...(synonyms.get(word) ?? []), ...group.filter((other) => other !== word)]);

/** Stems that mean the same as this one. */
export const synonymsOf = (word: string): readonly string[] => synonyms.get(word) ?? [];
