/** Implements `npx @flarewire/console link`: requests a fresh link from a running console of this user. */
import { randomBytes } from 'node:crypto';
import { answerProof, askProof, isSame } from './proof.ts';
import { forget, listRunning, type Running } from './running.ts';

export type AskedLink = { readonly link: string } | { readonly why: string };

/** @param port of the console, if several run */
export async function askLink(folder: string, port: number | undefined): Promise<AskedLink> {
  const notes = await listRunning(folder);
  const asked = notes.filter((note) => port === undefined || note.port === port);
  const there: (Running & { readonly link: string })[] = [];
  for (const note of asked) {
    const link = await linkOf(note);
    if (link === undefined) await forget(folder, note);
    else there.push({ ...note, link });
  }
  const [first, second] = there;
  if (first === undefined) {
    const which = port === undefined ? '' : ` on port ${port}`;
    return { why: `No console of this user is running${which}. Start one: npx @flarewire/console` };
  }
  if (second === undefined) return { link: first.link };
  const ports = there.map((one) => one.port).join(', ');
  return {
    why: `Several consoles are running, on the ports ${ports}. Choose one: npx @flarewire/console link --port ${first.port}`,
  };
}

/** Undefined if the console has ended or another program uses its port. */
async function linkOf({ port, secret }: Running): Promise<string | undefined> {
  const url = `http://127.0.0.1:${port}`;
  const nonce = randomBytes(16).toString('base64url');
  try {
    const response = await fetch(`${url}/api/link`, {
      method: 'POST',
      redirect: 'error',
      headers: { origin: url, 'sec-fetch-site': 'same-origin', 'content-type': 'application/json' },
      body: JSON.stringify({ nonce, proof: askProof(secret, nonce) }),
      signal: AbortSignal.timeout(5000),
    });
    const { key, proof } = Object(await response.json());
    if (typeof key !== 'string' || typeof proof !== 'string') return undefined;
    return isSame(proof, answerProof(secret, nonce, key)) ? `${url}/#key=${key}` : undefined;
  } catch {
    return undefined;
  }
}
