/** Replaces the placeholder code of a refusal with the code that was observed of the real API. */
import { badIdentifier, CODE, type Fault, Problem } from '../problem.ts';
import { documentedCode, documentedPathCode, documentedTextCode } from './documented.ts';
import { type Condition, type Found, type Sought, wordsOf } from './rank.ts';
import { findCode, findStatus, isSeen } from './table.ts';

/** The operation and scope of the refused request. */
export interface Asked {
  readonly operation: string;
  /** Values of its path, by name. */
  readonly values: Readonly<Record<string, string>>;
  readonly path: string;
}

/** The refusal with the code, status and message of Cloudflare where these were observed; otherwise unchanged. */
export function observedProblem(problem: Problem, asked: Asked): Problem {
  const [fault] = problem.faults;
  const condition = fault && conditionOf(problem.status, fault);
  if (fault === undefined || condition === undefined) return problem;
  const textCode = documentedTextCode(asked.operation, condition, fault.message);
  if (textCode !== undefined)
    return new Problem(problem.status, [{ ...fault, code: textCode }, ...problem.faults.slice(1)], problem.headers);
  if (condition === 'malformed-id' || (condition === 'absent' && hasMalformedId(asked.values))) {
    const malformed = seen(problem, fault, 'malformed-id', asked);
    if (malformed !== undefined && (malformed.distance === 'operation' || malformed.isNamed))
      return withCode(problem, fault, malformed, asked);
  }
  const pathCode = condition === 'malformed-id' ? documentedPathCode(asked.operation) : undefined;
  if (pathCode !== undefined) return new Problem(400, [{ ...fault, code: pathCode }], problem.headers);
  const found = seen(problem, fault, condition === 'malformed-id' ? 'absent' : condition, asked);
  if (
    found !== undefined &&
    (condition === 'malformed-id'
      ? found.isNamed || found.isWide
      : mayReplace(fault, { operation: asked.operation, condition }, found) || isForeign(problem, asked, found))
  )
    return withCode(problem, fault, found, asked);
  if (condition === 'malformed-id') return badIdentifier(asked.path);
  const own = asDocumented(problem, fault, condition, asked);
  return condition === 'invalid' ? own : withStatus(own, fault, condition, asked);
}

/** With the published code in the place of a placeholder. */
function asDocumented(problem: Problem, { code, message }: Fault, condition: Condition, { operation }: Asked): Problem {
  const isBody = !/^(query|header|path) parameter /.test(message);
  const own = code === STAND_IN[condition] ? documentedCode(operation, condition, isBody) : undefined;
  if (own === undefined) return problem;
  const faults = problem.faults.map((one) => (one.code === code ? { ...one, code: own } : one));
  return new Problem(problem.status, faults, problem.headers, problem.about);
}

/** The status that was seen of the operation itself, whatever its code was: the code stays the product's own. */
function withStatus(problem: Problem, fault: Fault, condition: Condition, { operation }: Asked): Problem {
  const status = findStatus({ operation, condition, words: wordsOf(`${fault.message} ${fault.pointer ?? ''}`) });
  return status === undefined || status === problem.status
    ? problem
    : new Problem(status, problem.faults, problem.headers);
}

/** The operation itself first; then the thing that it lies below, where that is what is missing. */
function seen(problem: Problem, fault: Fault, condition: Condition, { operation }: Asked): Found | undefined {
  const words = condition === 'invalid' ? wordsOf(`${fault.message} ${fault.pointer ?? ''}`) : subjectOf(fault);
  const at = wordsOf(fault.pointer?.split('/').at(-1) ?? '');
  const own = findCode({ operation, condition, words, at });
  if (problem.about === undefined || problem.about === operation) return own;
  const isOther = productOf(problem.about) !== productOf(operation);
  if (own?.isNamed === true && (own.distance === 'operation' || own.isSibling || isOther)) return own;
  return findCode({ operation: problem.about, condition, words, at }) ?? own;
}

