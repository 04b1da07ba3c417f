/** Fields of a new item that are typed or pasted as text, and the parameters and problems that follow from the texts. */
import { type Meaning, meaningOf } from '../../form/kinds.ts';
import type { Params, Subject } from '../../form/schema.ts';
import { problemsOf } from '../../form/values/problems.ts';
import { labelOf } from '../../form/values/words.ts';
import { ttlOf } from '../dns/ttl.ts';
import { startOf } from '../list/looks.ts';
import { valueOfText } from './field-text.ts';

/** A field of the body of the operation that creates an item. */
export interface NewField {
  readonly name: string;
  readonly label: string;
  readonly isRequired: boolean;
  readonly meaning: Meaning;
}

/** Texts by field; a field without text is not sent. */
export type Texts = Readonly<Record<string, string>>;

export interface FieldFault {
  readonly field: string;
  readonly text: string;
}

export interface NewItem {
  readonly params: Params;
  readonly faults: readonly FieldFault[];
}

/** Empty if the body of the operation is not an object. */
export function newFields({ schemas, defs }: Subject): readonly NewField[] {
  const body = schemas.params.filter((param) => param.in === 'body');
  if (body.some(({ whole }) => whole === true)) return [];
  return body.map(({ name, required, schema }) => ({
    name,
    label: labelOf(name),
    isRequired: required,
    meaning: meaningOf(schema, defs, name),
  }));
}

/** @param resource name of the resource */
export function newItem(subject: Subject, resource: string, texts: Texts): NewItem {
  const params: Record<string, unknown> = {};
  const faults: FieldFault[] = [];
  for (const { name, meaning } of newFields(subject)) {
    const text = texts[name]?.trim() ?? '';
    if (text === '') continue;
    try {
      params[name] =
        resource === 'dns.records' && name === 'ttl' ? ttlOf(text) : valueOfText(text, meaning, subject.defs);
    } catch (error) {
      faults.push({ field: name, text: error instanceof Error ? error.message : String(error) });
    }
  }
  const item = resource === 'dns.records' ? withPriority(params) : params;
  return { params: item, faults: [...faults, ...faultsOf(subject, item, faults)] };
}

/** Tables show the priority of a mail server before its name: `10 mx.example.com`. */
function withPriority(params: Params): Params {
  const [, priority, content] = /^(\d{1,5}) (\S+)$/.exec(String(params.content ?? '')) ?? [];
  if (params.type !== 'MX' || params.priority !== undefined || priority === undefined) return params;
  return { ...params, priority: Number(priority), content };
}

function faultsOf(subject: Subject, params: Params, known: readonly FieldFault[]): readonly FieldFault[] {
  const seen = new Set(known.map(({ field }) => field));
  return problemsOf(subject, params).flatMap(({ path: [field], full }) =>
    typeof field === 'string' && seen.has(field) ? [] : [{ field: String(field ?? ''), text: full }],
  );
}

/** The texts of the usual values of a new item. */
export const usualTexts = (resource: string): Texts =>
  Object.fromEntries(
    Object.entries(startOf(resource)).flatMap(([name, value]) => {
      if (value === '') return [];
      if (resource === 'dns.records' && name === 'ttl') return [[name, 'Auto']];
      return [[name, typeof value === 'boolean' ? (value ? 'Yes' : 'No') : String(value)]];
    }),
  );
