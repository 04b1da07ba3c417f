import { describe, expect, it } from 'vitest';
import { EMPTY, fieldsOf, paramsOf, requestOf } from './request.ts';

describe('the request of a trace', () => {
  it('a curl command gives URL, method and headers, which the other fields override', () => {
    const text = "curl -X POST -H 'X-A: 1' -H 'X-B: 2' https://a.example/x";
    const { request } = requestOf({ ...EMPTY, text, method: 'PUT', headers: 'x-a: 3\n' });
    expect(request).toMatchObject({
      url: 'https://a.example/x',
      method: 'PUT',
      headers: [
        ['X-B', '2'],
        ['x-a', '3'],
      ],
    });
    if (request === undefined) throw new Error('No request.');
    expect(paramsOf('acc', request, 'DE')).toEqual({
      account_id: 'acc',
      url: 'https://a.example/x',
      method: 'PUT',
      skip_response: true,
      headers: { 'X-B': '2', 'x-a': '3' },
      context: { geoloc: { iso_code: 'DE' } },
    });
    expect(fieldsOf(request, 'DE')).toMatchObject({ 'ip.src.country': 'DE', 'http.request.method': 'PUT' });
  });

  it('a text without a URL, or with an invalid header, gives no request', () => {
    expect(requestOf({ ...EMPTY, text: 'curl -X POST' })).toEqual({ request: undefined, wrong: undefined });
    expect(requestOf({ ...EMPTY, text: 'https://a.example/', headers: 'nothing' }).wrong).toBe('nothing');
  });
});
