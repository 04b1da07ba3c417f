/**
 * Workers for Platforms: a dispatch Worker hands requests to the Workers of a namespace, and an outbound Worker gets
 * the requests that these send. https://developers.cloudflare.com/cloudflare-for-platforms/workers-for-platforms/
 */
import { isObject } from '@flarewire/schema';
import { modulesOf, scriptNamed } from '../../products/workers/tables.ts';
import type { Sandbox } from '../../state/sandbox.ts';
import { frontAsset } from './assets.ts';
import { WorkerProblem } from './define.ts';
import { DISPATCH_HEADER, EXCEPTION_HEADER, MISSING_HEADER, OUTBOUND_SOURCE, PARAMETERS_HEADER } from './helpers.ts';
import type { Runtime, Target } from './runtime.ts';
import { isModuleWorker, sharesOf } from './scripts.ts';

/** The outbound Worker of a call, with the values that the dispatch Worker gave it. */
interface Through {
  readonly service: string;
  readonly parameters: Readonly<Record<string, unknown>>;
}

interface Asked {
  readonly account: string;
  readonly namespace: string;
  readonly name: string;
  readonly through: Through | undefined;
}

export interface Dispatcher {
  /** The request of a binding to a Worker of its namespace. */
  dispatch(request: Request, cf: Readonly<Record<string, unknown>>): Promise<Response>;
  /** Hands a request of a namespace's Worker to its outbound Worker; undefined without one. */
  throughOutbound(request: Request, from: Target, cf: Readonly<Record<string, unknown>>): Promise<Response> | undefined;
}

export function createDispatcher(sandbox: Sandbox, runtime: () => Runtime): Dispatcher {
  const turns = takeTurns();
  return {
    dispatch: async (request, cf) => {
      const asked = readAsked(request.headers.get(DISPATCH_HEADER) ?? '');
      const target =
        asked === undefined ? undefined : currentTarget(sandbox, `${asked.account}/${asked.namespace}`, asked.name);
      if (asked === undefined || target === undefined)
        return new Response(null, { status: 404, headers: { [MISSING_HEADER]: 'yes' } });
      const headers = new Headers(request.headers);
      headers.delete(DISPATCH_HEADER);
      const inner = new Request(request, { headers });
      const file = frontAsset(sandbox, target, inner);
      if (file !== undefined) return file;
      try {
        return await turns.run(keyOf(target), asked.through, () => runtime().fetch(target, inner, cf));
      } catch (error) {
        const message = encodeURIComponent(error instanceof Error ? error.message : String(error));
        return new Response(null, { status: 500, headers: { [EXCEPTION_HEADER]: message } });
      }
    },
    throughOutbound: (request, from, cf) => {
      const through = turns.last(keyOf(from));
      if (through === undefined) return undefined;
      const headers = new Headers(request.headers);
      headers.set(PARAMETERS_HEADER, encodeURIComponent(JSON.stringify(through.parameters)));
      const account = from.owner.split('/')[0] ?? '';
      return runtime().fetch(outboundTarget(sandbox, account, through.service), new Request(request, { headers }), cf);
    },
  };
}

const keyOf = ({ owner, script }: Target): string => `${owner}/${script.name}`;

function readAsked(text: string): Asked | undefined {
  const value: unknown = JSON.parse(decodeURIComponent(text) || 'null');
  if (!isObject(value)) return undefined;
  const { account, namespace, name, outbound, given } = value;
  const worker = isObject(outbound) && isObject(outbound.worker) ? outbound.worker : undefined;
  const parameters = namesIn(outbound).map((one) => [one, isObject(given) ? given[one] : undefined]);
  const through =
    worker === undefined ? undefined : { service: String(worker.service), parameters: Object.fromEntries(parameters) };
  return { account: String(account), namespace: String(namespace), name: String(name), through };
}

const namesIn = (outbound: unknown): string[] =>
  isObject(outbound) && Array.isArray(outbound.params)
    ? outbound.params.filter(isObject).map(({ name }) => String(name))
    : [];

function currentTarget(sandbox: Sandbox, owner: string, name: string): Target | undefined {
  const script = scriptNamed({ sandbox }, owner, name);
  const version = script === undefined ? undefined : sharesOf(sandbox, owner, script)[0]?.version;
  return script === undefined || version === undefined ? undefined : { owner, script, version };
}

const WRAPPER = 'flarewire-outbound.mjs';

/** The outbound Worker, in a module that adds the values of the call to its `env`. @throws WorkerProblem */
function outboundTarget(sandbox: Sandbox, account: string, service: string): Target {
  const target = currentTarget(sandbox, account, service);
  if (target === undefined || !isModuleWorker(target.version))
    throw new WorkerProblem(`The outbound Worker ${service} is not deployed, or is not written as a module.`);
  const { version } = target;
  const main = String(version.metadata.main_module);
  const bytes = new TextEncoder().encode(OUTBOUND_SOURCE.replaceAll('MAIN', main));
  const wrapper = { name: WRAPPER, type: 'application/javascript+module', bytes };
  return {
    ...target,
    version: { ...version, id: `${version.id}-outbound`, metadata: { ...version.metadata, main_module: WRAPPER } },
    own: { modules: [wrapper, ...modulesOf({ sandbox }, version)] },
  };
}

/** Ours: milliseconds that a call waits for one with other values; after it, requests of both have the later values. */
const MAX_WAIT = 10_000;

interface Turn {
  readonly text: string;
  count: number;
  readonly ended: Promise<void>;
  end(): void;
}

/**
 * A Worker's own requests do not say which call they belong to. So calls with different values for the outbound Worker
 * run one after the other, and those with the same values together.
 */
function takeTurns() {
  const running = new Map<string, Turn>();
  const latest = new Map<string, Through | undefined>();
  const free = async (key: string, text: string): Promise<void> => {
    const end = Date.now() + MAX_WAIT;
    for (let turn = running.get(key); turn !== undefined && turn.text !== text; turn = running.get(key)) {
      if (Date.now() >= end) return;
      await Promise.race([turn.ended, new Promise((resolve) => setTimeout(resolve, MAX_WAIT).unref())]);
    }
  };
  return {
    last: (key: string): Through | undefined => latest.get(key),
    run: async <T>(key: string, through: Through | undefined, work: () => Promise<T>): Promise<T> => {
      const text = JSON.stringify(through ?? null);
      await free(key, text);
      const turn = running.get(key) ?? newTurn(text);
      running.set(key, turn);
      latest.set(key, through);
      turn.count += 1;
      try {
        return await work();
      } finally {
        turn.count -= 1;
        if (turn.count === 0) {
          if (running.get(key) === turn) running.delete(key);
          turn.end();
        }
      }
    },
  };
}

function newTurn(text: string): Turn {
  const { promise, resolve } = Promise.withResolvers<void>();
  return { text, count: 0, ended: promise, end: resolve };
}
