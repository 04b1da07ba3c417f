import { afterEach, describe, expect, it, vi } from 'vitest';
import type { NullableHeaders } from './client-methods.ts';
import { APIError, NotFoundError } from './errors/errors.ts';
import { Cloudflare } from './generated/cloudflare.ts';
import { AbstractPage, type PageClient, V4PagePaginationArray } from './lists/pagination.ts';
import { APIPromise } from './promise.ts';
import { type Call, harness, json, ok, type Reply, refused } from './test-support.ts';
import type { ClientOptions, FinalRequestOptions, RequestOptions } from './types.ts';

afterEach(() => vi.unstubAllEnvs());

type Constructor = new (options: ClientOptions) => Cloudflare;

function arrange(Client: Constructor = Cloudflare, replies?: Reply | Reply[], options: ClientOptions = {}) {
  const { client: recorder, calls, waits } = harness(replies, options);
  const { fetch, clock } = recorder;
  return { client: new Client({ apiToken: 't', fetch, clock, logLevel: 'off', ...options }), calls, waits };
}

const zone = { zone_id: 'z' };
const pages = ({ url }: Call) => {
  const page = Number(new URL(url).searchParams.get('page') ?? 1);
  return ok([{ id: `${page}` }], { page, per_page: 1, total_pages: 2 });
};

describe('options of a call', () => {
  it('call options replace path and method', async () => {
    const { client, calls } = arrange();
    await client.zones.get(zone, { path: '/other' });
    await client.zones.edit({ ...zone, paused: true }, { path: '/third', method: 'post' });
    await client.call('zones.get', zone, { path: '/fourth?a=1' });
    expect(calls.map(({ method, path, body }) => [method, path, body])).toEqual([
      ['GET', '/other', undefined],
      ['POST', '/third', '{"paused":true}'],
      ['GET', '/fourth?a=1', undefined],
    ]);
    expect((await client.plan('zones.get', zone, { path: '/other' })).url).toMatch(/\/other$/);
  });

  it('a call with an id in place of the parameters object is rejected', async () => {
    const { client, calls } = arrange();
    await expect(client.zones.get('id' as never)).rejects.toThrow(
      'zones.get: expected an object of parameters such as { zone_id }, got the string "id"',
    );
    expect(calls).toHaveLength(0);
  });
});

describe('calls by path', () => {
  it('calls by path go through request()', async () => {
    const { client, calls } = arrange();
    expect(await client.request({ method: 'post', path: '/a', body: { x: 1 } })).toMatchObject({ result: { id: 'x' } });
    await client.request(Promise.resolve({ method: 'get', path: '/b', query: { q: 1 } } as const));
    await client.get('/c', Promise.resolve({ query: { q: 2 } }));
    await expect(client.get('/d', Promise.reject(new RangeError('no')))).rejects.toThrow(RangeError);
    expect(calls.map(({ method, path, body }) => [method, path, body])).toEqual([
      ['POST', '/a', '{"x":1}'],
      ['GET', '/b?q=1', undefined],
      ['GET', '/c?q=2', undefined],
    ]);
  });

  it('getAPIList returns a list of the page class', async () => {
    const { client, calls } = arrange(Cloudflare, pages);
    const list = client.getAPIList('/things', V4PagePaginationArray<{ id: string }>, { query: { a: 1 } });
    expect(await list).toBeInstanceOf(V4PagePaginationArray);
    expect(await list.toArray()).toEqual([{ id: '1' }, { id: '2' }]);
    expect(calls.map(({ path }) => path)).toEqual(['/things?a=1', '/things?a=1&page=2']);
  });

  it('a list with a custom page class ends when the class says so or a page is empty', async () => {
    interface Things {
      things: number[];
      next: number;
    }
    class Own extends AbstractPage<number> {
      readonly things: number[];
      readonly next: number;
      constructor(client: PageClient, response: Response, body: Things, options: FinalRequestOptions) {
        super(client, response, body, options);
        this.things = body.things;
        this.next = body.next;
      }
      override getPaginatedItems() {
        return this.things;
      }
      override nextPageRequestOptions() {
        return { ...this.options, query: { at: this.next } };
      }
    }
    const { client, calls } = arrange(Cloudflare, [
      json({ things: [1, 2], next: 5 }),
      json({ things: [3], next: 9 }),
      json({ things: [], next: 10 }),
    ]);
    expect(await client.getAPIList('/own', Own).toArray()).toEqual([1, 2, 3]);
    expect(calls.map(({ path }) => path)).toEqual(['/own', '/own?at=5', '/own?at=9']);
  });
});

