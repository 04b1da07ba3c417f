/** Requests that an emulator in Node has answered, sent again to the emulator in a page. */
import type { Page } from 'playwright-core';

export interface SentRequest {
  readonly url: string;
  readonly method: string;
  readonly headers: readonly (readonly [string, string])[];
  /** Base64; absent without a body. */
  readonly body?: string;
}

export interface Answer {
  readonly status: number;
  readonly type: string | null;
  /** Text, or base64 where it is not valid UTF-8. */
  readonly body: string;
}

export interface Exchange {
  readonly request: SentRequest;
  readonly answer: Answer;
}

const decoder = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });

function textOf(bytes: Buffer): string {
  try {
    return decoder.decode(bytes);
  } catch {
    return bytes.toString('base64');
  }
}

/** A `fetch` that notes what it sends and gets. */
export function recorder(fetch: (request: Request) => Promise<Response>) {
  const exchanges: Exchange[] = [];
  return {
    exchanges,
    fetch: async (request: Request): Promise<Response> => {
      const bytes = request.body === null ? undefined : Buffer.from(await request.clone().arrayBuffer());
      const response = await fetch(request);
      const body = textOf(Buffer.from(await response.clone().arrayBuffer()));
      exchanges.push({
        request: {
          url: request.url,
          method: request.method,
          headers: [...request.headers],
          ...(bytes === undefined ? {} : { body: bytes.toString('base64') }),
        },
        answer: { status: response.status, type: response.headers.get('content-type'), body },
      });
      return response;
    },
  };
}

/** Sends them to `globalThis.emulator` of the page, after a reset. */
export async function sendInPage(page: Page, requests: readonly SentRequest[]): Promise<Answer[]> {
  const answers = await page.evaluate(async (all) => {
    const { emulator } = globalThis as unknown as {
      emulator: Record<'fetch' | 'reset', (request?: Request) => Promise<Response>>;
    };
    const bytesOf = (text: string) => Uint8Array.from(atob(text), (one) => one.charCodeAt(0));
    await emulator.reset();
    const answered: { status: number; type: string | null; body: string }[] = [];
    for (const { url, method, headers, body } of all) {
      const init = { method, headers: headers as [string, string][] };
      const response = await emulator.fetch(
        new Request(url, body === undefined ? init : { ...init, body: bytesOf(body) }),
      );
      const bytes = new Uint8Array(await response.arrayBuffer());
      const text = Array.from(bytes, (one) => String.fromCharCode(one)).join('');
      answered.push({ status: response.status, type: response.headers.get('content-type'), body: btoa(text) });
    }
    return answered;
  }, requests as SentRequest[]);
  return answers.map((one) => ({ ...one, body: textOf(Buffer.from(one.body, 'base64')) }));
}
