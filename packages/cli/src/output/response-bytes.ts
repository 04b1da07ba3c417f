/** The bytes of a response as they arrive. */
import { WrongInput } from '../wrong-input.ts';

export async function* bytesIn({ body }: Response): AsyncGenerator<Uint8Array> {
  if (body !== null) yield* body;
}

/** @throws WrongInput if a terminal cannot display them. @param remedy what to use instead */
export async function mustBeText({ headers, body }: Response, remedy: string): Promise<void> {
  const type = headers.get('content-type') ?? '';
  if (/^text\/|json/.test(type)) return;
  await body?.cancel();
  throw new WrongInput(`The response is ${type || 'bytes'}, which a terminal cannot display: use ${remedy}.`);
}
