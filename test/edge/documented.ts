/** A Worker after an example of the documentation, and a request with the response that its page promises. */

export interface Documented {
  /** Below https://developers.cloudflare.com/workers/ */
  readonly page: string;
  readonly code: string;
  readonly path?: string;
  readonly init?: RequestInit;
  readonly status?: number;
  /** Text of the response, or JSON. */
  readonly body?: unknown;
  readonly headers?: Readonly<Record<string, string | null>>;
}

/** A Worker whose handler has this body; imports come before it. */
export const worker = (body: string, before = ''): string =>
  `${before}\nexport default { async fetch(request, env, ctx) { ${body} } };`;
export const post = (body: string, type: string): RequestInit => ({
  method: 'POST',
  body,
  headers: { 'content-type': type },
});
export const basic = (pair: string): RequestInit => ({ headers: { authorization: `Basic ${btoa(pair)}` } });
