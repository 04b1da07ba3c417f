/** Validates changes from untrusted data: the stored file, or a request of the page. */
import { type Change, type Changes, MAX_CHANGE_LENGTH, MAX_CHANGES, type UndoCall } from './changes.ts';
import { checkNames, fieldsOf, ID, InvalidDataError, listOf, numberOf, textOf } from './read-stored-calls.ts';

type Fields = Readonly<Record<string, unknown>>;

const FIELDS = ['id', 'at', 'operation', 'name', 'place', 'before', 'after', 'undo', 'whyNot', 'isUndone'];
const OPERATION = /^[\w.]{1,200}$/;
const WORDS = /^[\s\S]{1,500}$/;
const MAX_CALLS = 1000;

export function readChange(value: unknown, where: string): Change {
  const fields = fieldsOf(value, where, FIELDS);
  if (JSON.stringify(fields).length > MAX_CHANGE_LENGTH) {
    throw new InvalidDataError(`${where} is longer than ${MAX_CHANGE_LENGTH} characters.`);
  }
  const { name, whyNot, isUndone } = fields;
  return {
    id: textOf(fields.id, `${where}.id`, ID),
    at: numberOf(fields.at, `${where}.at`) ?? 0,
    operation: textOf(fields.operation, `${where}.operation`, OPERATION),
    name: name === undefined ? undefined : textOf(name, `${where}.name`, WORDS),
    place: paramsOf(fields.place, `${where}.place`),
    before: fields.before === undefined ? undefined : paramsOf(fields.before, `${where}.before`),
    after: fields.after === undefined ? undefined : paramsOf(fields.after, `${where}.after`),
    undo: listOf(fields.undo, `${where}.undo`, MAX_CALLS, undoOf),
    ...(whyNot !== undefined && { whyNot: textOf(whyNot, `${where}.whyNot`, WORDS) }),
    ...(isUndone === true && { isUndone }),
  };
}

function undoOf(value: unknown, where: string): UndoCall {
  const { operation, params } = fieldsOf(value, where, ['operation', 'params']);
  return {
    operation: textOf(operation, `${where}.operation`, OPERATION),
    params: paramsOf(params, `${where}.params`),
  };
}

function paramsOf(value: unknown, where: string): Fields {
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    throw new InvalidDataError(`${where} must be an object.`);
  checkNames(value, where, 0);
  return value as Fields; // an object, checked above
}

/** @throws InvalidDataError */
export function readChanges(value: unknown): Changes {
  const { changes } = fieldsOf(value, 'The file', ['version', 'changes']);
  return { changes: listOf(changes, 'changes', MAX_CHANGES, readChange) };
}
