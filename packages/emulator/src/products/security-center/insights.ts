/** Security insights: problems in the zones' records, from the first scan on, and the users' decisions about them. */

import { stringList } from '@flarewire/schema';
import type { Context } from '../../handler/context.ts';
import type { Handler, Handlers, ResultOf } from '../../handler/handlers.ts';
import { type DnsRecord, dnsTables } from '../dns/tables.ts';
import { uuidOf } from '../shared/chance.ts';
import { all, type Fields, fieldsOf, keep, phase, read } from '../shared/fields.ts';
import { accountOf, inAccount } from '../shared/owner.ts';
import { invalid, missing } from '../shared/refusals.ts';
import { zonesOf } from '../zones/plan.ts';
import { type Zone, zoneOf } from '../zones/state.ts';

type Issue = NonNullable<ResultOf<'securityCenter.insights.list'>['issues']>[number];

/** Class, type and severity of what is found. https://developers.cloudflare.com/security-center/security-insights/ */
const CLASSES = {
  spf_record_missing: ['email_security', 'Low', 'Add an SPF record'],
  dmarc_record_missing: ['email_security', 'Moderate', 'Add a DMARC record'],
  unproxied_record: ['exposed_infrastructure', 'Moderate', 'Proxy the record'],
  private_ip_in_record: ['insecure_configuration', 'Critical', 'Remove the address'],
  dnssec_disabled: ['configuration_suggestion', 'Low', 'Enable DNSSEC'],
} as const satisfies Readonly<Record<string, readonly [Issue['issue_type'], Issue['severity'], string]>>;

type Class = keyof typeof CLASSES;

const ISSUE_TYPES = [
  'compliance_violation',
  'email_security',
  'exposed_infrastructure',
  'insecure_configuration',
  'weak_authentication',
  'configuration_suggestion',
];

const PROXIABLE = new Set(['A', 'AAAA', 'CNAME']);
const PRIVATE = /^(?:10\.|192\.168\.|172\.(?:1[6-9]|2\d|3[01])\.)/;