/** Words of the missing thing: of `The queue has no such consumer` at `/consumer_id`, the consumer. */
function subjectOf({ message, pointer = '' }: Fault): ReadonlySet<string> {
  const [, subject] = /\bhas no (?:such )?(.+)/.exec(message) ?? [];
  return wordsOf(`${subject ?? message} ${pointer.split('/').at(-1) ?? ''}`);
}

const productOf = (operation: string): string => operation.slice(0, operation.indexOf('.'));

function conditionOf(status: number, fault: Fault): Condition | undefined {
  if (status === 404) return fault.code === CODE.noRoute ? undefined : 'absent';
  if (status === 409 && fault.code === CODE.conflict) return 'taken';
  if (fault.code !== CODE.invalid) return undefined;
  return PATH_ID.test(fault.message) ? 'malformed-id' : 'invalid';
}

const PATH_ID = /^path parameter '(\w*_)?(id|Id|identifier)'/;
const ID = /^([0-9a-f]{32}|[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}|\d+)$/i;

/** An id that Cloudflare gives to nothing, or a name with characters that no name has. */
function hasMalformedId(values: Readonly<Record<string, string>>): boolean {
  return Object.entries(values).some(
    ([name, value]) => !/^[\w.@:-]*$/.test(value) || (/(^|_|I)(id|d|identifier)$/.test(name) && !ID.test(value)),
  );
}

/** Placeholder codes, where the real ones are not published. */
const STAND_IN: Readonly<Partial<Record<Condition, number>>> = {
  absent: CODE.notFound,
  taken: CODE.conflict,
  invalid: CODE.invalid,
};

/** A code that a product's own rules give is replaced where the resource was seen with another one for the same thing. */
function mayReplace(
  { code, message }: Fault,
  { operation, condition }: Pick<Sought, 'operation' | 'condition'>,
  found: Found,
): boolean {
  // A field without an observed refusal has the code of the operation, or that of all fields of the resource.
  if (code === STAND_IN[condition])
    return condition === 'invalid'
      ? found.distance === 'operation' || found.isNamed || found.isShared
      : found.isNamed || found.isWide;
  if (!found.isNamed || found.code === null) return false;
  const said = wordsOf(message);
  // `index not found` may have the code of the index, although the operation was also seen to miss a metadata index.
  if (isSeen({ operation, condition }, code) && !found.words.every((word) => said.has(word))) return false;
  const isSaid = found.isShared && condition === 'absent' && found.words.every((word) => said.has(word));
  return found.distance === 'operation' || isSaid || (found.isSibling && found.words.some((word) => said.has(word)));
}

/** The missing thing is of another product, whose code stays there: a bucket has its own in the catalog of its data. */
const isForeign = ({ about }: Problem, { operation }: Asked, found: Found): boolean =>
  about !== undefined && productOf(about) !== productOf(operation) && found.isNamed && found.code !== null;

function withCode(problem: Problem, fault: Fault, found: Found, { path }: Asked): Problem {
  if (found.code === CODE.badIdentifier) return badIdentifier(path);
  const status = found.status ?? (PATH_ID.test(fault.message) ? 404 : problem.status);
  // The words of a shortened message, or of one about another thing, say nothing of this one.
  const isKnown = (found.isNamed || found.distance === 'operation') && !found.message.includes('…');
  const isSaid = found.message === '' || !isKnown || fault.message.includes(found.message);
  // The id is refused for its form, but only the status is known.
  const code = found.code ?? (status === 404 && fault.code === CODE.invalid ? CODE.notFound : fault.code);
  const first = { ...fault, code, message: isSaid ? fault.message : `${found.message}: ${fault.message}` };
  // Of several mistakes in one body, all have the code of the product.
  const others = problem.faults.slice(1).map((one) => (one.code === fault.code ? { ...one, code } : one));
  return new Problem(status, [first, ...others], problem.headers);
}
