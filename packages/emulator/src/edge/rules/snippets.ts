/**
 * Snippets: code of a zone between its rules and its Workers, one after the other.
 * https://developers.cloudflare.com/rules/snippets/how-it-works/
 */
import { randomBytes } from 'node:crypto';
import { type StoredSnippet, snippetsInForce } from '../../products/snippets/snippets.ts';
import type { Zone } from '../../products/zones/state.ts';
import type { Sandbox } from '../../state/sandbox.ts';
import { edgeError } from '../edge-error.ts';
import type { Step } from '../types.ts';
import type { KnownVisitor } from '../visitor.ts';
import type { Runtime, Target } from '../workers/runtime.ts';
import { unlistedTarget } from '../workers/unlisted.ts';
import { fieldsOf, holds, type Reader } from './passage.ts';

/** Names the chain that a request of a snippet continues. */
const HEADER = 'x-flarewire-snippet';

type Next = (request: Request) => Promise<Response>;

export interface Chain {
  readonly targets: readonly Target[];
  readonly visitor: KnownVisitor;
  readonly steps: Step[];
}

export interface Snippets {
  run(chain: Chain, request: Request, next: Next): Promise<Response>;
  /** Continues the chain that a request of a snippet belongs to; undefined if the request is another one. */
  proceed(request: Request): Promise<Response> | undefined;
}

export function createSnippets(runtime: () => Runtime): Snippets {
  const open = new Map<string, { readonly host: string; readonly proceed: Next }>();
  const run: Snippets['run'] = async ({ targets, ...around }, request, next) => {
    const [target, ...rest] = targets;
    if (target === undefined) return next(request);
    const { host } = new URL(request.url);
    const key = randomBytes(16).toString('hex');
    let isUsed = false;
    const proceed: Next = async (inner) => {
      if (isUsed) return edgeError(1201, `${target.script.name} continued to the origin twice.`);
      isUsed = true;
      return run({ ...around, targets: rest }, inner, next);
    };
    open.set(key, { host, proceed });
    try {
      const response = await runtime().fetch(target, withKey(request, key), around.visitor.cf);
      around.steps.push({ at: 'snippet', result: `${target.script.name}: ${response.status}` });
      return response;
    } catch (error) {
      const why = error instanceof Error ? error.message : String(error);
      around.steps.push({ at: 'snippet', result: `${target.script.name}: ${why}` });
      return edgeError(1206, `${target.script.name} threw an exception: ${why}`);
    } finally {
      open.delete(key);
    }
  };
  return {
    run,
    proceed: (request) => {
      const found = open.get(request.headers.get(HEADER) ?? '');
      if (found === undefined || new URL(request.url).host !== found.host) return undefined;
      return found.proceed(withKey(request, undefined));
    },
  };
}

function withKey(request: Request, key: string | undefined): Request {
  const headers = new Headers(request.headers);
  if (key === undefined) headers.delete(HEADER);
  else headers.set(HEADER, key);
  return new Request(request, { headers });
}

/** The snippets of enabled rules that match, each once. All rules see the request before any snippet changed it. */
export function matchingSnippets(sandbox: Sandbox, zone: Zone, reader: Reader, request: Request): Target[] {
  const matching = snippetsInForce(sandbox, zone.id).filter(({ rule, snippet }) => {
    const { id = '', expression = '', description = '' } = rule;
    const named = { id, action: `snippet ${snippet.snippet_name}`, expression, description };
    return holds(reader, 'snippets', named, fieldsOf(reader, request));
  });
  const names = new Set<string>();
  return matching.flatMap(({ snippet }) => {
    if (names.has(snippet.snippet_name)) return [];
    names.add(snippet.snippet_name);
    return [targetOf(zone, snippet)];
  });
}

function targetOf(zone: Zone, snippet: StoredSnippet): Target {
  const { snippet_name, created_on, modified_on, main_module, modules } = snippet;
  return unlistedTarget({
    owner: `snippets of ${zone.id}`,
    name: snippet_name,
    id: `${zone.id}-${Date.parse(String(modified_on))}`,
    created_on: String(created_on),
    modified_on: String(modified_on),
    metadata: { main_module, compatibility_date: String(created_on).slice(0, 10) },
    own: { modules: modules.map(({ name, type, base64 }) => ({ name, type, bytes: Buffer.from(base64, 'base64') })) },
  });
}