describe('a page', () => {
  it('a page has the whole response body and the request, and logs none of them', async () => {
    const { client } = arrange(Cloudflare, json({ success: true, result: [], result_info: { own: 1 }, extra: 2 }));
    const page = await client.zones.list({ per_page: 5 });
    expect(page.body).toMatchObject({ extra: 2, success: true });
    expect(page.response.status).toBe(200);
    expect(page.options).toMatchObject({ method: 'get', path: '/zones', query: { per_page: 5 } });
    expect(Object.keys(page)).toEqual(['result', 'result_info']);
  });

  it('a page returns the options of the next request', async () => {
    const { client } = arrange(Cloudflare, pages);
    const page = await client.zones.list({ per_page: 1 });
    expect(page.nextPageRequestOptions()).toMatchObject({
      method: 'get',
      path: '/zones',
      query: { per_page: 1, page: 2 },
    });
    expect((await page.getNextPage()).nextPageRequestOptions()).toBeNull();
  });
});

describe('_thenUnwrap', () => {
  it('_thenUnwrap returns another promise of the same response', async () => {
    const { client, calls } = arrange();
    const promise = client.zones.get(zone)._thenUnwrap((data, { response }) => [data, response.status]);
    expect(promise).toBeInstanceOf(APIPromise);
    expect(await promise).toEqual([{ id: 'x' }, 200]);
    expect(
      (
        await client.zones
          .get(zone)
          ._thenUnwrap((data) => data)
          .asResponse()
      ).bodyUsed,
    ).toBe(false);
    expect(calls).toHaveLength(2);
  });
});

