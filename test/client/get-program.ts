/**
 * Gets `/x` from a server and prints the response, or the error's message: `node get-program.ts fetch|transport URL`.
 */
import Cloudflare from 'flarewire';
import { nodeTransport } from 'flarewire/node';

const [, , how, baseURL = ''] = process.argv;
const fetch = how === 'transport' ? nodeTransport() : undefined;
const client = new Cloudflare({
  apiToken: 'any',
  baseURL,
  fetch,
  maxRetries: 0,
  allowedOrigins: [new URL(baseURL).origin],
});
try {
  console.log(JSON.stringify(await client.get('/x')));
} catch (error) {
  console.log((error as Error).message); // the client throws only errors
}
