import { runInNewContext } from 'node:vm';
import { MessageChannel, receiveMessageOnPort } from 'node:worker_threads';
import { describe, expect, it } from 'vitest';
import { errorClasses as classes } from './errors.ts';
import * as guards from './guards.ts';

const { hasCode, ...kinds } = guards;
const answer = (status: number, code = 1) =>
  classes.APIError.generate(
    status,
    { errors: [{ code, message: 'No.', error_chain: [{ code: code + 1, message: 'Cause.' }] }] },
    undefined,
    new Headers(),
    { operation: 'zones.get', method: 'GET' },
  );

const cases: readonly (readonly [Error, readonly string[]])[] = [
  [answer(401), ['isAuthenticationError']],
  [answer(403), ['isPermissionDenied']],
  [answer(404), ['isNotFound']],
  [answer(409), ['isConflict']],
  [answer(429), ['isRateLimited']],
  [answer(400), []],
  [answer(422), []],
  [answer(500), []],
  [answer(418), []],
  [new classes.APIConnectionError(), ['isConnectionError']],
  [new classes.APIConnectionTimeoutError(), ['isConnectionError', 'isTimeout']],
  [new classes.APIUserAbortError(), ['isAbort']],
  [new classes.UsageError('no'), ['isUsageError']],
  [new classes.OutcomeUnknownError({ message: 'zones.create: who knows' }), ['isOutcomeUnknown']],
  [new classes.CloudflareError('x'), []],
];

const trueOf = (error: unknown): string[] =>
  Object.entries(kinds)
    .filter(([, isKind]) => isKind(error))
    .map(([name]) => name)
    .sort();
const expected = (names: readonly string[]): string[] => [...names, 'isCloudflareError'].sort();

/** Returns the structured clone of an error that a worker receives. */
function posted(error: Error): unknown {
  const { port1, port2 } = new MessageChannel();
  port1.postMessage(error);
  const got = receiveMessageOnPort(port2)?.message;
  port1.close();
  return got;
}

describe.each(cases.map(([error, names]) => [`${error.name}: ${error.message}`, error, names] as const))(
  'an error of %s',
  (_, error, names) => {
    it('exactly the guards of its class are true', () => {
      expect(trueOf(error)).toEqual(expected(names));
    });

    it('the guards are also true for an error of another realm', () => {
      // The class of the other realm as this package would create it there: same name, same brand.
      const there = runInNewContext(
        `class CloudflareError extends Error {}
         Object.defineProperty(CloudflareError.prototype, Symbol.for('flarewire.error'), { value: true });
         class Kind extends CloudflareError {}
         Kind.prototype.name = name;
         Object.assign(new Kind(message), fields)`,
        { name: error.name, message: error.message, fields: { ...error } },
      );
      expect(there).not.toBeInstanceOf(Error);
      expect(trueOf(there)).toEqual(expected(names));
    });

    it('the guards are also true for a structured clone, as exchanged by workers', () => {
      expect(Object.keys(posted(error) as object)).toEqual([]);
      expect(trueOf(posted(error))).toEqual(expected(names));
      expect(trueOf(structuredClone(error))).toEqual(expected(names));
    });
  },
);

describe('no guard is true', () => {
  const named = (name: string, fields: object = {}) => Object.assign(new Error('HTTP 404'), { name, ...fields });
  const clone = structuredClone(Object.assign(new Error('zones.get: 404'), { stack: 'NotFoundError: other\n at x' }));
  it.each([
    ['undefined', undefined],
    ['null', null],
    ['a text', 'NotFoundError: x'],
    ['a plain error', new Error('404')],
    ['an error of another library with the same name', named('NotFoundError', { status: 404 })],
    ['an error of another library with a code', named('UsageError', { errors: [{ code: 1 }] })],
    ['an answer', { status: 404, errors: [{ code: 1 }] }],
    ['an error whose stack speaks of another', clone],
    [
      'a proxy that throws',
      new Proxy(
        {},
        {
          get: () => {
            throw new Error('no');
          },
        },
      ),
    ],
  ])('of %s', (_, value) => {
    expect(trueOf(value)).toEqual([]);
    expect(hasCode(value, 1)).toBe(false);
  });
});

describe('hasCode', () => {
  it('hasCode checks all errors and their chains', () => {
    const error = answer(400, 6003);
    expect([6003, 6004, 6005].map((code) => hasCode(error, code))).toEqual([true, true, false]);
  });

  it('hasCode reads the message of a structured clone, which has nothing else', () => {
    const error = structuredClone(answer(400, 6003));
    expect([6003, 6004, 600].map((code) => hasCode(error, code))).toEqual([true, true, false]);
  });
});
