/**
 * Agent Memory: conversations stored by profile and recalled:
 * https://developers.cloudflare.com/agent-memory/api/http-api/
 */
import type { At, Context } from '../../handler/context.ts';
import type { Handler, Handlers, ResultOf } from '../../handler/handlers.ts';
import { PageResult } from '../../handler/page-result.ts';
import { problem } from '../../problem.ts';
import { uuidFrom } from '../shared/chance.ts';
import { collection } from '../shared/collection.ts';
import { all, below, type Fields, fieldsOf, found, keep, read } from '../shared/fields.ts';
import { ordered } from '../shared/lists.ts';
import { pageOf } from '../shared/pages.ts';
import { invalid, missing } from '../shared/refusals.ts';
import { type Kind, kindOf, scoreOf, summaryOf, wordsOf } from './text.ts';

/** https://developers.cloudflare.com/agent-memory/platform/limits/ : bytes, except for messages and characters of a name. */
const LIMITS = { messages: 500, content: 32_768, query: 1024, profile: 32 };

/** 48 bits of time and 80 of chance, in 26 characters of Crockford's base 32: https://github.com/ulid/spec */
function ulid({ sandbox }: Context): string {
  const ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
  let time = sandbox.clock.now();
  let text = '';
  for (let index = 0; index < 10; index++) {
    text = `${ALPHABET[time % 32]}${text}`;
    time = Math.floor(time / 32);
  }
  return text + sandbox.ids.digits(16).toUpperCase();
}

const namespacesScope = (context: Context): string => below(context, 'agent-memory', 'namespaces');

const namespaces = collection({
  what: 'namespace',
  id: ['name', 'given'],
  param: 'namespace_name',
  scope: namespacesScope,
  created: ['created_at'],
  modified: ['updated_at'],
  read: (context, body) => ({ ...body, id: ulid(context) }),
});

const create: Handler<'agentMemory.namespaces.create'> = (context) => {
  const { name = '' } = fieldsOf(context);
  // The format of a name is not documented: anything that fits in a path.
  if (!/^[A-Za-z0-9][A-Za-z0-9_-]*$/.test(name))
    throw invalid(`name '${name.slice(0, 32)}': use letters, digits, hyphens and underscores`, '/name');
  // https://developers.cloudflare.com/agent-memory/api/http-api/#error-responses
  if (read(context, namespacesScope(context), name) !== undefined)
    throw problem(409, 10_008, 'Namespace name already exists', '/name');
  return context.fit(namespaces.add(context, { name }));
};

const list: Handler<'agentMemory.namespaces.list'> = (context) => {
  const { order = 'id', direction } = context.query;
  const isDescending = String(direction).toLowerCase() === 'desc';
  return pageOf<ResultOf<'agentMemory.namespaces.get'>>(
    context,
    namespacesScope(context),
    (one) => one,
    isDescending,
    order,
  );
};

/** All profiles go with it. */
const remove: Handler<'agentMemory.namespaces.delete'> = (context) => {
  const { name } = namespaces.drop(context, namespaces.find(context));
  const scope = below(context, 'agent-memory', 'namespaces', String(name), 'profiles');
  for (const profile of all(context, scope)) context.sandbox.store.clear(memoriesIn(scope, String(profile.name)));
  context.sandbox.store.clear(scope);
  return null;
};

type InProfile = Context & At<'namespace_name' | 'profile_name'>;

interface Memory extends Fields {
  readonly id: string;
  readonly type: Kind;
  readonly summary: string;
  readonly content: string;
  readonly sessionId: string | null;
  readonly createdAt: string;
  readonly updatedAt: string;
}

const memoriesIn = (profiles: string, profile: string): string => `${profiles}/${encodeURIComponent(profile)}/memories`;

const profilesScope = (context: InProfile): string =>
  below(context, 'agent-memory', 'namespaces', String(namespaces.find(context).name), 'profiles');

/** The first write creates a profile. @throws Problem 400, 404 */
function writable(context: InProfile): string {
  const { profile_name: name } = context.path;
  if (name.length > LIMITS.profile)
    throw invalid(`profile_name has at most ${LIMITS.profile} characters`, '/profile_name');
  const scope = profilesScope(context);
  if (read(context, scope, name) === undefined) keep(context, scope, name, { name, created_at: context.now() });
  return memoriesIn(scope, name);
}

/** @throws Problem 404 for a profile that nothing was written to */
function readable(context: InProfile): string {
  const { profile_name: name } = context.path;
  const scope = profilesScope(context);
  found(context, scope, name, () => missing(`profile '${name.slice(0, LIMITS.profile)}'`, '/profile_name'));
  return memoriesIn(scope, name);
}

const bytesOf = (text: string): number => Buffer.byteLength(text);

function checkContent(content: string, pointer: string): void {
  if (bytesOf(content) > LIMITS.content) throw invalid(`content has at most ${LIMITS.content} bytes`, pointer);
}

function store(context: InProfile, scope: string, content: string, sessionId: string | null): Memory {
  const now = context.now();
  const times = { createdAt: now, updatedAt: now };
  const known = { type: kindOf(content), summary: summaryOf(content), content, sessionId };
  const memory = { id: ulid(context), ...known, ...times };
  return keep<Memory>(context, scope, memory.id, memory);
}

