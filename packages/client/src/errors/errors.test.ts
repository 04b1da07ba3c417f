import { inspect } from 'node:util';
import { describe, expect, it } from 'vitest';
import { failureOf, harness, json, refused } from '../test-support.ts';
import { errorClasses } from './errors.ts';

const errors = errorClasses;

describe('an API error', () => {
  it.each([
    [400, 'BadRequestError'],
    [401, 'AuthenticationError'],
    [403, 'PermissionDeniedError'],
    [404, 'NotFoundError'],
    [409, 'ConflictError'],
    [422, 'UnprocessableEntityError'],
    [429, 'RateLimitError'],
    [500, 'InternalServerError'],
    [530, 'InternalServerError'],
    [408, 'APIError'],
    [302, 'APIError'],
  ] as const)('the error of status %i is a %s', async (status, name) => {
    const { client } = harness(refused(status), { maxRetries: 0 });
    const error = await failureOf(client.get('/x'));
    expect(error).toBeInstanceOf(errorClasses[name]);
    expect(error).toBeInstanceOf(errors.CloudflareError);
    expect([error.name, error.status]).toEqual([name, status]);
    expect(error.stack).toMatch(new RegExp(`^${name}: GET /x: ${status}`));
  });

  it.each([
    ['8f-FRA', true],
    ['8f-LCL', false],
  ])('an emulator id is pointed out only if Cloudflare responded: ray %s', async (ray, isTold) => {
    const { client } = harness(refused(403, { 'cf-ray': ray }), { maxRetries: 0 });
    const error = await failureOf(client.get('/zones/f1a4e000000000000000000000000001'));
    expect(/local emulator/.test(error.message)).toBe(isTold);
    expect(/lacks a permission/.test(error.message)).toBe(!isTold);
  });

  it.each([
    [{ error_message: 'The plan of this zone has no such rule' }],
    [{ fault: { reason: 'Blocked by your administrator' } }],
    [['Quota exceeded']],
    ['Not available in this region'],
  ])('a 403 with words of the server gets no advice about tokens: %j', async (body) => {
    const { client } = harness(json(body, 403), { maxRetries: 0 });
    expect((await failureOf(client.get('/x'))).hint).toBeUndefined();
  });

  it.each([
    [{ errors: ['text of the server'] }, 'text of the server'],
    [{ errors: 'text of the server' }, 'text of the server'],
    [{ errors: [{ title: 'Bad input', detail: 'no such model' }] }, 'Bad input: no such model'],
    [
      { errors: { name: ['is too long', 'is taken'], age: 'is not a number' } },
      'name: is too long; is taken; age: is not a number',
    ],
    [{ errors: { message: 'one alone', code: 7 } }, '[7] one alone'],
    [{ errors: [{ code: 7, error_chain: [{ message: 'the cause' }] }] }, '[7] ; the cause'],
    [{ errors: [{ code: 7, message: { text: 1 } }] }, '[7]'],
    [{ errors: [{ code: 7, message: { text: 'nested text' } }] }, '[7] nested text'],
    [{ errors: [{ odd: true }] }, '{"odd":true}'],
    [{ errors: [{ loc: ['body', 'name'], msg: 'field required', type: 'missing' }] }, 'body; name: field required'],
    [{ errors: { name: { first: ['is too long'] } } }, 'name: is too long'],
    [{ errors: [{ errors: [{ message: 'inner' }] }] }, 'inner'],
    [{ error: { errors: [{ message: 'inner' }] } }, 'inner'],
    [{ success: false, result: null, messages: ['a notice'] }, 'a notice'],
    [{ Message: 'in capitals', RequestId: 7 }, 'in capitals'],
    [['in a list'], 'in a list'],
    ['a JSON string', 'a JSON string'],
    [{ error: 'VALIDATE_INPUT' }, 'VALIDATE_INPUT'],
    [{ error: { message: 'nested' } }, 'nested'],
    [
      { error: 'Bad Request', details: ['a is missing', { message: 'b is odd' }] },
      'Bad Request: a is missing; b is odd',
    ],
    [{ message: 'plain', status: 400 }, 'plain'],
    [{ title: 'Problem', detail: 'of RFC 9457', status: 400 }, 'Problem: of RFC 9457'],
    [{ error: 'invalid_grant', error_description: 'is used up' }, 'invalid_grant: is used up'],
    [
      { errors: [{ code: 7, message: 'gone', documentation_url: 'https://example.com/7' }] },
      '[7] gone (see https://example.com/7)',
    ],
    [{ success: false, errors: [], result: null }, '{"success":false'],
  ])('the error of the body %j has the message of the server', async (body, words) => {
    const { client } = harness(json(body, 400));
    const error = await failureOf(client.get('/x'));
    expect(error.message).toContain(`GET /x: 400 ${words}`);
    expect(error.message).not.toContain('undefined');
    expect(error.errors).toEqual(Object(Object(body).errors) === Object(body).errors ? Object(body).errors : []);
  });

  it('an error message has operation, status, code, message and ray in one line, and the rest is in fields', async () => {
    const { client } = harness(refused(403, { 'cf-ray': '8f' }));
    const error = await failureOf(client.call('test.records.get', { zone_id: 'z', record_id: 'r' }));
    expect(error.message).toMatch(
      /^test\.records\.get: 403 \[10000\] Authentication error \(ray 8f\)\. The token lacks/,
    );
    expect(error.message).not.toContain('\n');
    expect(error).toMatchObject({
      code: 10000,
      errors: [{ code: 10000, message: 'Authentication error' }],
      messages: [],
      rayId: '8f',
      operation: 'test.records.get',
      method: 'GET',
      path: '/zones/{zone_id}/dns_records/{record_id}',
      attempts: 1,
      error: { success: false },
    });
    expect(error.headers?.get('cf-ray')).toBe('8f');
  });

  it('an error lists several errors, and shows JSON without an envelope', async () => {
    const several = json({ errors: [{ code: 1, message: 'a' }, { message: 'b' }] }, 400);
    await expect(harness(several).client.get('/x')).rejects.toThrow('GET /x: 400 [1] a; b');
    await expect(harness(json({ oops: 1 }, 400)).client.get('/x')).rejects.toThrow('GET /x: 400 {"oops":1}');
    await expect(harness(() => new Response(null, { status: 400 })).client.get('/x')).rejects.toThrow(
      '400 status code (no body)',
    );
  });

  it('an error never shows the credentials', async () => {
    const token = 'very-secret-token';
    const echo = () => json({ errors: [{ code: 1, message: `bad ${token}` }], seen: { deep: token } }, 400);
    const error = await failureOf(harness(echo, { apiToken: token }).client.get('/x'));
    expect(error.errors[0]?.message).toBe('bad ***');
    expect(inspect(error, { depth: 9 })).not.toContain(token);
    const broken = await failureOf(
      harness(new Error(`cannot send ${token}`), { apiToken: token, maxRetries: 0 }).client.get('/x'),
    );
    expect(inspect(broken, { depth: 9 })).not.toContain(token);
    const page = () => new Response(`<p>${token}</p>`, { status: 200 });
    await expect(
      harness(page, { apiToken: token }).client.call('test.records.get', { zone_id: 'z', record_id: 'r' }),
    ).rejects.toThrow('<p>***</p>');
  });
});

describe('the constructors', () => {
  it('error constructors take the same arguments as those of the official package', () => {
    const error = new errors.APIError(400, { a: 1 }, 'text', new Headers());
    expect([error.status, error.error, error.message]).toEqual([400, { a: 1 }, '400 text']);
    expect(errors.APIError.generate(404, { errors: [] }, undefined, new Headers())).toBeInstanceOf(
      errors.NotFoundError,
    );
    expect(errors.APIError.generate(undefined, new Error('x'))).toBeInstanceOf(errors.APIConnectionError);
    expect(new errors.APIConnectionError({ message: 'x', cause: 1 })).toMatchObject({
      message: 'x',
      cause: 1,
      status: undefined,
    });
    expect(new errors.APIConnectionError({}).message).toBe('Connection error.');
    expect(new errors.APIConnectionTimeoutError().message).toBe('Request timed out.');
    expect(new errors.APIUserAbortError().message).toBe('Request was aborted.');
    expect(new errors.CloudflareError('x').name).toBe('CloudflareError');
  });
});
