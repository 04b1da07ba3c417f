/** Parameter and result types of handlers, by operation name, as the contract declares them. */
import type { Operations } from '../generated/operations.ts';
import type { Context } from './context.ts';
import type { Later } from './later.ts';
import type { OwnBody } from './own-body.ts';
import type { PageResult } from './page-result.ts';
import type { Reply } from './reply.ts';

export type OperationName = keyof Operations;

type TypesOf<Name extends OperationName> = Name extends OwnBody
  ? Omit<Operations[Name], 'body'> & { readonly body: unknown }
  : Operations[Name];

/** The context of a handler of this operation; for several, their common part. */
export type ContextOf<Name extends OperationName> = Context<TypesOf<Name>>;

/** Result of the operation; for a list, one item, as the contract names it. */
export type ResultOf<Name extends OperationName> = Operations[Name]['result'];

/** A result, a page of items, a custom reply, or a promise of one of these. */
export type Answer<Name extends OperationName> = AnswerNow<Name> | Later<AnswerNow<Name>>;

type AnswerNow<Name extends OperationName> = Operations[Name]['answer'] | PageOf<ResultOf<Name>> | Reply;

/** A list may be paginated even if the contract does not declare it. */
type PageOf<Result> = Result extends readonly (infer Item)[] ? PageResult<Item> : never;

export type Handler<Name extends OperationName> = (context: ContextOf<Name>) => Answer<Name>;
export type Handlers = { readonly [Name in OperationName]?: Handler<Name> };
