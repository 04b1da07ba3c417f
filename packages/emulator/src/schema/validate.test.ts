import type { OperationSchemas, Param } from '@flarewire/contract';
import { describe, expect, it } from 'vitest';
import { Problem } from '../problem.ts';
import { type Input, validate } from './validate.ts';

const NOTHING: Input = { path: {}, query: {}, headers: {}, body: undefined, hasBody: false, isEmpty: true };

/** Pointer and message of every fault. */
function faultsOf(given: Partial<Input>, schemas: Partial<OperationSchemas>): string[] {
  try {
    validate({ ...NOTHING, ...given }, { params: [], result: {}, ...schemas }, document);
    return [];
  } catch (error) {
    if (!(error instanceof Problem)) throw error;
    return error.faults.map(({ pointer, message }) => `${pointer} ${message}`);
  }
}

const document = { key: 'test', title: 'Test', schemas: {}, operations: {} };
const body = (schema: object): Partial<OperationSchemas> => ({ body: { required: true, schema: { ...schema } } });
const rules = {
  type: 'object',
  properties: {
    rules: { type: 'array', items: { type: 'object', properties: { 'a/b': { type: 'integer', minimum: 1 } } } },
    mode: { enum: ['fast', 'slow'] },
  },
  required: ['mode'],
  additionalProperties: false,
};

describe('invalid bodies', () => {
  it('an invalid body is refused with every fault, each with its pointer', () => {
    const value = { rules: [{}, { 'a/b': 0 }], mod: 1 };
    expect(faultsOf({ body: value, hasBody: true }, body(rules))).toEqual([
      '/mode mode is required',
      '/rules/1/a~1b rules[1]["a/b"] must be an integer from 1',
      '/mod mod is unknown; did you mean "mode"?',
    ]);
    expect(faultsOf({ body: [], hasBody: true }, body(rules))).toEqual([' the body must be an object']);
    expect(faultsOf({}, body(rules))).toEqual([' a body is required']);
  });

  it('at most 20 faults are reported', () => {
    const value = { mode: 'fast', rules: Array.from({ length: 1000 }, () => 0) };
    expect(faultsOf({ body: value, hasBody: true }, body(rules))).toHaveLength(20);
  });

  it('a missing field that only the client can provide is refused: files by their names', () => {
    const files = {
      type: 'object',
      properties: { files: { type: 'array', items: { type: 'string', format: 'binary' } } },
    };
    expect(faultsOf({ body: { files: ['a'] }, hasBody: true }, body(files))).toEqual([]);
    expect(faultsOf({ body: { files: { a: 'a' } }, hasBody: true }, body(files))).toEqual([
      ' the body is not what this operation takes',
    ]);
  });
});

describe('invalid parameters', () => {
  const param = (place: Param['in'], schema: object, required = true): Param => ({
    ...{ name: 'id', in: place, required },
    schema: { ...schema },
  });

  it('an invalid parameter is reported with its location', () => {
    const query = { params: [param('query', { type: 'integer', maximum: 5 })] };
    expect(faultsOf({ query: { id: 6 } }, query)).toEqual(["/id query parameter 'id' must be an integer up to 5"]);
    expect(faultsOf({}, query)).toEqual(["/id query parameter 'id' is required"]);
  });

  it('a path parameter is read by its schema, and may be a UUID where an id of 32 digits is expected', () => {
    expect(faultsOf({ path: { id: '7' } }, { params: [param('path', { type: 'integer' })] })).toEqual([]);
    const id = { params: [param('path', { type: 'string', maxLength: 32 })] };
    expect(faultsOf({ path: { id: 'f1a4e05c-9b7d-4a21-860e-3f5d7c2b1a90' } }, id)).toEqual([]);
    expect(faultsOf({ path: { id: 'x'.repeat(33) } }, id)).toEqual([
      "/id path parameter 'id' must be text of up to 32 characters",
    ]);
  });
});
