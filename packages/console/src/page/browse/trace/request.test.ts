import { describe, expect, it } from 'vitest';
import { draftIn, EMPTY, fieldsOf, paramsOf, requestOf, withoutSecrets } from './request.ts';

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

describe('the stored draft of a trace', () => {
  it('headers that may hold secrets are left out, and a curl command with one is reduced to its URL', () => {
    const headers = 'Authorization: Bearer x\nX-Test: 1\ncookie: a=1\nX-Api-Key: y';
    expect(withoutSecrets({ ...EMPTY, text: 'https://a.example/', headers })).toMatchObject({
      text: 'https://a.example/',
      headers: 'X-Test: 1',
    });
    const url = 'https://a.example/x';
    expect(withoutSecrets({ ...EMPTY, text: `curl -A bot ${url}` }).text).toBe(`curl -A bot ${url}`);
    for (const secret of ["-H 'Authorization: Bearer x'", "-H 'Cookie: a=1'", '-u me:secret', '-b a=1'])
      expect(withoutSecrets({ ...EMPTY, text: `curl ${secret} ${url}` }).text).not.toMatch(/secret|Bearer|a=1/);
    expect(withoutSecrets({ ...EMPTY, text: "curl -H 'Authorization: Bearer x" }).text).toBe('');
  });

  it('a stored draft is read back, and anything else is ignored', () => {
    const draft = { text: 'https://a.example/', method: 'PUT', country: 'DE', headers: 'X-Test: 1' };
    expect(draftIn(JSON.parse(JSON.stringify(draft)))).toEqual(draft);
    expect(draftIn({ text: 5 })).toEqual(EMPTY);
    expect(draftIn(null)).toBe(undefined);
  });
});
