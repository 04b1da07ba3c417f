/** Settings that exist once, with defaults until they are set. */
import type { Context, Showing } from '../../handler/context.ts';
import { collectionOf, type Fields, fieldsOf, keep, read } from './fields.ts';

export interface SingleRules {
  /** Default value. */
  readonly first: Fields;
  /** Scope of the setting. @default the path of the request */
  readonly scope?: (context: Context) => string;
  /** The field with the time of the last change. */
  readonly modified?: string;
  /** @throws Problem where it must not be so */
  readonly check?: (context: Context, item: Fields, sent: Fields) => void;
  /** The settings at this time. */
  readonly show?: (context: Context, item: Fields) => Fields;
}

export interface Single {
  get<Result>(context: Showing<Result>): Result;
  /** Replaces all fields: omitted ones get their defaults. */
  update<Result>(context: Showing<Result>): Result;
  /** The fields that are sent. */
  edit<Result>(context: Showing<Result>): Result;
  /** First values again. */
  reset<Result>(context: Showing<Result>): Result;
  value(context: Context): Fields;
}

export function single({ first, scope = collectionOf, modified, check, show }: SingleRules): Single {
  const value = (context: Context): Fields => ({ ...first, ...read(context, scope(context), '') });
  const shown = (context: Context): Fields => show?.(context, value(context)) ?? value(context);
  const write = <Result>(context: Showing<Result>, before: Fields): Result => {
    const sent = fieldsOf(context);
    const item = { ...before, ...sent, ...(modified === undefined ? {} : { [modified]: context.now() }) };
    check?.(context, item, sent);
    keep(context, scope(context), '', item);
    return context.fit(shown(context));
  };
  return {
    get: (context) => context.fit(shown(context)),
    update: (context) => write(context, first),
    edit: (context) => write(context, value(context)),
    reset: (context) => {
      context.sandbox.store.remove(scope(context), '');
      return context.fit(shown(context));
    },
    value,
  };
}