describe('a subclass that overrides', () => {
  it('an overridden get sees the calls of resources, and returns the whole response', async () => {
    const seen: unknown[] = [];
    class Own extends Cloudflare {
      override post<T>(path: string, options?: RequestOptions): APIPromise<T> {
        seen.push([path, options?.body]);
        return super.post<T>(`/v2${path}`, { ...options, headers: { 'x-tenant': 'a' } });
      }
      override get<T>(path: string, options?: RequestOptions): APIPromise<T> {
        return super.get<T>(path, options)._thenUnwrap((body) => {
          seen.push(Object.keys(Object(body)));
          return body;
        });
      }
    }
    const { client, calls } = arrange(Own);
    const body = { account: { id: 'a' }, name: 'n' };
    expect(await client.zones.create(body)).toEqual({ id: 'x' });
    expect(await client.call('zones.get', zone)).toEqual({ id: 'x' });
    expect(seen).toEqual([
      ['/zones', body],
      ['success', 'errors', 'messages', 'result'],
    ]);
    expect(calls[0]).toMatchObject({ method: 'POST', path: '/v2/zones', body: JSON.stringify(body) });
    expect(calls[0]?.headers.get('x-tenant')).toBe('a');
  });

  it('an overridden request or list method sees every call and every page', async () => {
    const seen: unknown[] = [];
    class Own extends Cloudflare {
      override request<T>(options: FinalRequestOptions): APIPromise<T> {
        seen.push([options.method, options.path]);
        return super.request<T>(options);
      }
      override requestAPIList: Cloudflare['requestAPIList'] = (Page, options) => {
        seen.push((options as FinalRequestOptions).query);
        return Cloudflare.prototype.requestAPIList.call(this, Page, options) as never;
      };
    }
    const { client } = arrange(Own, pages);
    await client.zones.delete(zone);
    expect(await client.zones.list().toArray()).toHaveLength(2);
    expect(seen).toEqual([['delete', '/zones/z'], {}, { page: 2 }]);
  });

  it('overridden prepareOptions and prepareRequest can change the request, the latter on each attempt', async () => {
    const seen: string[] = [];
    class Own extends Cloudflare {
      protected override async prepareOptions(options: FinalRequestOptions) {
        options.query = { signed: 1 };
      }
      protected override async prepareRequest(request: RequestInit, { url }: { readonly url: string }) {
        seen.push(url);
        (request.headers as Headers).set('x-signature', `${seen.length}`);
      }
    }
    const { client, calls } = arrange(Own, [refused(503), ok({ id: 1 })]);
    expect(await client.zones.get(zone)).toEqual({ id: 1 });
    expect(seen).toEqual(Array(2).fill('https://api.cloudflare.com/client/v4/zones/z?signed=1'));
    expect(calls.map(({ headers }) => headers.get('x-signature'))).toEqual(['1', '2']);
  });

  it('an overridden fetchWithTimeout sends each attempt, or replaces its response', async () => {
    const seen: unknown[] = [];
    class Own extends Cloudflare {
      override async fetchWithTimeout(
        url: string,
        init: RequestInit | undefined,
        ms: number,
        control: AbortController,
      ) {
        seen.push([url, ms]);
        return url.endsWith('/own') ? ok('own') : super.fetchWithTimeout(url, init, ms, control);
      }
    }
    const { client, calls } = arrange(Own);
    expect(await client.zones.get(zone, { timeout: 77 })).toEqual({ id: 'x' });
    expect(await client.zones.get(zone, { path: '/own' })).toBe('own');
    expect([calls.length, seen[0]]).toEqual([1, ['https://api.cloudflare.com/client/v4/zones/z', 77]]);
  });

  it('an overridden makeStatusError creates the errors of failed requests', async () => {
    class Mine extends APIError {}
    class Own extends Cloudflare {
      protected override makeStatusError(status: number, error: object, message: string | undefined, headers: Headers) {
        if (status === 404) return super.makeStatusError(status, error, message, headers);
        return new Mine(status, error, message, headers);
      }
    }
    await expect(arrange(Own, refused(404)).client.zones.get(zone)).rejects.toThrow(NotFoundError);
    await expect(arrange(Own, refused(403)).client.zones.get(zone)).rejects.toThrow(Mine);
  });

  it('an overridden authHeaders or scheme method authenticates the request', async () => {
    class Fresh extends Cloudflare {
      protected override async apiTokenAuth() {
        return new Headers({ authorization: 'Bearer fresh' });
      }
    }
    class Signed extends Cloudflare {
      protected override async authHeaders() {
        return { 'x-auth-user-service-key': 'v1.0-own' };
      }
    }
    const sent = async (Client: Constructor) => {
      const { client, calls } = arrange(Client);
      await client.zones.get(zone);
      return [calls[0]?.headers.get('authorization'), calls[0]?.headers.get('x-auth-user-service-key')];
    };
    expect(await sent(Fresh)).toEqual(['Bearer fresh', null]);
    expect(await sent(Signed)).toEqual([null, 'v1.0-own']);
  });

  it('an overridden validateHeaders decides if a request may be sent', async () => {
    class Open extends Cloudflare {
      protected override validateHeaders() {}
    }
    class Closed extends Cloudflare {
      protected override validateHeaders({ values }: NullableHeaders) {
        throw new RangeError(`${values.get('authorization')}`);
      }
    }
    const { client, calls } = arrange(Open, undefined, { apiToken: null });
    await client.zones.get(zone);
    expect(calls[0]?.headers.get('authorization')).toBeNull();
    await expect(arrange(Closed).client.zones.get(zone)).rejects.toThrow(new RangeError('Bearer t'));
  });

  it('an overridden defaultQuery, stringifyQuery or buildURL determines the URL', async () => {
    class Query extends Cloudflare {
      protected override defaultQuery() {
        return { d: 1 };
      }
    }
    class Text extends Cloudflare {
      protected override stringifyQuery(query: object) {
        return `names=${Object.keys(query).join('-')}`;
      }
    }
    class Elsewhere extends Cloudflare {
      override buildURL(path: string) {
        return `https://proxy.example${path}`;
      }
    }
    const sent = async (Client: Constructor) => {
      const { client, calls } = arrange(Client, ok([]));
      await client.zones.list({ per_page: 5, name: 'a' });
      return calls[0]?.path;
    };
    expect(await sent(Query)).toBe('/zones?d=1&per_page=5&name=a');
    expect(await sent(Text)).toBe('/zones?names=per_page-name');
    expect(await sent(Elsewhere)).toBe('https://proxy.example/zones');
  });

  it('a client without overrides uses the direct path, and a spied one the overridden path', async () => {
    const { client } = arrange();
    expect(await client.zones.get(zone)).toEqual({ id: 'x' });
    const get = vi.spyOn(client, 'get').mockResolvedValueOnce({ result: 'spy' } as never);
    expect(await client.zones.get(zone)).toBe('spy');
    expect(get).toHaveBeenCalledWith('/zones/z', expect.anything());
    expect(await client.zones.get(zone)).toEqual({ id: 'x' });
  });
});

