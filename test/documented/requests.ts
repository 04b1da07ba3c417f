/** Request examples of the provider's documentation, and requests that the real API was seen to accept, as calls of operations. */
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { index, type Operation } from '@flarewire/contract';
import { isObject } from '@flarewire/schema';
import { makeParams, type Params, withRules } from '../whole-api/cases.ts';
import { allSubjects, type Subject } from '../whole-api/contract-reading.ts';

interface Line {
  /** `PUT /zones/{zone_id}/rulesets/{ruleset_id}` */
  readonly request: string;
  readonly body: unknown;
  /** The page that shows it, or the observation. */
  readonly from: string;
}

/** A request as a call by name. */
export interface DocumentedCall extends Line {
  readonly subject: Subject;
  /** With values for the path, which examples leave out. */
  readonly params: Params;
}

const ID = '023e105f4ecef8ad9ca31a8372d0c353';
const UUID = 'f174e90a-fafe-4643-bbbc-4a0ed4fc8415';

const linesOf = (file: string): Record<string, unknown>[] =>
  readFileSync(join(import.meta.dirname, file), 'utf8')
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line));

/** Values of placeholders by the end of their name: pages write `<RULESET_ID>` where an id belongs. */
const PLACEHOLDERS: readonly (readonly [RegExp, string])[] = [
  [/_ID$/, ID],
  [/UUID$/, UUID],
  [/URL$/, 'https://example.com/'],
  [/(HOSTNAME|DOMAIN|DOMAIN_NAME|ZONE_NAME)$/, 'www.example.com'],
  [/_PATH$/, 'folder/logs'],
  [/ENDPOINT$/, '203.0.113.1'],
  [/INTERFACE_ADDRESS$/, '192.0.2.0/31'],
];

const withValues = (body: unknown): unknown =>
  JSON.parse(
    JSON.stringify(body).replaceAll(
      /<([A-Z][A-Z0-9_]*)>/g,
      (text, name: string) => PLACEHOLDERS.find(([end]) => end.test(name))?.[1] ?? text,
    ),
  );

export const guides: readonly Line[] = globSync('data/*.jsonl', { cwd: import.meta.dirname })
  .sort()
  .flatMap(linesOf)
  .map(({ request, body, page }) => ({ request: String(request), body: withValues(body), from: String(page) }));

export const observed: readonly Line[] = linesOf('../observed/data/accepted.jsonl').flatMap((line) => {
  const { id, operation, requests } = line;
  // Those before it prepare it, and may be refused.
  const last = Array.isArray(requests) ? requests.at(-1) : undefined;
  const named = index().operations.find(({ name }) => name === operation);
  if (!named || !isObject(last) || !isObject(last.json) || last.method !== named.method) return [];
  const text = JSON.stringify(last.json).replaceAll(/\{(account|zone)_id\}/g, ID);
  // A value of an earlier response is known to the API alone.
  if (text.includes('{{')) return [];
  return [{ request: `${named.method} ${named.path}`, body: JSON.parse(text), from: `${operation} ${id}` }];
});

/** Both scopes are one operation. */
const segmentsOf = (path: string): string[] =>
  path.replace(/^\/(accounts\/\{account_id\}|zones\/\{zone_id\})(?=\/)/, '/{account_or_zone}').split('/');

/** Literal segments first: `/rulesets/phases` is not a ruleset. */
function operationOf(request: string): Operation | undefined {
  const [method, path = ''] = request.split(' ');
  const given = segmentsOf(path);
  const isOf = (segment: string, i: number): boolean => segment === given[i] || segment.startsWith('{');
  const fits = index().operations.filter((operation) => {
    const segments = segmentsOf(operation.path);
    return operation.method === method && segments.length === given.length && segments.every(isOf);
  });
  const parts = ({ path: own }: Operation): number => own.split('{').length;
  const exact = fits.find((operation) => `${method} ${operation.path}` === request);
  return exact ?? fits.sort((a, b) => parts(a) - parts(b))[0];
}

/** Values for the path: those that the page writes, others made. */
function pathParams(subject: Subject, request: string): Params {
  const { operation, schemas } = subject;
  const scope = request.includes('{zone_id}') ? 'zone_id' : 'account_id';
  const isPath = (name: string): boolean => schemas.params.some((param) => param.in === 'path' && param.name === name);
  const made = withRules(subject, makeParams(subject, 'required', scope));
  const params = Object.fromEntries(
    Object.entries(made)
      .filter(([name]) => isPath(name))
      .map(([name, value]) => [name, value === 'text' ? ID : value]),
  );
  const given = segmentsOf(request.split(' ')[1] ?? '');
  for (const [i, segment] of segmentsOf(operation.path).entries()) {
    const name = /^\{(\w+)\}$/.exec(segment)?.[1];
    const param = schemas.params.find((one) => one.in === 'path' && (one.wire ?? one.name) === name);
    if (param && given[i] !== undefined && !given[i].startsWith('{')) params[param.name] = given[i];
  }
  return params;
}

/** The body as parameters of the operation. */
function bodyParams({ schemas }: Subject, body: unknown): Params {
  const whole = schemas.params.find((param) => param.whole);
  if (!isObject(body) || whole !== undefined) return { [whole?.name ?? 'body']: body };
  const byWire = new Map(schemas.params.map((param) => [`${param.in} ${param.wire ?? param.name}`, param.name]));
  return Object.fromEntries(Object.entries(body).map(([name, value]) => [byWire.get(`body ${name}`) ?? name, value]));
}

/** @throws Error for a request that no operation of the contract has */
export async function callsOf(lines: readonly Line[]): Promise<DocumentedCall[]> {
  const subjects = new Map((await allSubjects()).map((subject) => [subject.operation.name, subject]));
  return lines.map((line) => {
    const subject = subjects.get(operationOf(line.request)?.name ?? '');
    if (subject === undefined) throw new Error(`no operation of the contract: ${line.request} (${line.from})`);
    return { ...line, subject, params: { ...pathParams(subject, line.request), ...bodyParams(subject, line.body) } };
  });
}
