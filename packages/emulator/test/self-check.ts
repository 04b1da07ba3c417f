/** Checks a response against the contract: status, type, envelope, page and result. For tests. */
import type { JsonSchema, Operation, ProductDocument } from '@flarewire/contract';
import { check, isObject, problemText } from '@flarewire/schema';
import { OBSERVED_ENVELOPES } from '../src/generated/envelopes.ts';
import { resultSchema } from '../src/schema/sample.ts';

/** All problems of the response to a successful call; empty if there are none. */
export async function checkAnswer(
  operation: Operation,
  document: ProductDocument,
  response: Response,
): Promise<string[]> {
  if (response.status !== operation.status) return [`status ${response.status} in place of ${operation.status}`];
  const text = await response.clone().text();
  if (operation.response === 'void') return text === '' ? [] : ['a body where none is due'];
  if (operation.response !== 'json') return [];
  const type = response.headers.get('content-type') ?? '';
  if (response.status === 204) return [];
  if (hasForm(operation, type)) return [];
  if (!type.startsWith('application/json')) return [`content type '${type}' in place of application/json`];
  const body: unknown = JSON.parse(text);
  const schema = document.operations[operation.name]?.result ?? {};
  if (!operation.envelope) return faults(body, schema, document);
  if (
    !isObject(body) ||
    body.success !== true ||
    [body.errors, body.messages].some((list) => !Array.isArray(list ?? []))
  ) {
    return ['no envelope'];
  }
  if (operation.page === undefined) {
    return body.result === null && operation.nullable ? [] : faults(body.result, schema, document);
  }
  const items = itemsOf(operation, body.result);
  if (items === undefined) return ['no list of items'];
  const itemSchema = resultSchema(operation, document);
  const checked = items.slice(0, 100).flatMap((item) => faults(item, itemSchema, document));
  return [...checked, ...pageFaults(operation, body.result_info)];
}

/** True for a type in which the operation may respond on request. */
const hasForm = ({ forms = [] }: Operation, given: string): boolean =>
  forms.some(({ types }) => types.some((type) => given.startsWith(type.replace('*', ''))));

function itemsOf(operation: Operation, result: unknown): readonly unknown[] | undefined {
  const value = isObject(result)
    ? result[operation.items ?? (operation.page === 'ContainersInstancesV1Pagination' ? 'instances' : 'items')]
    : result;
  return Array.isArray(value) ? value : undefined;
}

function pageFaults(operation: Operation, info: unknown): string[] {
  if (operation.page === 'SinglePage') return [];
  // The real API sends none for some lists that fit on one page.
  const observed = OBSERVED_ENVELOPES.find(([name]) => name === operation.name);
  if (info === undefined && observed?.[4] === null) return [];
  if (!isObject(info)) return ['no result_info'];
  return typeof info.per_page === 'number' ? [] : ['no per_page in result_info'];
}

/** That Ajv judges the same, the tests of the whole contract see to. */
function faults(value: unknown, schema: JsonSchema, { schemas }: ProductDocument): string[] {
  return check(schema, value, schemas, { typos: false, limit: 3 }).map(problemText);
}
