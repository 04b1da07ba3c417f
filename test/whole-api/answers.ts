/** Validates the result of a call against the result schema of its operation, with Ajv alone. */

import { loadProduct, responseForm } from '@flarewire/contract';
import { shapeOf } from '@flarewire/schema';
import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import ajvFormats from 'ajv-formats';
import type { Params } from './cases.ts';
import { isObject, type Subject } from './contract-reading.ts';
import { show } from './pairs.ts';

const judges = new Map<string, Promise<(pointer: string) => ValidateFunction>>();

async function judge(product: string): Promise<(pointer: string) => ValidateFunction> {
  const ajv = new Ajv2020({
    strict: false,
    validateSchema: false,
    addUsedSchema: false,
    logger: false,
    multipleOfPrecision: 9,
  });
  // The package is CommonJS: depending on the loader, its default export is the function or an object that holds it.
  ajvFormats.default(ajv);
  ajv.addSchema(await loadProduct(product), 'document');
  const compiled = new Map<string, ValidateFunction>();
  return (pointer) => {
    const isValid = compiled.get(pointer) ?? ajv.compile({ $ref: `document#/operations/${pointer}` });
    compiled.set(pointer, isValid);
    return isValid;
  };
}

function judgeOf(product: string): ReturnType<typeof judge> {
  const known = judges.get(product) ?? judge(product);
  judges.set(product, known);
  return known;
}

/** Every difference between the value and the schema under this pointer. */
async function schemaFaults(subject: Subject, pointer: string, value: unknown): Promise<string[]> {
  const compile = await judgeOf(subject.operation.product);
  const isValid = compile(`${subject.operation.name}/${pointer}`);
  if (isValid(value)) return [];
  const [error] = (isValid.errors ?? []).slice(-1);
  return [`${pointer}${error?.instancePath} ${error?.message} ${show(error?.params)}: ${show(value)}`];
}

export async function answerFaults(subject: Subject, value: unknown, params: Params): Promise<string[]> {
  const { operation } = subject;
  switch (responseForm(operation, params)?.kind ?? operation.response) {
    case 'events':
      return value instanceof ReadableStream ? [] : [`resolves to ${show(value)}, not to a stream of events`];
    case 'rows':
      return Symbol.asyncIterator in Object(value) ? [] : [`resolves to ${show(value)}, not to rows`];
    case 'binary':
      return value instanceof Response && value.ok ? [] : [`resolves to ${show(value)}, not to a Response`];
    case 'void':
      return value === undefined || value === null ? [] : [`resolves to ${show(value)}, not to nothing`];
    case 'text':
      return typeof value === 'string' ? [] : [`resolves to ${show(value)}, not to text`];
    default:
      if (operation.page !== undefined) return pageFaults(subject, value);
      return value === null && operation.nullable ? [] : schemaFaults(subject, 'result', value);
  }
}

async function pageFaults(subject: Subject, value: unknown): Promise<string[]> {
  const due = subject.operation.page;
  const name = isObject(value) ? value.constructor.name : typeof value;
  if (name !== due) return [`resolves to a ${name}, not to a ${due}`];
  // The client's page classes have this method, as in the official package.
  const items = (value as { getPaginatedItems(): unknown[] }).getPaginatedItems();
  const { items: listName } = subject.operation;
  const properties = shapeOf(subject.schemas.result, subject.defs)?.properties;
  // The page is an object with the list alone, and its items are those of the list.
  if (listName !== undefined && properties?.size === 1 && properties.has(listName))
    return schemaFaults(subject, 'result', { [listName]: items });
  const faults = await Promise.all(items.map((item) => schemaFaults(subject, 'result', item)));
  return faults.flat();
}

/** Checks the tests' parameters against the contract. Only used to explain another failure. */
export async function paramsFaults(subject: Subject, params: Readonly<Record<string, unknown>>): Promise<string[]> {
  const asked = subject.schemas.params.map(async (param, index) => {
    const value = params[param.name];
    if (param.in === 'body' || value === undefined) return [];
    return (await schemaFaults(subject, `params/${index}/schema`, value)).map((fault) => `${param.name}: ${fault}`);
  });
  return (await Promise.all(asked)).flat();
}
