/** Error handling: a class for each status, and one for calls without a response. */
import type { Section } from './section.ts';

export const errors: Section = async ({ module: { default: Cloudflare }, options, account_id, print }) => {
  const client = new Cloudflare({ ...options, maxRetries: 0 });
  const caught = (work: PromiseLike<unknown>): Promise<unknown> =>
    Promise.resolve(work).then(
      () => undefined,
      (error: unknown) => error,
    );

  const missing = await caught(client.zones.get({ zone_id: '0123456789abcdef0123456789abcdef' }));
  if (!(missing instanceof Cloudflare.APIError)) throw missing;
  print(`${missing.status} ${missing instanceof Cloudflare.NotFoundError} ${missing.errors.map(({ code }) => code)}`);
  print(`${missing.headers?.get('content-type')?.split(';')[0]}`);

  const invalid = await caught(client.zones.create({ account: { id: account_id }, name: 'not a name' }));
  print(`${invalid instanceof Cloudflare.BadRequestError} ${invalid instanceof Cloudflare.APIError}`);

  const away = client.withOptions({ fetch: () => Promise.reject(new TypeError('fetch failed')) });
  const lost = await caught(away.zones.list());
  print(`${lost instanceof Cloudflare.APIConnectionError} ${lost instanceof Cloudflare.APIError && lost.status}`);

  const controller = new AbortController();
  controller.abort();
  const ended = await caught(client.zones.list({}, { signal: controller.signal }));
  print(`${ended instanceof Cloudflare.APIUserAbortError}`);

  const never = client.withOptions({
    fetch: (_, init) =>
      new Promise((_resolve, reject) => init?.signal?.addEventListener('abort', () => reject(init.signal?.reason))),
  });
  print(`${(await caught(never.zones.list({}, { timeout: 20 }))) instanceof Cloudflare.APIConnectionTimeoutError}`);
};
