/** Workers of the emulator's own inside the runtime, as source text: they hand events in, and report what happened out. */
import { WORKFLOW_BINDING_SOURCE, WORKFLOW_SOURCE } from '../workflows/workflow-source.ts';
import { MAIL_SOURCE, SEND_SOURCE } from './mail-source.ts';
import { STRUCTURED_SOURCE } from './structured-source.ts';

/** Header that names the Worker a request is for. */
export const TARGET_HEADER = 'x-flarewire-worker';
/** Header that makes a request an event of another kind: `scheduled`, `queue` or `email`; `ping` reaches no Worker. */
export const EVENT_HEADER = 'x-flarewire-event';

/** Header with the names of the headers that the visitor sent; the runtime's own are removed. */
export const SENT_HEADER = 'x-flarewire-headers';

/** Headers with the URL of a request, and its `request.cf`, URL-encoded. */
export const URL_HEADER = 'x-flarewire-url';
export const CF_HEADER = 'x-flarewire-cf';

/** Header of a response in whose place the Worker threw: the error with its stack, URL-encoded. */
export const EXCEPTION_HEADER = 'x-flarewire-exception';

/** Header of a request to a Worker of a dispatch namespace, which names it. */
export const DISPATCH_HEADER = 'x-flarewire-dispatch';
/** Header of a response in whose place there is no such Worker. */
export const MISSING_HEADER = 'x-flarewire-missing';
/** Header of a request to an outbound Worker: the values of its `env`. */
export const PARAMETERS_HEADER = 'x-flarewire-parameters';

/** Adds the values of a call to the `env` of an outbound Worker; MAIN is its module. */
export const OUTBOUND_SOURCE = `
import * as worker from './MAIN';
export * from './MAIN';
const { default: main } = worker;
export default {
  fetch(request, env, ctx) {
    const headers = new Headers(request.headers);
    const given = JSON.parse(decodeURIComponent(headers.get('${PARAMETERS_HEADER}') ?? '%7B%7D'));
    headers.delete('${PARAMETERS_HEADER}');
    const inner = new Request(request, { headers });
    const all = { ...env, ...given };
    return typeof main === 'function' ? new main(ctx, all).fetch(inner) : main.fetch(inner, all, ctx);
  },
};`;

/** Passes requests and events to the Worker they are for. */
export const ENTRY_SOURCE = `${WORKFLOW_SOURCE}
${MAIL_SOURCE}${STRUCTURED_SOURCE}
const bodyOf = (type, body) => (type === 'bytes' ? Uint8Array.from(body).buffer : type === 'v8' ? unpackClone(body) : body);
export default {
  async fetch(request, env) {
    const target = env[request.headers.get('${TARGET_HEADER}')];
    const event = request.headers.get('${EVENT_HEADER}');
    if (event === 'ping') return new Response(null, { status: 204 });
    if (event === null) {
      const sent = new Set(JSON.parse(request.headers.get('${SENT_HEADER}')));
      const headers = new Headers([...request.headers].filter(([name]) => sent.has(name)));
      const url = request.headers.get('${URL_HEADER}');
      const cf = JSON.parse(decodeURIComponent(request.headers.get('${CF_HEADER}')));
      headers.set('host', new URL(url).host);
      headers.set('accept-encoding', 'gzip, br');
      try {
        return await target.fetch(new Request(new Request(url, request), { headers, cf, redirect: 'manual' }));
      } catch (error) {
        const message = String(error?.stack ?? error);
        return new Response(null, { status: 500, headers: { '${EXCEPTION_HEADER}': encodeURIComponent(message) } });
      }
    }
    if (event === 'email') return handleMail(target, new Uint8Array(await request.arrayBuffer()));
    const { type, ...given } = await request.json();
    if (type === 'workflow') {
      const workflow = env[classKey(request.headers.get('${TARGET_HEADER}'), given.className)];
      return Response.json(await runWorkflow(workflow, env.emulator, given));
    }
    if (type === 'scheduled') {
      return Response.json(await target.scheduled({ cron: given.cron, scheduledTime: new Date(given.time) }));
    }
    const messages = given.messages.map(({ id, timestamp, attempts, type, body }) => ({
      id, attempts, timestamp: new Date(timestamp), body: bodyOf(type, body),
    }));
    return Response.json(await target.queue(given.queue, messages));
  },
};`;

