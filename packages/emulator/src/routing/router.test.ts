import type { Operation } from '@flarewire/contract';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { compiledContract } from '../schema/contract.ts';
import { createRouter, type Lookup, pathKey, type Route } from './router.ts';

const operation = (
  name: string,
  method: Operation['method'],
  path: string,
  more: Partial<Operation> = {},
): Operation => ({
  name,
  method,
  path,
  product: 'p',
  args: [],
  summary: '',
  docs: '',
  request: 'none',
  response: 'json',
  status: 200,
  envelope: true,
  ...more,
});

const OPERATIONS = [
  operation('list', 'GET', '/accounts/{account_id}/things'),
  operation('get', 'GET', '/accounts/{account_id}/things/{thing_id}'),
  operation('put', 'PUT', '/accounts/{account_id}/things/{thing_id}'),
  operation('fixed', 'GET', '/accounts/{account_id}/things/special'),
  operation('below', 'GET', '/accounts/{account_id}/things/{thing_id}/parts'),
  operation('two', 'GET', '/events/{event_t}.{event_n}'),
  operation('image', 'GET', '/screenshots/{scan_id}.png'),
  operation('plain', 'GET', '/screenshots/{scan_id}'),
  operation('both', 'GET', '/{account_or_zone}/rules/{rule_id}'),
  operation('old', 'DELETE', '/x/{id}', { deprecated: true }),
  operation('new', 'DELETE', '/x/{name}'),
  operation('first', 'POST', '/x/{id}'),
  operation('second', 'POST', '/x/{id}'),
  operation('last', 'POST', '/x/{id}', { deprecated: true }),
  operation('putTwo', 'PUT', '/events/{t}.{n}'),
];

const find = (method: string, path: string): Lookup => createRouter(OPERATIONS).find(method, path);

function routes(method: string, path: string): readonly Route[] {
  const found = find(method, path);
  return found.kind === 'routes' ? found.routes : [];
}
const first = (method: string, path: string): [string | undefined, Route['values'] | undefined] => {
  const [route] = routes(method, path);
  return [route?.operation.name, route?.values];
};

describe('router', () => {
  it('a fixed segment wins over a parameter, and falls back where its branch ends', () => {
    expect(first('GET', '/accounts/1/things/special')).toEqual(['fixed', { account_id: '1' }]);
    expect(first('PUT', '/accounts/1/things/special')).toEqual(['put', { account_id: '1', thing_id: 'special' }]);
    expect(first('GET', '/accounts/1/things/special/parts')).toEqual([
      'below',
      { account_id: '1', thing_id: 'special' },
    ]);
  });

  it('a segment may hold two parameters or a suffix', () => {
    expect(first('GET', '/events/12.34')).toEqual(['two', { event_t: '12', event_n: '34' }]);
    expect(first('PUT', '/events/12.34')).toEqual(['putTwo', { t: '12', n: '34' }]);
    expect(find('POST', '/events/12.34')).toEqual({ kind: 'no-method', allowed: ['GET', 'PUT'] });
    expect(find('GET', '/events/1234').kind).toBe('no-route');
    expect(first('GET', '/screenshots/a.png')).toEqual(['image', { scan_id: 'a' }]);
    expect(first('GET', '/screenshots/a.jpg')).toEqual(['plain', { scan_id: 'a.jpg' }]);
  });

  it('account_or_zone matches both prefixes and nothing else', () => {
    expect(first('GET', '/accounts/a/rules/r')).toEqual(['both', { account_id: 'a', rule_id: 'r' }]);
    expect(first('GET', '/zones/z/rules/r')).toEqual(['both', { zone_id: 'z', rule_id: 'r' }]);
    expect(find('GET', '/users/z/rules/r').kind).toBe('no-route');
  });

  it('parameters are decoded once', () => {
    expect(first('GET', '/accounts/1/things/a%2Fb%252F%20c')[1]?.thing_id).toBe('a/b%2F c');
    expect(find('GET', '/accounts/1/things/%E0%A4%A')).toEqual({ kind: 'malformed', segment: '%E0%A4%A' });
  });

  it('the allowed methods of a path are known', () => {
    expect(find('PATCH', '/accounts/1/things/x')).toEqual({ kind: 'no-method', allowed: ['GET', 'PUT'] });
    expect(find('GET', '/accounts/1/things/').kind).toBe('no-route');
    expect(find('GET', '/nowhere').kind).toBe('no-route');
  });

  it('operations that are not deprecated come first, each with its own parameter names', () => {
    expect(routes('DELETE', '/x/1').map((route) => [route.operation.name, route.values])).toEqual([
      ['new', { name: '1' }],
      ['old', { id: '1' }],
    ]);
    expect(routes('POST', '/x/1').map((route) => route.operation.name)).toEqual(['first', 'second', 'last']);
  });

  it('any text can be a parameter', () => {
    fc.assert(
      fc.property(fc.string({ minLength: 1 }), (text) => {
        if (/\p{Cs}/u.test(text)) return;
        const [route] = routes('PUT', `/accounts/1/things/${encodeURIComponent(text)}`);
        expect(route?.values.thing_id).toBe(text);
        expect(pathKey(route?.segments ?? [])).toBe(`/accounts/1/things/${encodeURIComponent(text)}`);
      }),
    );
  });

  it('every operation of the contract is found', () => {
    const { operations } = compiledContract.index();
    const whole = createRouter(operations);
    const missing = operations.filter((one) => {
      const path = one.path.replace('{account_or_zone}', 'zones/1').replace(/\{[^}]+\}/g, 'value-1');
      const found = whole.find(one.method, path);
      return found.kind !== 'routes' || !found.routes.some((route) => route.operation === one);
    });
    expect(missing.map(({ name }) => name)).toEqual([]);
  });
});
