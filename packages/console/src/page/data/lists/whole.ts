/** Reads lists to their end: what a change replaces is more than their first page. */
import type { Operation } from '@flarewire/contract';
import { asSchema, follow } from '@flarewire/schema';
import { type Answer, jsonOf, resultIn } from '../answer.ts';
import { ask as askServer, type CallOptions } from '../call.ts';
import type { Subject } from '../catalog.ts';
import { type ListPage, pageOf, withItems } from './paging.ts';

type Params = Readonly<Record<string, unknown>>;
type Ask = (operation: string, params: Params, options: CallOptions) => Promise<Answer>;

interface Part {
  readonly answer: Answer;
  readonly json: unknown;
  /** Undefined for a failed call, and for one that returns no list. */
  readonly page: ListPage | undefined;
}

/** The responses of a list's pages in turn, up to the first that fails; a single one for an operation without pages. */
export async function* partsOf<Options extends CallOptions>(
  ask: (operation: string, params: Params, options: Options) => Promise<Answer>,
  operation: Operation,
  params: Params,
  options: Options,
): AsyncGenerator<Part> {
  let next: Params | undefined = params;
  while (next !== undefined) {
    const answer: Answer = await ask(operation.name, next, options);
    const json = answer.head.ok ? jsonOf(answer) : undefined;
    const page: ListPage | undefined = answer.head.ok ? pageOf(operation, next, json) : undefined;
    yield { answer, json, page };
    next = page?.items.length === 0 ? undefined : page?.next;
  }
}

export interface Whole {
  /** The last response: the failed one, if one failed. */
  readonly answer: Answer;
  /** With the items of all pages. Undefined if a page failed, or if the list is too long to be read. */
  readonly result: unknown;
}

/** Ours. With pages of the largest size, it is more than a list of Cloudflare can have that one call replaces. */
const MAX_PAGES = 200;

export async function readWhole(
  { operation, schemas, defs }: Subject,
  place: Params,
  options: CallOptions,
  ask: Ask = askServer,
): Promise<Whole> {
  const params = operation.page === undefined ? place : { ...place, ...largestPage({ schemas, defs }) };
  const items: unknown[] = [];
  let first: unknown;
  let read = 0;
  for await (const { answer, json, page } of partsOf(ask, operation, params, options)) {
    if (!answer.head.ok) return { answer, result: undefined };
    read += 1;
    if (read === 1) first = resultIn(json, operation);
    if (page === undefined) return { answer, result: first };
    items.push(...page.items);
    const isEnd = page.next === undefined || page.items.length === 0;
    if (isEnd) return { answer, result: withItems(operation, first, items) };
    if (read === MAX_PAGES) return { answer, result: undefined };
  }
  throw new Error(`${operation.name} has no pages.`);
}

const SIZES = ['per_page', 'limit'];

function largestPage({ schemas, defs }: Pick<Subject, 'schemas' | 'defs'>): Params {
  const size = schemas.params.find(({ in: place, name }) => place === 'query' && SIZES.includes(name));
  const { maximum } = size === undefined ? {} : follow(asSchema(size.schema), defs);
  return size === undefined || maximum === undefined ? {} : { [size.name]: maximum };
}