/** Bindings that the runtime has no local form of, as functions that ask the emulator. */
export const SHIM_SOURCE = `${STRUCTURED_SOURCE}
const ask = async (env, body) => {
  const response = await env.emulator.fetch('http://emulator/', { method: 'POST', body: JSON.stringify(body) });
  if (!response.ok) throw new Error(await response.text());
  return response.json();
};
const isBytes = (body) => body instanceof ArrayBuffer || ArrayBuffer.isView(body);
const MESSAGE_BODIES = {
  json: (body) => JSON.stringify(body) === undefined ? undefined : body,
  text: (body) => (typeof body === 'string' ? body : undefined),
  bytes: (body) => (isBytes(body) ? byteList(body) : undefined),
  v8: packClone,
};
const messageOf = (body, options = {}) => {
  const type = options.contentType ?? 'json';
  if (!Object.hasOwn(MESSAGE_BODIES, type)) throw new TypeError('Unsupported queue message content type: ' + type);
  const packed = MESSAGE_BODIES[type](body);
  if (packed === undefined) throw new TypeError('The body of a message with the content type "' + type + '" cannot be ' + (body === null ? 'null' : 'of the type ' + typeof body) + '.');
  return { body: packed, type, delay: options.delaySeconds };
};
const metricsOf = ({ oldestMessageTimestamp, ...metrics }) =>
  oldestMessageTimestamp === undefined ? metrics : { ...metrics, oldestMessageTimestamp: new Date(oldestMessageTimestamp) };
export const queue = (env) => {
  const send = async (messages) => {
    const { metadata } = await ask(env, { kind: 'queue', account: env.account, queue: env.queue, messages });
    return { metadata: { metrics: metricsOf(metadata.metrics) } };
  };
  return {
    send: async (body, options) => send([messageOf(body, options)]),
    sendBatch: async (batch, options = {}) =>
      send([...batch].map((one) => messageOf(one.body, { ...options, ...one }))),
    metrics: async () => metricsOf((await ask(env, { kind: 'queueMetrics', account: env.account, queue: env.queue })).metadata.metrics),
  };
};
export const storedSecret = (env) => ({
  get: () => ask(env, { kind: 'storedSecret', account: env.account, store: env.store, secret: env.secret }),
});
${SEND_SOURCE}
export const ai = (env) => ({ run: (...args) => ask(env, { kind: 'ai', args }) });
${WORKFLOW_BINDING_SOURCE}
export const vectorize = (env) => {
  const plain = (args) => JSON.parse(JSON.stringify(args, (_, value) => (ArrayBuffer.isView(value) ? Array.from(value) : value)));
  const methods = ['describe', 'query', 'queryById', 'insert', 'upsert', 'getByIds', 'deleteByIds'];
  const call = (method) => (...args) => ask(env, { kind: 'vectorize', index: env.index, method, args: plain(args) });
  return Object.fromEntries(methods.map((method) => [method, call(method)]));
};
export const dispatcher = (env) => ({
  get: (name, args, options = {}) => ({
    fetch: async (input, init) => {
      const request = new Request(input, init);
      const { account, namespace, outbound } = env;
      const asked = { account, namespace, name, outbound, given: options.outbound ?? {} };
      const headers = new Headers(request.headers);
      headers.set('${DISPATCH_HEADER}', encodeURIComponent(JSON.stringify(asked)));
      const response = await env.dispatch.fetch(new Request(request, { headers, redirect: 'manual' }));
      // The documentation's examples look for these words.
      if (response.headers.has('${MISSING_HEADER}')) throw new Error('Worker not found.');
      const thrown = response.headers.get('${EXCEPTION_HEADER}');
      if (thrown !== null) throw new Error(decodeURIComponent(thrown));
      return response;
    },
  }),
});
export const missing = (env) => new Proxy({}, {
  get: (_, property) => {
    if (typeof property === 'symbol' || property === 'then' || property === 'toJSON') return undefined;
    throw new Error('The emulator does not run bindings of the type ' + env.type + ' (env.' + env.name + ').');
  },
});
export default missing;`;

/**
 * Bindings to datasets of Analytics Engine. A point is on its way when the call returns, and the runtime waits for it after
 * the response.
 */
export const DATASET_SOURCE = `
import runtime from 'cloudflare-internal:workers';
export default (env) => ({
  writeDataPoint: (point = {}) => {
    const { account, dataset } = env;
    const blobs = point.blobs?.map((blob) => typeof blob === 'object' && blob !== null ? new TextDecoder().decode(blob) : blob);
    const body = JSON.stringify({ kind: 'dataPoint', account, dataset, point: { ...point, blobs } });
    runtime.waitUntil(env.emulator.fetch('http://emulator/', { method: 'POST', body }));
  },
});`;

/**
 * Reports every trace event to the emulator. Events of the next milliseconds are reported together: a report is a request,
 * and costs as much as the Worker's. One whose sender was ended does not hold up the others for long.
 */
export const TAIL_SOURCE = `
let waiting = [];
let since = 0;
export default {
  async tail(events, env, ctx) {
    waiting.push(JSON.stringify({ worker: ctx.props.worker, events }));
    if (waiting.length > 1 && Date.now() - since < 1000) return;
    since = Date.now();
    await scheduler.wait(5);
    const reports = waiting;
    waiting = [];
    const body = '{"kind":"traces","reports":[' + reports.join() + ']}';
    if (reports.length > 0) await env.emulator.fetch('http://emulator/', { method: 'POST', body });
  },
};`;
