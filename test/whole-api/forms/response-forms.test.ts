/** Every form of a response, from the emulator through the client: the caller gets what is sent. */
import { type ResponseForm, responseForm } from '@flarewire/contract';
import { createEmulator, type Emulator } from '@flarewire/emulator';
import type { EventStream, Rows } from 'flarewire';
import { expect, test } from 'vitest';
import { createClient, readSent } from '../any-client.ts';
import { Arranger } from '../arrange.ts';
import { makeParams, type Params, withRules } from '../cases.ts';
import { allSubjects, isObject, type Subject } from '../contract-reading.ts';
import { makeReferences } from '../makers.ts';

const subjects = await allSubjects();
const arranger = new Arranger(subjects);

interface Given {
  readonly type: string;
  readonly bytes: Uint8Array<ArrayBuffer>;
}

/** The last response of the emulator. */
let last: Given | undefined;
let emulator: Emulator | undefined;

const client = createClient(async (url, init) => {
  const { method, headers, body } = await readSent(url, init);
  const response = await emulator?.fetch(url, { method, headers, ...(body && { body: new Uint8Array(body) }) });
  if (response === undefined) throw new Error('There is no emulator.');
  const type = response.headers.get('content-type') ?? '';
  last = { type, bytes: new Uint8Array(await response.clone().arrayBuffer()) };
  return response;
});
const call = async (name: string, params: Params): Promise<unknown> => client.call(name, params);

/** Parameters with these literals: `input.stream` is a field of `input`; a text with `*` is SQL with that suffix. */
function withForm(params: Params, when: NonNullable<ResponseForm['when']>): Params {
  const found = { ...params };
  for (const [path, value] of Object.entries(when)) {
    const [name = '', inner] = path.split('.');
    const given = typeof value === 'string' ? value.replaceAll('*', ' ').trim() : value;
    if (inner === undefined) found[name] = String(value).includes('*') ? `SHOW TABLES ${given}` : given;
    else found[name] = { ...Object(params[name]), [inner]: given };
  }
  return found;
}

const decode = (bytes: Uint8Array): string => new TextDecoder().decode(bytes);

/** Compares a value with the bytes of its response, as far as it contains all of them. */
async function same(value: unknown, kind: string, { bytes }: Given): Promise<string[]> {
  const text = decode(bytes);
  if (kind === 'text') return value === text ? [] : [`resolves to ${String(value).slice(0, 60)}`];
  if (kind === 'binary') {
    if (!(value instanceof Response)) return [`resolves to ${String(value)}, not to a Response`];
    return Buffer.compare(await value.bytes(), bytes) === 0 ? [] : ['has other bytes'];
  }
  if (!isObject(value) || !(Symbol.asyncIterator in value)) return [`resolves to ${String(value)}, no iterable`];
  if (kind === 'rows') {
    const rows = await (value as unknown as Rows).toArray();
    return rows.map((row) => `${JSON.stringify(row)}\n`).join('') === text ? [] : ['has other rows'];
  }
  let sent = '';
  for await (const { data } of value as unknown as EventStream) sent += `data: ${data}\n\n`;
  return value instanceof ReadableStream && sent === text ? [] : ['has other events'];
}

async function faultsOf({ operation, schemas, defs }: Subject, form: ResponseForm | undefined): Promise<string[]> {
  const subject = { operation, schemas, defs };
  const { name } = operation;
  const kind = form?.kind ?? operation.response;
  const types = form?.types ?? [operation.accept ?? ''];
  emulator = createEmulator({ rules: false, journal: false, seed: 1 });
  try {
    const arranged = await arranger.arrange(subject, withRules(subject, makeParams(subject, 'required')), call);
    const params = withForm({ ...arranged, ...(await makeReferences(name, arranged, call)) }, form?.when ?? {});
    const value = await call(name, params);
    if (last === undefined) return ['nothing was sent'];
    const isDue = types.some((type) => !type.includes('/') || type.includes('*') || last?.type.startsWith(type));
    return [
      ...(responseForm(operation, params) === form ? [] : ['the parameters select another form']),
      ...(isDue ? [] : [`is sent as ${last.type}, not as ${types.join(' or ')}`]),
      ...(await same(value, kind, last)),
    ];
  } catch (error) {
    return [String(error)];
  } finally {
    await emulator.close();
  }
}

const isOther = ({ response }: Subject['operation']): boolean => response !== 'json' && response !== 'void';

test('every form that parameters select, and every non-JSON form, is returned as sent', async () => {
  const faults: string[] = [];
  let forms = 0;
  for (const subject of subjects) {
    const { operation } = subject;
    const selected = (operation.forms ?? []).filter(({ when }) => when !== undefined);
    for (const form of [...selected, ...(isOther(operation) ? [undefined] : [])]) {
      forms++;
      for (const fault of await faultsOf(subject, form)) faults.push(`${operation.name} ${form?.kind ?? ''}: ${fault}`);
    }
  }
  expect(faults).toEqual([]);
  expect(forms).toBeGreaterThan(300);
});

/** A media type of each range. */
const SENT: { readonly [range: string]: string } = { 'image/*': 'image/webp', 'audio/*': 'audio/mpeg' };

test('every form selected by the media type alone is returned as sent, and no other type is', async () => {
  const faults: string[] = [];
  const byType = subjects.flatMap((subject) =>
    (subject.operation.forms ?? []).flatMap(({ kind, types, when }) =>
      when === undefined ? types.map((type) => ({ subject, kind, type: SENT[type] ?? type })) : [],
    ),
  );
  for (const { subject, kind, type } of byType) {
    const bytes = Uint8Array.of(255, 0, 216);
    const { name } = subject.operation;
    const given = makeParams(subject, 'required');
    const respond = (sent: string) =>
      createClient(async () => new Response(bytes, { headers: { 'content-type': sent } })).call(name, given);
    for (const fault of await same(await respond(type), kind, { type, bytes }))
      faults.push(`${name} ${type}: ${fault}`);
    await expect(respond('application/x-other')).rejects.toThrow('.asResponse()');
  }
  expect(faults).toEqual([]);
  expect(byType.length).toBeGreaterThan(2);
});