function findingsOf(zone: Zone, records: readonly DnsRecord[]): (readonly [Class, string, string])[] {
  const hasText = (name: string, start: string): boolean =>
    records.some((one) => one.type === 'TXT' && one.name === name && one.content.replace(/^"/, '').startsWith(start));
  const first = zone.created_on;
  const exposed = records
    .filter(({ type, proxied }) => PROXIABLE.has(type) && !proxied)
    .map(({ name, content, createdOn }): readonly [Class, string, string] => [
      PRIVATE.test(content) ? 'private_ip_in_record' : 'unproxied_record',
      name,
      createdOn,
    ]);
  return [
    ...(hasText(zone.name, 'v=spf1') ? [] : [['spf_record_missing', zone.name, first] as const]),
    ...(hasText(`_dmarc.${zone.name}`, 'v=DMARC1') ? [] : [['dmarc_record_missing', zone.name, first] as const]),
    ...exposed,
    ['dnssec_disabled', zone.name, first] as const,
  ];
}

const place = (context: Context, ...names: readonly string[]): string =>
  inAccount(accountOf(context), 'security-center', ...names);

const zonesFor = (context: Context): Zone[] =>
  context.path.zone_id === undefined
    ? zonesOf(context, accountOf(context)).map((id) => zoneOf({ ...context, path: { zone_id: id } }))
    : [zoneOf(context)];

/** Scans are off until they are switched on: https://developers.cloudflare.com/security-center/get-started/ */
const stateOf = (context: Context) => ({
  scans_enabled: read(context, place(context, 'state'), '')?.scans_enabled === true,
  recent_dormant_reactivation: false,
});

function issues(context: Context): Issue[] {
  if (!stateOf(context).scans_enabled) return [];
  return zonesFor(context).flatMap((zone) =>
    findingsOf(zone, context.sandbox.use(dnsTables).all(zone.id)).map(([issue_class, subject, since]): Issue => {
      const [issue_type, severity, resolve_text] = CLASSES[issue_class];
      const id = uuidOf(`${zone.id}|${issue_class}|${subject}`);
      const kept: Fields = read(context, place(context, 'issues'), id) ?? {};
      return {
        id,
        issue_class,
        issue_type,
        severity,
        subject,
        since,
        timestamp: context.now(),
        status: 'active',
        resolve_text,
        resolve_link: `https://dash.cloudflare.com/?to=/:account/${zone.name}/dns`,
        has_extended_context: false,
        dismissed: kept.dismissed === true,
        user_classification: (kept.user_classification ?? null) as Exclude<Issue['user_classification'], undefined>, // stored only by classify
        payload: { detection_method: 'Cloudflare scan', zone_tag: zone.id },
      };
    }),
  );
}

const FIELDS = ['issue_class', 'issue_type', 'severity', 'subject'] as const;

const listed = (value: unknown): string[] => stringList(value ?? []).flatMap((one) => one.split(','));

/** `name` asks for one of these, `name~neq` for none of them; dismissed ones are left out unless asked for. */
function selected(context: Context): Issue[] {
  const query: Fields = context.query;
  const isIn = (issue: Issue, name: (typeof FIELDS)[number], wanted: readonly string[]): boolean =>
    wanted.some((one) => one.toLowerCase() === String(issue[name]).toLowerCase());
  const sources = listed(query.source);
  if (sources.length > 0 && !sources.includes('cloudflare')) return [];
  return issues(context).filter(
    (issue) =>
      issue.dismissed === (String(query.dismissed ?? false) === 'true') &&
      FIELDS.every((name) => {
        const [wanted, unwanted] = [listed(query[name]), listed(query[`${name}~neq`])];
        return (wanted.length === 0 || isIn(issue, name, wanted)) && !isIn(issue, name, unwanted);
      }),
  );
}

/** Number of insights per value; the counts add up to the length of the list. */
function counts(context: Context, name: (typeof FIELDS)[number]): { value: string; count: number }[] {
  const groups = Map.groupBy(selected(context), (issue) => String(issue[name]));
  return [...groups].map(([value, list]) => ({ value, count: list.length }));
}

function issueOf(context: Context): Issue {
  const found = issues({ ...context, query: {} }).find(({ id }) => id === context.path.issue_id);
  if (found === undefined) throw missing('insight');
  return found;
}

/** Records a change and its author. */
function change(context: Context, field: 'status' | 'user_classification', value: unknown, rationale?: string): void {
  const issue = issueOf(context);
  const id = String(issue.id);
  const isStatus = field === 'status';
  const previous = isStatus ? (issue.dismissed === true ? 'dismissed' : 'active') : issue.user_classification;
  const scope = place(context, 'issues');
  const changed = isStatus ? { dismissed: value === 'dismissed' } : { user_classification: value };
  keep(context, scope, id, { ...read(context, scope, id), ...changed });
  const entry = context.sandbox.ids.uuid();
  keep(context, place(context, 'audit-log'), entry, {
    id: entry,
    issue_id: id,
    zone: issue.payload?.zone_tag,
    changed_at: context.now(),
    changed_by: 'user@example.com',
    field_changed: field,
    previous_value: previous ?? null,
    current_value: value,
    rationale: rationale ?? null,
  });
}

function dismiss(context: Context & { readonly body: { readonly dismiss?: boolean } | undefined }) {
  change(context, 'status', fieldsOf(context).dismiss === false ? 'active' : 'dismissed');
  return { errors: [], messages: [], success: true as const };
}

const KINDS = ['false_positive', 'accept_risk', 'other'];

const classify: Handler<'securityCenter.insights.classification.update'> = (context) => {
  const { classification = null, rationale } = fieldsOf(context);
  if (classification !== null && !KINDS.includes(classification))
    throw invalid(
      `classification '${classification.slice(0, 40)}' is not one of ${KINDS.join(', ')}`,
      '/classification',
    );
  if (classification === 'other' && rationale === undefined)
    throw invalid('rationale is required with other', '/rationale');
  change(context, 'user_classification', classification, rationale);
  return { errors: [], messages: [], success: true };
};

/** The newest first. */
function auditLog(context: Context, issue?: string): Fields[] {
  const { before, since, changed_by, field_changed, order } = context.query;
  const kept = all(context, place(context, 'audit-log')).filter(
    (entry) =>
      (issue === undefined || entry.issue_id === issue) &&
      (context.path.zone_id === undefined || entry.zone === context.path.zone_id) &&
      (changed_by === undefined || entry.changed_by === changed_by) &&
      (field_changed === undefined || entry.field_changed === field_changed) &&
      (since === undefined || String(entry.changed_at) >= String(since)) &&
      (before === undefined || String(entry.changed_at) < String(before)),
  );
  return order === 'asc' ? kept : kept.reverse();
}

/** Scans that people start, this many a day; the number is not documented. */
const SCANS = 5;
const DAY = 86_400_000;

function scansOf(context: Context): Fields[] {
  const now = context.sandbox.clock.now();
  return all(context, place(context, 'scans')).filter(({ started_at }) => now - Date.parse(String(started_at)) < DAY);
}

const scan: Handler<'securityCenter.insights.scans.create'> = (context) => {
  if (!stateOf(context).scans_enabled) throw invalid('Scans are not enabled');
  if (scansOf(context).length >= SCANS) throw invalid(`${SCANS} scans a day are allowed`);
  const scan_id = context.sandbox.ids.uuid();
  keep(context, place(context, 'scans'), scan_id, { scan_id, started_at: context.now() });
  return { scan_id };
};

const scans: Handler<'securityCenter.insights.scans.list'> = (context) => {
  const list = scansOf(context);
  const shown = list.map(({ scan_id, started_at }) => ({
    scan_id: String(scan_id),
    started_at: String(started_at),
    status: phase<'completed' | 'in_progress'>(started_at, context, [
      ['in_progress', 0],
      ['completed', 60],
    ]),
  }));
  return { scans: shown, quota: { used: list.length, available: SCANS - list.length } };
};

const setState: Handler<'securityCenter.state.update'> = (context) => {
  keep(context, place(context, 'state'), '', { scans_enabled: fieldsOf(context).scans_enabled === true });
  return stateOf(context);
};

export const securityInsights = {
  'securityCenter.state.get': stateOf,
  'securityCenter.state.update': setState,
  'securityCenter.insights.list': (context) => context.page(selected(context)),
  'securityCenter.insights.dismiss': dismiss,
  'securityCenter.insights.classification.update': classify,
  'securityCenter.insights.class.get': (context) => counts(context, 'issue_class'),
  'securityCenter.insights.severity.get': (context) => counts(context, 'severity'),
  'securityCenter.insights.type.get': (context) => counts(context, 'issue_type'),
  'securityCenter.insights.context.get': (context) => context.fit({ ...issueOf(context).payload }),
  'securityCenter.insights.auditLogs.list': (context) => context.page(auditLog(context), (one) => context.fit(one)),
  'securityCenter.insights.auditLogs.listByInsight': (context) =>
    context.page(auditLog(context, String(issueOf(context).id)), (one) => context.fit(one)),
  'securityCenter.insights.scans.list': scans,
  'securityCenter.insights.scans.create': scan,
  'intel.attackSurfaceReport.issueTypes.get': (context) => context.page(ISSUE_TYPES),
  'intel.attackSurfaceReport.issues.list': (context) => context.page(selected(context)),
  'intel.attackSurfaceReport.issues.class': (context) => counts(context, 'issue_class'),
  'intel.attackSurfaceReport.issues.severity': (context) => counts(context, 'severity'),
  'intel.attackSurfaceReport.issues.type': (context) => counts(context, 'issue_type'),
  'intel.attackSurfaceReport.issues.dismiss': dismiss,
} satisfies Handlers;
