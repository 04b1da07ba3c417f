/** URL Scanner: a scan is submitted, and has a result after some time. */

import { isObject } from '@flarewire/schema';
import type { At, Context, Showing } from '../../handler/context.ts';
import type { Handler, Handlers } from '../../handler/handlers.ts';
import { Reply } from '../../handler/reply.ts';
import { problem } from '../../problem.ts';
import { includesText } from '../../text-search.ts';
import { all, below, type Fields, fieldsOf, found, keep } from '../shared/fields.ts';

/** https://developers.cloudflare.com/radar/investigate/url-scanner/ */
const SCAN_MILLISECONDS = 10_000;
const MAX_AT_ONCE = 100;
/** Maximum number of characters of a search, to bound its cost. */
const MAX_ASKED = 1000;

const scopeOf = (context: Context): string => below(context, 'urlscanner', 'scans');

/** A URL, or a host that gets `http:`. */
function addressOf(text: unknown, pointer: string): string {
  const given = String(text).trim();
  const whole = /^[a-z][a-z0-9+.-]*:/i.test(given) ? given : `http://${given}`;
  if (!URL.canParse(whole) || !/^https?:/i.test(whole))
    throw problem(400, 1001, `'${given.slice(0, 100)}' is not an address that can be scanned`, pointer); // code not documented
  return new URL(whole).href;
}

function submit(context: Context, body: Fields, pointer: string): Fields {
  const uuid = context.sandbox.ids.uuid();
  const url = addressOf(body.url, pointer);
  const visibility = String(body.visibility ?? 'public').toLowerCase();
  const scan = { uuid, url, visibility, time: context.now(), country: body.country ?? 'US' };
  return keep(context, scopeOf(context), uuid, scan);
}

function submitted(context: Context, { uuid, url, visibility }: Fields): Fields {
  const api = `${context.url.origin}/client/v4${below(context, 'urlscanner', 'v2')}/result/${String(uuid)}`;
  const result = `https://radar.cloudflare.com/scan/${String(uuid)}/summary`;
  return { uuid, url, visibility, api, result, message: 'Submission successful' };
}

const bulk: Handler<'urlScanner.scans.bulkCreate'> = (context) => {
  const { body: list = [] } = context;
  if (list.length > MAX_AT_ONCE)
    throw problem(400, 1001, `At most ${MAX_AT_ONCE} addresses are scanned at once; ${list.length} were sent`); // code not documented
  const scans = list.map((one, index) => submit(context, { ...one }, `/${index}/url`));
  return context.fit(scans.map((scan) => submitted(context, scan)));
};

const isDone = (context: Context, scan: Fields): boolean =>
  context.sandbox.clock.now() - Date.parse(String(scan.time)) >= SCAN_MILLISECONDS;

function find(context: Context & At<'scan_id'>): Fields {
  return found(context, scopeOf(context), context.path.scan_id, () => problem(404, 1003, 'Scan not found'));
}

/** Until it is done there is no result: callers ask again every 10 to 30 seconds. */
function finished(context: Context & At<'scan_id'>): Fields {
  const scan = find(context);
  if (!isDone(context, scan)) throw problem(404, 1003, 'Scan is not finished yet');
  return scan;
}

function factsOf(context: Context, scan: Fields): Fields {
  const { uuid, url, visibility, time } = scan;
  const { hostname } = new URL(String(url));
  return {
    task: { uuid, url, visibility, time, success: true, status: 'finished', domain: hostname, apexDomain: hostname },
    page: {
      url,
      domain: hostname,
      apexDomain: hostname,
      country: 'US',
      ip: '192.0.2.80',
      asn: 'AS64496',
      status: '200',
    },
    scan: { task: { uuid, url, visibility, time, success: true, status: 'Finished' } },
    _id: uuid,
    result: submitted(context, scan).result,
    verdicts: { malicious: false, overall: { malicious: false, categories: [], phishing: [], hasVerdicts: false } },
    stats: { dataLength: 1256, requests: 1, uniqCountries: 1, uniqIPs: 1 },
  };
}

