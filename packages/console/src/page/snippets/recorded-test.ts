/**
 * Generates a Vitest test from a journal call: the same call against an emulator, expecting the same status and shape.
 */
import { isObject } from '@flarewire/schema';
import { jsText, jsValue, methodCall } from '@flarewire/snippets';
import type { Params } from '../form/schema.ts';
import { type Call, isDone, madeBy, resultOf } from './before.ts';
import { fromJournal, MASKED } from './journal.ts';
import { startCode } from './start.ts';

/** Ids created by earlier calls of the test: code by value. */
type Ids = Map<string, string>;

const LINE = '\n  ';

/**
 * @param before calls that created the items this one names, oldest first: see `neededBefore`
 * @example vitestOf({ entry, subject }, neededBefore({ entry, subject }, earlier))
 */
export function vitestOf(call: Call, before: readonly Call[] = []): string {
  const ids: Ids = new Map();
  const names = new Set(['client', 'emulator', 'data', 'response', 'expect', 'test']);
  const setUp = before.map((one) => makeLine(one, ids, names));
  const { operation } = call.subject;
  const { status, fault } = call.entry;
  const all = [...before, call].map(({ entry, subject }) => fromJournal(entry, subject).params);
  const title = `${operation.name} answers with ${status ?? 'nothing'}`;
  const lines = [
    `const emulator = createEmulator(${startCode(all, new Set(ids.keys()), isFound(call))});`,
    'onTestFinished(() => emulator.close());',
    "const client = new Cloudflare({ apiToken: 'any', maxRetries: 0, fetch: emulator.fetch });",
    ...setUp,
    '',
    ...(fault === undefined ? [] : [`// The journal's response was changed by the fault ${jsText(fault)}.`]),
    ...expectLines(call, ids),
  ];
  return [
    "import { createEmulator } from '@flarewire/emulator';",
    "import Cloudflare from 'flarewire';",
    "import { expect, onTestFinished, test } from 'vitest';",
    '',
    `test(${jsText(title)}, async () => {${LINE}${lines.join(LINE).replace(/(?<! ) +$/gm, '')}`,
    '});\n',
  ].join('\n');
}

const codeIn =
  (ids: Ids) =>
  (value: unknown): string | undefined =>
    typeof value === 'string' ? ids.get(value) : undefined;

/** Fills in placeholders for values the journal lacks. */
function callLines(call: Call, ids: Ids): { readonly notes: readonly string[]; readonly code: string } {
  const { params, missing } = fromJournal(call.entry, call.subject);
  const { operation, schemas } = call.subject;
  const secrets = missing.filter((pointer) => pointer.lastIndexOf('/') === 0).map((pointer) => pointer.slice(1));
  const texts = schemas.params.filter(({ name, schema }) => secrets.includes(name) && schema.type === 'string');
  const filled: Params = { ...params, ...Object.fromEntries(texts.map(({ name }) => [name, 'not-in-the-journal'])) };
  const notes = missing.map((pointer) => `// The journal does not hold ${pointer}.`);
  return { notes, code: methodCall(operation, schemas, filled, codeIn(ids), '  ') };
}

/** A call of the set-up, whose created ids can be referred to from then on. */
function makeLine(call: Call, ids: Ids, names: Set<string>): string {
  const { notes, code } = callLines(call, ids);
  const made = madeBy(call);
  const lines = [...notes, `await ${code};`];
  if (made.size === 0) return lines.join(LINE);
  const name = freeName(call, names);
  for (const [id, field] of made)
    if (!ids.has(id)) ids.set(id, /^\w+$/.test(field) ? `${name}.${field}` : `${name}[${jsText(field)}]`);
  return [...notes, `const ${name} = await ${code};`].join(LINE);
}

/** `record` for `dns.records.create`. */
function freeName({ subject }: Call, names: Set<string>): string {
  const resource = subject.operation.name.split('.').at(-2) ?? 'made';
  const single = resource
    .replace(/ies$/, 'y')
    .replace(/(?<!s)s$/, '')
    .replace(/\W/g, '');
  const base = single === '' || names.has(single) ? `${single}1` : single;
  let name = base;
  for (let turn = 2; names.has(name); turn++) name = `${base.replace(/(?<!\d)\d+$/, '')}${turn}`;
  names.add(name);
  return name;
}

/** A zone that was not found must not exist in the test either. */
const isFound = ({ entry }: Call): boolean => entry.status !== 404 || !/^\/client\/v4\/zones\/[^/]+$/.test(entry.path);

function expectLines(call: Call, ids: Ids): string[] {
  const { notes, code } = callLines(call, ids);
  const { operation } = call.subject;
  const { status, fault } = call.entry;
  if (fault === undefined && status !== undefined && status >= 400)
    return [...notes, `await expect(${code}).rejects.toMatchObject({ status: ${status} });`];
  const shape = isDone(call.entry) && operation.response === 'json' ? shapeLine(call, ids) : undefined;
  const taken = shape === undefined ? '{ response }' : '{ data, response }';
  return [
    ...notes,
    `const ${taken} = await ${code}.withResponse();`,
    `expect(response.status).toBe(${isDone(call.entry) ? status : operation.status});`,
    ...(shape === undefined ? [] : [shape]),
  ];
}

function shapeLine(call: Call, ids: Ids): string | undefined {
  if (call.subject.operation.page !== undefined) return 'expect(data.getPaginatedItems()).toEqual(expect.any(Array));';
  const result = resultOf(call);
  if (result === undefined || result === null) return undefined;
  const sent = fromJournal(call.entry, call.subject).params;
  const code = shapeCode(result, sent, ids, 0);
  return isObject(result) ? `expect(data).toMatchObject(${code});` : `expect(data).toEqual(${code});`;
}

const MAX_DEPTH = 2;

/** Sent values are expected unchanged; of others the type is expected. Null may have any type next time. */
function shapeCode(value: unknown, sent: unknown, ids: Ids, depth: number): string {
  if (value === MASKED) return 'expect.anything()';
  if (Array.isArray(value)) return 'expect.any(Array)';
  if (isObject(value)) {
    if (depth >= MAX_DEPTH) return 'expect.any(Object)';
    const given = isObject(sent) ? sent : {};
    const fields = Object.entries(value).filter(([, one]) => one !== null);
    const codes = new Map(fields.map(([name, one]) => [name, { code: shapeCode(one, given[name], ids, depth + 1) }]));
    return jsValue(Object.fromEntries(codes), `  ${'  '.repeat(depth)}`, (one) =>
      isObject(one) && typeof one.code === 'string' ? one.code : undefined,
    );
  }
  const known = codeIn(ids)(value);
  if (known !== undefined) return known;
  if (value === sent) return jsValue(value);
  return `expect.any(${typeof value === 'number' ? 'Number' : typeof value === 'boolean' ? 'Boolean' : 'String'})`;
}
