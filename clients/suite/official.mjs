/** The official client as its users make it. */
import Cloudflare from 'cloudflare';
import { BASE, TOKEN } from './kit.mjs';

export { Cloudflare };

export const clientWith = (apiToken) => new Cloudflare({ apiToken, baseURL: BASE, maxRetries: 0 });
export const client = clientWith(TOKEN);

export async function all(pages) {
  const items = [];
  for await (const item of pages) items.push(item);
  return items;
}

/** The error of a failed call. */
export async function failure(call) {
  const error = await call.then(
    () => undefined,
    (thrown) => thrown,
  );
  if (error === undefined) throw new Error('It did not fail.');
  return error;
}
