/** Pages that are rendered on request, and crawls that go on by the clock. https://developers.cloudflare.com/browser-rendering/rest-api/ */
import type { At, Context } from '../../handler/context.ts';
import type { Handler, Handlers } from '../../handler/handlers.ts';
import { Reply } from '../../handler/reply.ts';
import { mediaOf } from '../../http/forms/media.ts';
import { below, type Fields, fieldsIn, fieldsOf, found, keep } from '../shared/fields.ts';
import { pdf } from '../shared/pdf.ts';
import { conflict, invalid, missing } from '../shared/refusals.ts';
import {
  accessibilityTree,
  filled,
  linksOf,
  markdownOf,
  type Page,
  pageOf,
  placeholder,
  scraped,
  textOf,
  titleOf,
} from './page.ts';

const asked = (context: Context): Page => pageOf(fieldsOf(context));

const scrape: Handler<'browserRendering.scrape.create'> = (context) => {
  const page = asked(context);
  const { elements = [] } = fieldsOf(context);
  // The contract has one result for each selector: the first that fits.
  return context.fit(
    elements.flatMap(({ selector }) => {
      const [first] = scraped(page, selector);
      return first === undefined ? [] : [{ selector, results: first }];
    }),
  );
};

const TYPES: Readonly<Record<string, string>> = { png: 'image/png', jpeg: 'image/jpeg', webp: 'image/webp' };

const screenshot: Handler<'browserRendering.screenshot.create'> = (context) => {
  asked(context);
  const { screenshotOptions } = fieldsOf(context);
  const type = String(fieldsIn(screenshotOptions).type ?? 'png');
  const mime = TYPES[type];
  if (mime === undefined)
    throw invalid(`'${type.slice(0, 60)}' is not one of ${Object.keys(TYPES).join(', ')}`, '/screenshotOptions/type');
  // `quality` applies to lossy formats only:
  // https://developers.cloudflare.com/browser-rendering/rest-api/screenshot-endpoint/
  if (type === 'png' && fieldsIn(screenshotOptions).quality !== undefined)
    throw invalid('quality is not for png', '/screenshotOptions/quality');
  return new Reply(mediaOf(mime), mime);
};

const snapshot: Handler<'browserRendering.snapshot.create'> = (context) => {
  const page = asked(context);
  return {
    content: page.html,
    screenshot: Buffer.from(mediaOf('image/png')).toString('base64'),
    markdown: markdownOf(page),
    accessibilityTree: treeOf(page),
  };
};

type Tree = {
  readonly role: string;
  readonly name: string;
  readonly children: readonly { readonly role: string; readonly name: string }[];
};

const treeOf = (page: Page) => {
  const { role, name, children } = accessibilityTree(page) as unknown as Tree; // made so by `accessibilityTree`
  return { role, name, children: children.map((one) => ({ ...one })) };
};

/** https://developers.cloudflare.com/browser-rendering/rest-api/json-endpoint/: a prompt, a schema, or both. */
const json: Handler<'browserRendering.json.create'> = (context) => {
  const page = asked(context);
  const { prompt, response_format } = fieldsOf(context);
  if (prompt === undefined && response_format === undefined)
    throw invalid('Give a prompt or a response_format', '/prompt');
  const format = fieldsIn(response_format);
  const schema = fieldsIn(format.schema ?? format.json_schema);
  const known = filled('schema' in schema ? schema.schema : schema, titleOf(page));
  return context.fit(typeof known === 'object' && known !== null ? known : { title: titleOf(page) });
};

interface Crawl extends Fields {
  readonly id: string;
  readonly url: string;
  readonly started_at: string;
  readonly limit: number;
  readonly formats: readonly string[];
  readonly exclude: readonly string[];
  readonly cancelled_at?: string;
}

const crawls = (context: Context): string => below(context, 'browser-rendering', 'crawl');

/** https://developers.cloudflare.com/browser-rendering/platform/limits/#crawl-endpoint-limits: of the free plan. */
const MAX_PAGES = 100;
const DAY = 86_400_000;
/** Results stay for 14 days: https://developers.cloudflare.com/browser-rendering/rest-api/crawl-endpoint/ */
const KEPT = 14 * DAY;

const startCrawl: Handler<'browserRendering.crawl.create'> = (context) => {
  const body: Fields = { ...fieldsOf(context) };
  const { url } = pageOf({ url: body.url });
  const formats = Array.isArray(body.formats) ? body.formats.map(String) : ['html'];
  if (formats.includes('json') && body.jsonOptions === undefined)
    throw invalid('The format json needs jsonOptions', '/jsonOptions');
  const { excludePatterns } = fieldsIn(body.options);
  const id = context.sandbox.ids.uuid();
  const limit = Math.min(Number(body.limit ?? 10), MAX_PAGES);
  const exclude = Array.isArray(excludePatterns) ? excludePatterns.map(String) : [];
  keep(context, crawls(context), id, { id, url, started_at: context.now(), limit, formats, exclude });
  return id;
};

