/** The refusal of a product's own rules for a field that its schema refuses too: products check first, with their codes. */
import type { AnyHandler, Context } from '../handler/context.ts';
import { CODE, type Fault, Problem } from '../problem.ts';

const STAND_INS: ReadonlySet<number> = new Set([CODE.invalid, CODE.notFound, CODE.conflict]);

/** Ends the transaction: nothing of a rehearsal stays. */
const ROLLBACK = Symbol('rehearsed');

const isOfHeader = ({ message }: Fault): boolean => message.startsWith('header parameter ');

/** Undefined where the rules do not refuse one of the fields at fault with their own code. */
export function ownRefusal(
  parsed: Omit<Context, 'generic'>,
  refusal: Problem,
  handler: AnyHandler,
): Problem | undefined {
  const pointers = new Set(refusal.faults.map(({ pointer }) => pointer));
  try {
    parsed.sandbox.transaction(() => {
      handler({ ...parsed, generic: () => undefined } satisfies Context);
      throw ROLLBACK;
    });
  } catch (error) {
    // Rules may fail in any way on values that are not of their types.
    if (!(error instanceof Problem) || error.status < 400) return undefined;
    // A bucket that does not exist is reported before a header that is missing.
    if (error.status === 404) return refusal.faults.every(isOfHeader) ? error : undefined;
    const [fault] = error.faults;
    if (fault?.pointer === undefined || !pointers.has(fault.pointer) || STAND_INS.has(fault.code)) return undefined;
    const others = refusal.faults.filter(({ pointer }) => pointer !== fault.pointer);
    return new Problem(error.status, [fault, ...others], error.headers, error.about);
  }
  return undefined;
}
