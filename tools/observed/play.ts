/** Plays the requests of an observation against the emulator: in this process, without a socket. */
import type { Emulator } from '../../packages/emulator/src/emulator.ts';
import type { Step } from './observations.ts';

const ACCOUNT = 'f1a4e000000000000000000000000001';
const ZONE = 'f1a4e000000000000000000000000010';

export interface Played {
  readonly status: number;
  readonly text: string;
  /** The JSON of the body; undefined where it is none. */
  readonly body: unknown;
}

/** The last response; undefined where a step before it was refused, or gave no value that a later one needs. */
export async function play(emulator: Emulator, steps: readonly Step[]): Promise<Played | undefined> {
  await emulator.reset();
  const responses: Played[] = [];
  for (const step of steps) {
    const filled = fill(JSON.stringify(step), responses);
    if (filled === undefined) return undefined;
    const response = await send(emulator, JSON.parse(filled));
    responses.push(response);
    if (response.status >= 400 && responses.length < steps.length) return undefined;
  }
  return responses.at(-1);
}

/** Puts ids and values of earlier responses into their places: `{{0:result.id}}`. */
function fill(text: string, responses: readonly Played[]): string | undefined {
  let isWhole = true;
  const filled = text
    .replaceAll('{account_id}', ACCOUNT)
    .replaceAll('{zone_id}', ZONE)
    .replace(/\{\{(\d+):([^}]+)\}\}/g, (_, at: string, path: string) => {
      const value = path.split('.').reduce<unknown>((inner, name) => Object(inner)[name], responses[Number(at)]?.body);
      isWhole &&= value !== undefined;
      return JSON.stringify(String(value)).slice(1, -1);
    });
  return isWhole ? filled : undefined;
}

export async function send(emulator: Emulator, step: Step): Promise<Played> {
  const [type, body] = bodyOf(step);
  const response = await emulator.fetch(`http://localhost/client/v4${step.path}`, {
    method: step.method,
    headers: {
      authorization: 'Bearer local-admin',
      ...(type === undefined ? {} : { 'content-type': type }),
      ...step.headers,
    },
    ...(body === undefined ? {} : { body }),
  });
  return received(response);
}

export async function received(response: Response): Promise<Played> {
  const text = await response.text();
  return { status: response.status, text, body: parsed(text) };
}

function bodyOf({
  json,
  text,
  content_type,
  form,
}: Step): readonly [string | undefined, string | FormData | undefined] {
  if (json !== undefined) return ['application/json', JSON.stringify(json)];
  if (text !== undefined) return [content_type ?? 'text/plain', text];
  if (form === undefined) return [undefined, undefined];
  const data = new FormData();
  for (const [name, value] of Object.entries(form)) {
    if (typeof value === 'string') data.append(name, value);
    else
      data.append(
        name,
        new File([value.text ?? ''], value.file ?? name, { type: value.type ?? 'application/octet-stream' }),
      );
  }
  return [undefined, data];
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