/** Seconds between two pages; not documented. */
const STEP = 2;
/** A site that is not fetched has this many pages. */
const PAGES = 5;

const crawlOf = (context: Context & At<'job_id'>): Crawl => {
  const crawl = found<Crawl>(context, crawls(context), context.path.job_id, () => missing('crawl job'));
  if (context.sandbox.clock.now() - Date.parse(crawl.started_at) > KEPT) throw missing('crawl job');
  return crawl;
};

/** `/a/*`: a pattern is part of an address, whose stars match anything. */
function excludes(pattern: string, url: string): boolean {
  let at = 0;
  for (const piece of pattern.split('*').filter(Boolean)) {
    const next = url.indexOf(piece, at);
    if (next < 0) return false;
    at = next + piece.length;
  }
  return true;
}

function recordsOf(context: Context, crawl: Crawl): Fields[] {
  const end = crawl.cancelled_at === undefined ? context.sandbox.clock.now() : Date.parse(crawl.cancelled_at);
  const done = Math.floor((end - Date.parse(crawl.started_at)) / 1000 / STEP);
  const urls = Array.from({ length: Math.min(PAGES, crawl.limit) }, (_, index) =>
    index === 0 ? crawl.url : new URL(`page-${index}`, crawl.url.endsWith('/') ? crawl.url : `${crawl.url}/`).href,
  );
  return urls.map((url, index) => {
    if (crawl.exclude.some((pattern) => excludes(pattern, url))) return { url, status: 'skipped' };
    if (index >= done) return { url, status: crawl.cancelled_at === undefined ? 'queued' : 'cancelled' };
    const page = placeholder(url);
    return {
      url,
      status: 'completed',
      ...(crawl.formats.includes('html') ? { html: page.html } : {}),
      ...(crawl.formats.includes('markdown') ? { markdown: markdownOf(page) } : {}),
      ...(crawl.formats.includes('json') ? { json: { title: titleOf(page) } } : {}),
      metadata: { status: 200, title: titleOf(page), url },
    };
  });
}

const getCrawl: Handler<'browserRendering.crawl.get'> = (context) => {
  const crawl = crawlOf(context);
  const records = recordsOf(context, crawl);
  const open = records.some(({ status }) => status === 'queued');
  const count = (status: string): number => records.filter((one) => one.status === status).length;
  const { status, cursor = 0, limit = 50 } = context.query;
  const wanted = records.filter((one) => status === undefined || one.status === status);
  const end = cursor + limit;
  return context.fit({
    id: crawl.id,
    status: crawl.cancelled_at !== undefined ? 'cancelled_by_user' : open ? 'running' : 'completed',
    browserSecondsUsed: count('completed') * STEP,
    total: records.length,
    finished: count('completed') + count('skipped'),
    skipped: count('skipped'),
    records: wanted.slice(cursor, end),
    ...(end < wanted.length ? { cursor: String(end) } : {}),
  });
};

const cancelCrawl: Handler<'browserRendering.crawl.delete'> = (context) => {
  const crawl = crawlOf(context);
  const isOpen = recordsOf(context, crawl).some(({ status }) => status === 'queued');
  if (crawl.cancelled_at !== undefined || !isOpen) throw conflict('The crawl job has ended already'); // code not documented
  keep(context, crawls(context), crawl.id, { ...crawl, cancelled_at: context.now() });
  return { job_id: crawl.id, message: 'The crawl job is cancelled' };
};

export const browserRendering = {
  'browserRendering.content.create': (context) => asked(context).html,
  'browserRendering.pdf.create': (context) =>
    new Reply(new TextEncoder().encode(pdf(textOf(asked(context).html).slice(0, 200))), 'application/pdf'),
  'browserRendering.scrape.create': scrape,
  'browserRendering.screenshot.create': screenshot,
  'browserRendering.snapshot.create': snapshot,
  'browserRendering.json.create': json,
  'browserRendering.links.create': (context) =>
    linksOf(asked(context), fieldsOf(context).excludeExternalLinks === true),
  'browserRendering.markdown.create': (context) => markdownOf(asked(context)),
  'browserRendering.accessibilityTree.create': (context) =>
    context.fit({ accessibilityTree: accessibilityTree(asked(context)) }),
  'browserRendering.crawl.create': startCrawl,
  'browserRendering.crawl.get': getCrawl,
  'browserRendering.crawl.delete': cancelCrawl,
} satisfies Handlers;
