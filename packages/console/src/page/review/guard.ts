/**
 * Examines every change before it is sent: reads the current state, adds the changes of others, asks before entries of a
 * list disappear or a real account changes, and notes the change with the calls that reverse it.
 */
import { isReading } from '@flarewire/contract';
import { isDestructive } from '../../wire/destructive.ts';
import { type Answer, jsonOf, resultIn } from '../data/answer.ts';
import type { CallOptions } from '../data/call.ts';
import { type Catalog, catalogOptions, subjectOf } from '../data/catalog.ts';
import type { Guard } from '../data/changes/guard.ts';
import { lossesOf, type Review } from '../data/changes/review.ts';
import { askReview } from '../data/consent.ts';
import { readWhole } from '../data/lists/whole.ts';
import { queryClient, sessionOptions } from '../data/queries.ts';
import type { Params, Subject } from '../form/schema.ts';
import { isPartialEdit } from '../form/values/item-params.ts';
import { firstClause } from '../ui/text/first-sentence.ts';
import { fieldChanges, mergeEdit, type Versions } from './compare-states.ts';
import { noteChange } from './note.ts';
import { formFieldOf, isReplacement, placeIn, placeOf, replacedLists, sourceOf, writableState } from './readers.ts';
import type { Made } from './undo.ts';

export const guard: Guard = async (name, params, options) => {
  const catalog = await queryClient.ensureQueryData(catalogOptions);
  const operation = catalog.byName.get(name);
  if (operation === undefined || isReading(operation, params)) return undefined;
  if (options.agreed === 'noted by caller') return undefined;
  const subject = await subjectOf(name);
  const { operations } = catalog;
  const noting = (made: Omit<Made, 'result'>) => (answer: Answer) =>
    noteChange({ ...made, result: resultOf(subject, answer) }, { operations, subjectOf }, options);
  if (options.agreed !== undefined)
    return {
      params,
      review: undefined,
      isDeclined: false,
      done: noting({ subject, params, current: undefined }),
    };
  const current = await read(catalog, subject, params, options);
  const { params: merged, ...reviewed } = reviewOf(subject, params, current.value, options.read);
  const review = { ...reviewed.review, isBlind: current.isFailed };
  const isAsked = mustAsk(subject, merged, review);
  if (isAsked) options.onAsked?.(true);
  const isDeclined = isAsked && !(await askReview(review));
  if (isAsked && !isDeclined) options.onAsked?.(false);
  return { params: merged, review, isDeclined, done: noting({ subject, params: merged, current: current.value }) };
};

const resultOf = ({ operation }: Subject, answer: Answer): unknown => resultIn(jsonOf(answer), operation);

interface Current {
  /** Undefined if nothing exists or nothing can be read. */
  readonly value: unknown;
  /** True if a list is replaced that could not be read. */
  readonly isFailed: boolean;
}

/** The current state of what the change replaces. */
async function read(catalog: Catalog, subject: Subject, params: Params, options: CallOptions): Promise<Current> {
  const { reader, pick } = sourceOf(catalog.operations, subject.operation) ?? {};
  const isList = isReplacement(subject.operation) && replacedLists(subject).length > 0;
  if (reader === undefined || pick === undefined) return { value: undefined, isFailed: isList };
  const readBy = await subjectOf(reader.name);
  const { signal, profile } = options;
  const place = placeOf(subject.schemas, readBy.schemas, params);
  const { answer, result } = await readWhole(readBy, place, { signal, profile });
  const value = result === undefined ? undefined : pick(result, params);
  const isUnknown = answer.head.ok ? result === undefined : answer.head.status !== 404;
  return { value: value ?? undefined, isFailed: isList && isUnknown };
}

/** The effect of a change, and the parameters with the changes of others that it must not revert. */
export function reviewOf(
  subject: Subject,
  params: Params,
  current: unknown,
  readBefore?: Params,
): { readonly params: Params; readonly review: Omit<Review, 'isBlind'> } {
  const { operation, schemas } = subject;
  const isPart = operation.method === 'PATCH' ? isPartialEdit(subject) || isMove(params) : operation.method !== 'PUT';
  const place = placeIn(schemas, params);
  const names = new Set(schemas.params.flatMap((param) => (param.in === 'body' ? [param.name] : [])));
  const own = Object.entries(params).filter(([name]) => names.has(name));
  const others = Object.entries(params).filter(([name]) => !names.has(name) && !Object.hasOwn(place, name));
  const wanted = Object.fromEntries(own);
  const now = current === undefined || operation.method === 'DELETE' ? {} : writableState(subject, current);
  const { params: body, conflicts } =
    readBefore === undefined || current === undefined
      ? { params: wanted, conflicts: [] }
      : mergeBody({ read: readBefore, now, wanted }, isPart, formFieldOf(subject));
  const review = {
    operation: operation.name,
    summary: firstClause(operation.summary),
    fields: fieldChanges(now, body, isPart),
    conflicts,
  };
  return { params: { ...place, ...Object.fromEntries(others), ...body }, review };
}

/** @param field the form field that holds all fields of the body */
function mergeBody(versions: Versions, isPart: boolean, field: string | undefined): ReturnType<typeof mergeEdit> {
  if (field === undefined) return mergeEdit(versions, isPart);
  const { read, now, wanted } = versions;
  const inner = { read: Object(read[field]), now: Object(now[field]), wanted: Object(wanted[field]) };
  const { params, conflicts } = mergeEdit(inner, isPart);
  return { params: { [field]: params }, conflicts };
}

/** A call with a position alone moves the item and keeps its definition. */
const isMove = (params: Params): boolean => Object.hasOwn(params, 'position') && !Object.hasOwn(params, 'action');

/** Live: each change, unless the server asks for a name anyway. Local: changes that lose entries or overwrite others'. */
function mustAsk({ operation }: Subject, params: Params, review: Review): boolean {
  if (review.isBlind || review.conflicts.length > 0 || lossesOf(review).length > 0)
    return !isAskedByServer(operation, params);
  return isWriting() && !isDestructive(operation, params);
}

/** The server's question shows the review too. */
const isAskedByServer = (operation: Subject['operation'], params: Params): boolean =>
  isLive() && (!isWriting() || isDestructive(operation, params));

const sessionNow = () => queryClient.getQueryData(sessionOptions.queryKey);
const isLive = (): boolean => sessionNow()?.mode === 'live';
const isWriting = (): boolean => isLive() && (sessionNow()?.writesUntil ?? 0) > Date.now();