/** Known facts over a sample, which fills in data that the local scanner cannot have. */
function result<Result>(context: Showing<Result> & At<'scan_id'>): Result {
  const sampled = context.sample();
  return context.fit(merged(isObject(sampled) ? sampled : {}, factsOf(context, finished(context))));
}

function merged(base: Fields, over: Fields): Fields {
  const joined = Object.entries(over).map(([name, value]) => {
    const below = base[name];
    return [name, isObject(below) && isObject(value) ? merged(below, value) : value] as const;
  });
  return { ...base, ...Object.fromEntries(joined) };
}

/** Finished scans, newest first; `q` asks as `page.domain:example.com AND …` or by a word. */
const search: Handler<'urlScanner.scans.list'> = (context) => {
  const { q, size } = context.query;
  const words = (q ?? '')
    .slice(0, MAX_ASKED)
    .split(/\sAND\s/i)
    .map((term) =>
      term
        .trim()
        .replace(/^[\w.]+:/, '')
        .replace(/^["*]+|(?<!["*])["*]+$/g, '')
        .toLowerCase(),
    )
    .filter((word) => word !== '');
  const known = all(context, scopeOf(context))
    .filter((scan) => isDone(context, scan))
    .filter((scan) =>
      words.every((word) => includesText(`${String(scan.url)} ${String(scan.uuid)}`.toLowerCase(), word)),
    )
    .reverse()
    .slice(0, size ?? 100);
  return context.fit({ results: known.map((scan) => factsOf(context, scan)) });
};

const listOld: Handler<'urlScanner.v1.scans.list'> = (context) => {
  const { url, hostname, scan_id, limit } = context.query;
  const tasks = all(context, scopeOf(context))
    .filter((scan) => isDone(context, scan))
    .filter(
      (scan) =>
        (url === undefined || includesText(String(scan.url), url)) &&
        (hostname === undefined || new URL(String(scan.url)).hostname === hostname) &&
        (scan_id === undefined || scan.uuid === scan_id),
    )
    .reverse()
    .slice(0, limit ?? 100);
  return context.fit({ tasks: tasks.map((scan) => ({ ...scan, success: true })) });
};

/** One white pixel: the smallest picture there is. */
const PIXEL = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8/5+hHgAHggJ/PchI7wAAAABJRU5ErkJggg==',
  'base64',
);

const screenshot: Handler<'urlScanner.scans.screenshot' | 'urlScanner.v1.scans.screenshot'> = (context) => {
  finished(context);
  return new Reply(new Uint8Array(PIXEL), 'image/png');
};

const dom: Handler<'urlScanner.scans.dom'> = (context) => {
  const { hostname } = new URL(String(finished(context).url));
  return new Reply(
    `<!doctype html><html><head><title>${hostname}</title></head><body></body></html>`,
    'text/plain; charset=utf-8',
  );
};

function har<Result>(context: Showing<Result> & At<'scan_id'>): Result {
  finished(context);
  return context.fit(context.sample());
}

export const urlScanner = {
  'urlScanner.scans.create': (context) => context.fit(submitted(context, submit(context, fieldsOf(context), '/url'))),
  'urlScanner.scans.bulkCreate': bulk,
  'urlScanner.scans.get': result,
  'urlScanner.scans.list': search,
  'urlScanner.scans.dom': dom,
  'urlScanner.scans.har': har,
  'urlScanner.scans.screenshot': screenshot,
  'urlScanner.v1.scans.create': (context) => context.fit(submit(context, fieldsOf(context), '/url')),
  'urlScanner.v1.scans.list': listOld,
  'urlScanner.v1.scans.get': result,
  'urlScanner.v1.scans.har': har,
  'urlScanner.v1.scans.screenshot': screenshot,
} satisfies Handlers;
