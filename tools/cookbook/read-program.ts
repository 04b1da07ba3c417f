/** Reads the head of a program of the cookbook: the comment in a fixed form that pages and tests are made of. */

/** An argument, option or variable of a program, and what it is. */
export interface Input {
  readonly name: string;
  readonly text: string;
}

/** Parses the head comment of a program, and the code below it. */
export interface Program {
  /** The task, in the imperative, without a full stop. */
  readonly title: string;
  /** Purpose and use. */
  readonly text: string;
  /** Limits and costs of the API, with the addresses of the pages that state them. */
  readonly limits: string;
  /** Permission groups that the token needs; none where any token will do. */
  readonly permissions: readonly string[];
  /** The command line: `node examples/dns/ddns.ts NAME ADDRESS`. */
  readonly run: string;
  readonly inputs: readonly Input[];
  /** Environment variables besides those that every program reads. */
  readonly environment: readonly Input[];
  readonly code: string;
}

const HEAD = /^\/\*\*\n((?: \*(?: [^\n]*)?\n)+?) \*\/\n/;
const SECTION = /^(Limits|Permissions|Run|Environment):(?: (.*))?$/;
const INPUT = /^ {2}(\S+): +(.+)$/;

const joined = (lines: readonly string[]): string => lines.map((line) => line.trim()).join(' ');

/** Lines `  NAME: text`; other indented lines go on with the text. */
function inputsOf(lines: readonly string[]): Input[] {
  const inputs: { name: string; text: string }[] = [];
  for (const line of lines) {
    const [, name, text = ''] = INPUT.exec(line) ?? [];
    const last = inputs.at(-1);
    if (name !== undefined) inputs.push({ name, text });
    else if (last) last.text += ` ${line.trim()}`;
  }
  return inputs;
}

/** Reads the source of a program; throws where its head does not have the form. */
export function readProgram(source: string): Program {
  const [head, comment] = HEAD.exec(source) ?? [];
  if (head === undefined || comment === undefined) throw new Error('the file does not begin with a comment /** … */');
  const [title = '', ...rest] = comment.split('\n').map((line) => line.replace(/^ \* ?/, ''));
  const sections = new Map<string, string[]>();
  let current: string[] = [];
  sections.set('text', current);
  for (const line of rest) {
    const [, name, first = ''] = SECTION.exec(line) ?? [];
    if (name !== undefined) {
      current = [first];
      sections.set(name, current);
    } else if (line !== '') current.push(line);
  }
  const section = (name: string): string[] => sections.get(name) ?? [];
  for (const name of ['text', 'Limits', 'Permissions', 'Run'])
    if (joined(section(name)) === '')
      throw new Error(`the head has no ${name === 'text' ? 'paragraph' : `"${name}:"`}`);
  const permissions = joined(section('Permissions'));
  return {
    title,
    text: joined(section('text')),
    limits: joined(section('Limits')),
    permissions: permissions === 'none' ? [] : permissions.split('; '),
    run: section('Run')[0] ?? '',
    inputs: inputsOf(section('Run').slice(1)),
    environment: inputsOf(section('Environment').slice(1)),
    code: source.slice(head.length).trimStart(),
  };
}