describe('building without sending', () => {
  it('buildURL and buildRequest return the URL and the request without sending', async () => {
    const { client, calls } = arrange();
    expect(client.buildURL('/a?x=1', { y: [1] })).toMatch(/\/client\/v4\/a\?x=1&y=1$/);
    const { req, url, timeout } = await client.buildRequest({
      method: 'post',
      path: '/b',
      body: { c: 1 },
      query: { d: 2 },
    });
    expect([req.method, url, timeout, req.body]).toEqual([
      'post',
      'https://api.cloudflare.com/client/v4/b?d=2',
      60_000,
      '{"c":1}',
    ]);
    expect([req.headers.get('authorization'), req.headers.get('content-type')]).toEqual([
      'Bearer t',
      'application/json',
    ]);
    expect(calls).toHaveLength(0);
  });
});

describe('a fetch that does not return a real Response', () => {
  const answering = (answer: unknown) =>
    new Cloudflare({ apiToken: 't', maxRetries: 0, fetch: async () => answer as Response });
  const body = { success: true, result: [{ id: 'm' }] };

  it.each([
    ['json() alone', { json: async () => body }],
    ['ok and json()', { ok: true, status: 200, headers: new Headers(), json: async () => body }],
    ['text() and a Map', { ok: true, headers: new Map([['cf-ray', 'r']]), text: async () => JSON.stringify(body) }],
  ])('a response-like object is understood: %s', async (_, answer) => {
    expect(await answering(answer).zones.get(zone)).toEqual([{ id: 'm' }]);
    expect((await answering(answer).zones.list()).result).toEqual([{ id: 'm' }]);
    expect((await answering(answer).zones.get(zone).asResponse()).status).toBe(200);
  });

  it('a response-like object with an error status or without a body is an error', async () => {
    const gone = {
      ok: false,
      status: 404,
      json: async () => ({ success: false, errors: [{ code: 7, message: 'no' }] }),
    };
    await expect(answering(gone).zones.get(zone)).rejects.toThrow(NotFoundError);
    await expect(answering({ ok: false, json: async () => ({}) }).zones.get(zone)).rejects.toMatchObject({
      status: 500,
    });
    await expect(answering({ ok: true }).zones.get(zone)).rejects.toThrow(/neither text\(\) nor json\(\)/);
  });
});

describe('a mock server over plain http', () => {
  const baseURL = 'http://mock-server:4010';

  it('a base URL with plain http is rejected unless an option or the environment allows it', async () => {
    const { fetch } = harness().client;
    expect(() => new Cloudflare({ apiToken: 't', baseURL, fetch })).toThrow(
      'would send credentials unencrypted; for a mock server set allowedOrigins or CLOUDFLARE_ALLOW_HTTP=1',
    );
    expect(
      await new Cloudflare({ apiToken: 't', baseURL, fetch, allowedOrigins: [baseURL] }).zones.get(zone),
    ).toBeTruthy();
    vi.stubEnv('CLOUDFLARE_ALLOW_HTTP', '1');
    expect(await new Cloudflare({ apiToken: 't', baseURL, fetch }).zones.get(zone)).toEqual({ id: 'x' });
    vi.stubEnv('CLOUDFLARE_ALLOW_HTTP', '0');
    expect(() => new Cloudflare({ apiToken: 't', baseURL, fetch })).toThrow('unencrypted');
  });
});