/** The same conversation makes the same memories: …/concepts/how-agent-memory-works/#idempotency-and-deduplication . What users said is kept, as no model runs here. */
const ingest: Handler<'agentMemory.namespaces.profiles.ingest'> = (context) => {
  const { messages = [], sessionId } = fieldsOf(context);
  if (messages.length > LIMITS.messages) throw invalid(`messages has at most ${LIMITS.messages} entries`, '/messages');
  for (const [index, { content }] of messages.entries()) checkContent(content, `/messages/${index}/content`);
  const scope = writable(context);
  const session = sessionId ?? uuidFrom(JSON.stringify(messages));
  const known = new Set(all<Memory>(context, scope).map((one) => JSON.stringify([one.sessionId, one.content])));
  for (const { role, content } of messages) {
    const key = JSON.stringify([session, content]);
    if (role !== 'user' || known.has(key)) continue;
    known.add(key);
    store(context, scope, content, session);
  }
  return null;
};

const remember: Handler<'agentMemory.namespaces.profiles.remember'> = (context) => {
  const { content = '', sessionId = null } = fieldsOf(context);
  checkContent(content, '/content');
  return context.fit(store(context, writable(context), content, sessionId));
};

/** Memories that make up the response, by its length. */
const LENGTH: Readonly<Record<string, number>> = { short: 1, medium: 3, long: 10 };
const MAX_CANDIDATES = 10;

/** An empty response if nothing matches. */
const recall: Handler<'agentMemory.namespaces.profiles.recall'> = (context) => {
  const { query = '', responseLength = 'medium' } = fieldsOf(context);
  if (bytesOf(query) > LIMITS.query) throw invalid(`query has at most ${LIMITS.query} bytes`, '/query');
  const question = wordsOf(query);
  const scored = all<Memory>(context, readable(context)).map((one) => ({
    ...one,
    score: scoreOf(question, one.content),
  }));
  const fitting = ordered(
    scored.filter(({ score }) => score > 0),
    'score',
    'desc',
  );
  const candidates = fitting
    .slice(0, MAX_CANDIDATES)
    .map(({ id, summary, sessionId, score }) => ({ id, summary, sessionId, score }));
  const answer = candidates.slice(0, LENGTH[responseLength] ?? 3).map(({ summary }) => summary);
  return context.fit({ answer: answer.join(' '), count: candidates.length, candidates });
};

const listed = (title: string, memories: readonly Memory[]): string[] =>
  memories.length === 0 ? [] : [`## ${title}`, '', ...memories.map(({ summary }) => `- ${summary}`), ''];

/** Of all memories, and of those of the session that is named, or else of the newest memory: https://developers.cloudflare.com/agent-memory/api/http-api/#get-a-summary */
const summary: Handler<'agentMemory.namespaces.profiles.summary'> = (context) => {
  const memories = all<Memory>(context, readable(context));
  const session = fieldsOf(context).sessionId ?? memories.at(-1)?.sessionId;
  const last = memories.filter(({ sessionId }) => sessionId !== null && sessionId === session);
  const lines = [...listed('Summary', memories), ...listed('Last Session', last)];
  return { summary: lines.join('\n').trim() };
};

const removeProfile: Handler<'agentMemory.namespaces.profiles.delete'> = (context) => {
  context.sandbox.store.clear(readable(context));
  context.sandbox.store.remove(profilesScope(context), context.path.profile_name);
  return null;
};

/** A session without memories is not an error. */
const removeSession: Handler<'agentMemory.namespaces.profiles.sessions.delete'> = (context) => {
  const scope = memoriesIn(profilesScope(context), context.path.profile_name);
  for (const { id, sessionId } of all<Memory>(context, scope))
    if (sessionId === context.path.session_id) context.sandbox.store.remove(scope, id);
  return null;
};

/** A cursor is the id of the memory that the page before ended with. Contents are shown one by one. */
const listMemories: Handler<'agentMemory.namespaces.profiles.memories.list'> = (context) => {
  const { session_id, type, cursor, per_page = 20 } = context.query;
  const memories = all<Memory>(context, readable(context)).filter(
    (one) => (session_id ?? one.sessionId) === one.sessionId && (type ?? one.type) === one.type,
  );
  const start = cursor === undefined ? 0 : memories.findIndex(({ id }) => id === cursor) + 1;
  const rows = memories.slice(start, start + per_page);
  const next = start + rows.length < memories.length ? rows.at(-1)?.id : undefined;
  return new PageResult(
    rows.map(({ content: _, ...one }) => one),
    { count: rows.length, per_page, cursor: next ?? '' },
  );
};

const memoryOf = (context: InProfile & At<'memory_id'>): Memory =>
  found<Memory>(context, readable(context), context.path.memory_id, () => missing('memory', '/memory_id'));

const removeMemory: Handler<'agentMemory.namespaces.profiles.memories.delete'> = (context) => {
  const memory = memoryOf(context);
  context.sandbox.store.remove(readable(context), memory.id);
  return memory;
};

export const agentMemory = {
  'agentMemory.namespaces.list': list,
  'agentMemory.namespaces.create': create,
  'agentMemory.namespaces.get': namespaces.get,
  'agentMemory.namespaces.delete': remove,
  'agentMemory.namespaces.profiles.delete': removeProfile,
  'agentMemory.namespaces.profiles.ingest': ingest,
  'agentMemory.namespaces.profiles.recall': recall,
  'agentMemory.namespaces.profiles.remember': remember,
  'agentMemory.namespaces.profiles.summary': summary,
  'agentMemory.namespaces.profiles.memories.list': listMemories,
  'agentMemory.namespaces.profiles.memories.get': (context) => memoryOf(context),
  'agentMemory.namespaces.profiles.memories.delete': removeMemory,
  'agentMemory.namespaces.profiles.sessions.delete': removeSession,
} satisfies Handlers;
