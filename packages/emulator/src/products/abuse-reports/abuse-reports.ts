/** Abuse reports: those that the account submitted, and among them those about sites in its own zones. */
import type { Context } from '../../handler/context.ts';
import type { Handler, Handlers } from '../../handler/handlers.ts';
import { notFound } from '../../problem.ts';
import { all, type Fields, fieldsOf, keep } from '../shared/fields.ts';
import { listed } from '../shared/lists.ts';
import { accountOf, inAccount } from '../shared/owner.ts';
import { zoneFor } from '../zones/plan.ts';

const scopeOf = (context: Context): string => inAccount(accountOf(context), 'abuse-reports');

/** https://developers.cloudflare.com/api/resources/abuse_reports/methods/create/ */
const TYPES: Readonly<Record<string, string>> = {
  abuse_dmca: 'DMCA',
  abuse_trademark: 'TM',
  abuse_general: 'GEN',
  abuse_phishing: 'PHISH',
  abuse_children: 'EMER',
  abuse_threat: 'THREAT',
  abuse_registrar_whois: 'REG_WHO',
  abuse_ncsei: 'NCSEI',
};

const submit: Handler<'abuseReports.create'> = (context) => {
  const { act, email2: _, agree: _agreed, name, email, tele: telephone, company, ...details } = fieldsOf(context);
  const urls = String(details.urls ?? '').split(/\s+/);
  const id = context.sandbox.ids.hex().slice(0, 16);
  const [first = ''] = urls;
  const domain = URL.canParse(first) ? new URL(first).hostname : first;
  const submitter = { name, email, company, telephone };
  const about = { id, type: TYPES[String(act)] ?? 'GEN', domain, urls, submitter };
  keep(context, scopeOf(context), id, { ...details, ...about, cdate: context.now() });
  return 'success';
};

interface Filters {
  readonly id?: unknown;
  readonly domain?: unknown;
  readonly type?: unknown;
  readonly status?: unknown;
  readonly created_after?: unknown;
  readonly created_before?: unknown;
  readonly sort?: unknown;
}

function meant(reports: readonly Fields[], { sort, created_after, created_before, ...equal }: Filters): Fields[] {
  const time = (value: unknown): number => Date.parse(String(value));
  const found = reports.filter(
    (report) =>
      (['id', 'domain', 'type', 'status'] as const).every(
        (name) => equal[name] === undefined || listed(equal[name]).includes(report[name]),
      ) &&
      (created_after === undefined || time(report.cdate) >= time(created_after)) &&
      (created_before === undefined || time(report.cdate) < time(created_before)),
  );
  return sort === 'cdate,asc' ? found : found.reverse();
}

/** Nobody decides about a report here, so it stays submitted. */
const submitted = (context: Context): Fields[] =>
  all(context, scopeOf(context)).map((report) => ({ ...report, status: 'submitted', denial_reason: null }));

const NONE = { accepted_url_count: 0, active_count: 0, in_review_count: 0, pending_count: 0 };

const received = (context: Context): Fields[] =>
  all(context, scopeOf(context))
    .filter(({ domain }) => zoneFor(context, accountOf(context), String(domain)) !== undefined)
    .map((report) => ({
      ...report,
      status: 'in_review',
      mitigation_summary: { ...NONE, external_host_notified: false },
    }));

function named(reports: readonly Fields[], id: unknown): Fields {
  const found = reports.find((report) => report.id === id);
  if (found === undefined) throw notFound('report');
  return found;
}

/** The report of the path, about a site of the account. */
const own = (context: Context): Fields => named(received(context), context.path.report_id ?? context.path.report_param);

/** At most: https://developers.cloudflare.com/api/operations/CheckAppealEligibility does not say, so the number is ours. */
const MAX_APPEALS = 3;

export const abuseReports = {
  'abuseReports.create': submit,
  'abuseReports.list': (context) => context.page(meant(received(context), context.query), context.fit),
  'abuseReports.get': (context) => context.fit(own(context)),
  'abuseReports.submitted.list': (context) => context.page(meant(submitted(context), context.query), context.fit),
  'abuseReports.submitted.get': (context) => context.fit(named(submitted(context), context.path.report_id)),
  'abuseReports.submitted.emails.list': (context) => {
    named(submitted(context), context.path.report_id);
    return context.page([]);
  },
  'abuseReports.emails.list': (context) => {
    own(context);
    return { emails: [] };
  },
  'abuseReports.mitigations.list': (context) => {
    own(context);
    return context.page([]);
  },
  'abuseReports.appeals.eligibility': (context) => {
    own(context);
    return {
      appeal_count: 0,
      appealable: false,
      has_appealable_mitigations: false,
      has_open_appeal: false,
      max_appeals: MAX_APPEALS,
    };
  },
} satisfies Handlers;
