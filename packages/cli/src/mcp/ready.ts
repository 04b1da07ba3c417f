/** A call that an agent asks for, checked before anything is sent: its operation, its ids in place of names, its parameters. */
import { paramProblems, problemText } from '@flarewire/contract';
import type { Params, Surroundings } from '../input/params.ts';
import { readScope } from '../input/scope.ts';
import { type Subject, subjectOf } from '../tree/subject.ts';
import { find } from '../tree/words.ts';
import { WrongInput } from '../wrong-input.ts';

export interface ReadyCall {
  readonly subject: Subject;
  readonly params: Params;
}

/** @throws WrongInput with the nearest name */
export async function subjectNamed(name: string): Promise<Subject> {
  const found = find([name]);
  if ('operation' in found && found.rest.length === 0) return subjectOf(found.operation);
  if ('group' in found)
    throw new WrongInput(`"${name}" is not an operation. Operations below it: ${below(found.operations)}`);
  throw new WrongInput('unknown' in found ? found.unknown.replace('Unknown command', 'Unknown operation') : name);
}

const below = (operations: readonly { readonly name: string }[]): string =>
  `${operations
    .slice(0, 12)
    .map(({ name }) => name)
    .join(', ')}${operations.length > 12 ? ', …' : '.'}`;

/** @throws WrongInput with all that is wrong */
export async function readyCall(
  name: string,
  given: Readonly<Record<string, unknown>>,
  around: Surroundings,
): Promise<ReadyCall> {
  const subject = await subjectNamed(name);
  const params = withFiles(given) as Params; // an object stays one
  const { schemas, document, operation } = subject;
  const problems = (): ReturnType<typeof paramProblems> =>
    paramProblems(schemas, params, document.schemas, { unknown: 'error', words: document.words });
  const isOwner = (path: readonly (string | number)[]): boolean => path[0] === 'zone_id' || path[0] === 'account_id';
  // Before names are looked up: what is wrong anyway costs no request.
  const before = problems().filter(({ path }) => !isOwner(path));
  if (before.length === 0) await readScope(subject, new Map(), params, around);
  const found = before.length > 0 ? before : problems();
  if (found.length > 0)
    throw new WrongInput(
      `Invalid parameters for ${operation.name}:\n${found.map((one) => `  ${problemText(one)}`).join('\n')}\nNothing was sent. describe lists all parameters.`,
    );
  return { subject, params };
}

/** `{ "$text": "…", "name": "worker.js" }` is a file that holds this text. Files of the machine cannot be named. */
function withFiles(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withFiles);
  if (typeof value !== 'object' || value === null) return value;
  if ('$text' in value && typeof value.$text === 'string') {
    const { name = 'file', type = 'text/plain' } = value as { name?: unknown; type?: unknown };
    return new File([value.$text], String(name), { type: String(type) });
  }
  return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, withFiles(inner)]));
}
