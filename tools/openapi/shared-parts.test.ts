/** Repeated parts of a document are written once, and nothing else changes. */
import { describe, expect, it } from 'vitest';
import type { JsonObject } from './json.ts';
import { withoutRepeats, withSharedParameters } from './shared-parts.ts';

const path = (description: string): JsonObject => ({
  name: 'zone_id',
  in: 'path',
  required: true,
  description,
  schema: { type: 'string', maxLength: 32 },
});
const [usual, other] = [path('Zone that the call works in.'), path('Zone that the record is copied to.')];
const own = { name: 'q', in: 'query', schema: { type: 'string' } };
const get = (...parameters: JsonObject[]): JsonObject => ({ operationId: 'x', parameters });

describe('withSharedParameters', () => {
  it('parameters of several operations become references, those of one stay inline', () => {
    const alone = { ...own, description: 'Longer than a reference would be, and with one operation all the same.' };
    const { paths, parameters } = withSharedParameters({ '/a': { get: get(usual, alone), put: get(usual) } });
    const reference = { $ref: '#/components/parameters/zone_id' };
    expect(parameters).toEqual({ zone_id: usual });
    expect(paths['/a']).toEqual({ get: get(reference, alone), put: get(reference) });
  });

  it('the most frequent of equally named parameters gets the plain name', () => {
    const { parameters } = withSharedParameters({
      '/a': { get: get(other), put: get(usual), post: get(usual) },
      '/b': { get: get(other), put: get(usual) },
    });
    expect(parameters).toEqual({ zone_id: usual, 'zone_id-2': other });
  });

  it('operations that share an endpoint are included', () => {
    const { paths } = withSharedParameters({ '/a': { get: { ...get(usual), 'x-also': [get(usual)] } } });
    expect(paths['/a']?.get?.['x-also']).toEqual([get({ $ref: '#/components/parameters/zone_id' })]);
  });

  it('parts shorter than a reference stay inline', () => {
    const { paths, parameters } = withSharedParameters({ '/a': { get: get(own), put: get(own) } });
    expect([paths['/a']?.get, parameters]).toEqual([get(own), {}]);
  });

  it('component names use valid characters only', () => {
    const filter = { ...usual, in: 'query', name: 'filter[name]' };
    const { parameters } = withSharedParameters({ '/a': { get: get(filter), put: get(filter) } });
    expect(Object.keys(parameters)).toEqual(['filter_name_']);
  });
});

describe('withoutRepeats', () => {
  const long = { type: 'object', properties: { id: { type: 'string', description: 'Identifier of the thing.' } } };

  it('an equal schema becomes a reference to the first', () => {
    expect(withoutRepeats({ A: long, B: long, C: long })).toEqual({
      A: long,
      B: { $ref: '#/components/schemas/A' },
      C: { $ref: '#/components/schemas/A' },
    });
  });

  it('different and short schemas stay inline', () => {
    const schemas = { A: long, B: { ...long, description: 'Another.' }, C: { type: 'string' }, D: { type: 'string' } };
    expect(withoutRepeats(schemas)).toEqual(schemas);
  });
});
