/** `--jq`: the output goes through jq itself, compiled to WebAssembly; texts are written without quotes, as by `jq -r`. */
import { WrongInput } from '../wrong-input.ts';

interface Run {
  readonly stdout: string;
  readonly stderr: string;
  readonly exitCode: number;
}

type Jq = (input: string, filter: string) => Run;

/** Characters that go through jq at once: little enough that the first lines appear early, enough that starting jq takes no time. */
const PIECE = 1_000_000;

/** These filters reach past the item they are applied to, so all items have to be there. */
const READS_ON = /\b(inputs?|input_line_number|halt|halt_error)\b/;

/** One result a line. Not `-r`: of raw texts jq-wasm would cut off what is blank at either end. The filter may start with a hyphen. */
const FLAGS = ['-c', '--'];
const COMPILE_ERROR = 3;

/** Loaded on demand: it is larger than all else. */
async function load(): Promise<Jq> {
  const { loadJq } = await import('jq-wasm/inline');
  const jq = await loadJq();
  return (input, filter) => jq.raw(input, filter, FLAGS);
}

/** @throws WrongInput for an invalid filter: before anything is sent */
export async function checkFilter(filter: string): Promise<void> {
  const { stderr, exitCode } = (await load())('', filter);
  if (exitCode === COMPILE_ERROR) throw new WrongInput(`--jq: ${reason(stderr)}`);
}

export async function* filtered(items: AsyncIterable<unknown>, filter: string): AsyncGenerator<string> {
  const jq = await load();
  const most = READS_ON.test(filter) ? Number.POSITIVE_INFINITY : PIECE;
  let lines: string[] = [];
  let length = 0;
  for await (const item of items) {
    const line = JSON.stringify(item);
    lines.push(line);
    length += line.length;
    if (length < most) continue;
    yield* results(jq(lines.join('\n'), filter));
    [lines, length] = [[], 0];
  }
  if (lines.length > 0) yield* results(jq(lines.join('\n'), filter));
}

function* results({ stdout, stderr }: Run): Generator<string> {
  if (stdout !== '') yield stdout.split('\n').map(rawText).join('');
  // The exit code is not reliable: jq continues after an error and reports that of the last item.
  if (/^jq: error/m.test(stderr)) throw new Error(`--jq: ${reason(stderr)}`);
}

const rawText = (line: string): string => `${line.startsWith('"') ? JSON.parse(line) : line}\n`;

const reason = (stderr: string): string => stderr.replace(/^jq: error:? ?/m, '').trim();
