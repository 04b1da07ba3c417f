/** `--jq`: what comes out goes through jq itself, compiled to WebAssembly; texts stand without quotes. */
import { WrongInput } from '../input/wrong-input.ts';

type Raw = (data: string, filter: string, flags: string[]) => Promise<string>;

/** Items that go through at once. */
const BATCH = 500;
const FLAGS = ['-c', '-r'];

/** Loaded by those who ask for it: it is larger than all else. */
async function load(): Promise<Raw> {
  const { default: jq } = (await import('jq-wasm')) as unknown as { default: { raw: Raw } }; // a CommonJS module
  return jq.raw;
}

/** @throws WrongInput for what is no filter: before anything is sent */
export async function checkFilter(filter: string): Promise<void> {
  const raw = await load();
  await raw('null', filter, FLAGS).catch((error: Error) => {
    // What it does with `null` is nobody's concern.
    if (/syntax error|compile error/.test(error.message)) throw new WrongInput(`--jq: ${reason(error)}`);
  });
}

export async function* filtered(items: AsyncIterable<unknown>, filter: string): AsyncGenerator<string> {
  const raw = await load();
  const send = async (lines: readonly string[]): Promise<string> => {
    const text = await raw(lines.join('\n'), filter, FLAGS).catch((error: Error) => {
      throw new Error(`--jq: ${reason(error)}`);
    });
    return text === '' || text.endsWith('\n') ? text : `${text}\n`;
  };
  let lines: string[] = [];
  for await (const item of items) {
    lines.push(JSON.stringify(item));
    if (lines.length < BATCH) continue;
    yield await send(lines);
    lines = [];
  }
  if (lines.length > 0) yield await send(lines);
}

const reason = ({ message }: Error): string => message.replace(/^jq: error:? ?/m, '').trim();
