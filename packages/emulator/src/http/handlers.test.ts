import { expect, it } from 'vitest';
import type { Context } from '../handler/context.ts';
import type { ContextOf, Handler, Handlers } from '../handler/handlers.ts';

/** Lines that must not compile (`@ts-expect-error`). */
it('handlers are checked against the types of their operations', () => {
  const handlers = {
    'kv.namespaces.create': (context) => {
      // @ts-expect-error the path of this operation has no such value
      const { namespace_id } = context.path;
      // @ts-expect-error its body has no such field
      const { name } = context.body ?? {};
      // @ts-expect-error its query has no such parameter
      const { order } = context.query;
      const { account_id } = context.path;
      const { title = '' } = context.body ?? {};
      return { id: `${account_id}${namespace_id}${name}${order}`, title };
    },
    // @ts-expect-error the result is a namespace
    'kv.namespaces.get': () => ({ id: 1, title: 'x' }),
    // @ts-expect-error the result is a page of namespaces
    'kv.namespaces.list': (context) => context.page([{ id: 'x' }]),
  } satisfies Handlers;
  // @ts-expect-error the contract has no such operation
  const misspelt = { 'kv.namespace.create': () => null } satisfies Handlers;
  expect(Object.keys({ ...handlers, ...misspelt })).toHaveLength(4);
});

it('the context of one operation is assignable to that of any operation, and not vice versa', () => {
  const segmentsOf = (context: Context): number => context.segments.length;
  const of: Handler<'kv.namespaces.delete'> = (context) => {
    segmentsOf(context);
    return null;
  };
  // @ts-expect-error any context lacks the path values of this operation
  const narrowed = (context: Context): ContextOf<'kv.namespaces.delete'> => context;
  expect([of, narrowed]).toHaveLength(2);
});
