/** Source text of the code that runs workflows inside the runtime: the steps that their classes get, and their binding. */

/**
 * Every step asks the emulator how to go on: run the callback, give the stored result, throw, or wait. The pass ends when
 * all that runs waits; it is repeated when the wait is over. Code between two steps cannot be seen, so the pass ends only
 * after some time without a call: a short one if the last step waits, as in code without parallel paths, and a longer one
 * if a step has ended, whose path may still do something.
 */
export const WORKFLOW_SOURCE = `
import { RpcTarget } from 'cloudflare:workers';
const TYPED = { Int8Array, Uint8Array, Uint8ClampedArray, Int16Array, Uint16Array, Int32Array, Uint32Array, Float32Array, Float64Array };
const nameOf = (value) => Object.prototype.toString.call(value).slice(8, -1);
const bytesOf = (base64) => Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
const textOf = (bytes) => { let text = ''; for (const byte of bytes) text += String.fromCharCode(byte); return btoa(text); };
const READERS = {
  undefined: () => undefined,
  Date: (value) => new Date(value),
  Map: (value) => new Map(value),
  Set: (value) => new Set(value),
  BigInt: (value) => BigInt(value),
  Number: (value) => Number(value),
  ArrayBuffer: (value) => bytesOf(value).buffer,
  ReadableStream: (value) => new Blob([bytesOf(value)]).stream(),
};
const typed = (value) => {
  const type = nameOf(value);
  switch (type) {
    case 'Undefined': return { $type: 'undefined' };
    case 'Date': return { $type: type, value: value.toISOString() };
    case 'Map': case 'Set': return { $type: type, value: [...value] };
    case 'BigInt': return { $type: type, value: String(value) };
    case 'Number': return Number.isFinite(value) ? value : { $type: type, value: String(value) };
    case 'ArrayBuffer': return { $type: type, value: textOf(new Uint8Array(value)) };
    case 'Object': case 'Array': case 'String': case 'Boolean': case 'Null': return value;
    case 'Error': return { name: value.name, message: value.message };
    default:
      if (type in TYPED) return { $type: type, value: textOf(new Uint8Array(value.buffer, value.byteOffset, value.byteLength)) };
      throw new TypeError(type + ' is not serialisable');
  }
};
const pack = async (value) => {
  if (value instanceof ReadableStream) value = { $type: 'ReadableStream', value: textOf(new Uint8Array(await new Response(value).arrayBuffer())) };
  return JSON.stringify(value, function (key) { return typed(this[key]); });
};
const unpack = (text) => {
  const read = (value) => {
    if (typeof value !== 'object' || value === null) return value;
    for (const key of Object.keys(value)) value[key] = read(value[key]);
    const { $type, value: inner } = value;
    if (typeof $type !== 'string') return value;
    return $type in TYPED ? new TYPED[$type](bytesOf(inner).buffer) : READERS[$type](inner);
  };
  return read(JSON.parse(text));
};
const errorFrom = ({ name, message }) =>
  name in CLONE_ERRORS ? new CLONE_ERRORS[name](message) : new Error(name + ': ' + message);
/** An error that crossed to another Worker has its name in front of the message. */
const failureOf = (error) => {
  const name = String(error?.name ?? 'Error');
  const message = String(error?.message ?? error);
  const [, given, rest] = name === 'Error' ? (/^([A-Z]\\w*(?:Error|Exception)): ([^]*)$/.exec(message) ?? []) : [];
  return given === undefined ? { name, message } : { name: given, message: rest };
};
const NON_RETRYABLE = 'NonRetryableError';
const fatal = (reason) => ({ name: 'WorkflowFatalError', message: 'The execution of the Workflow instance was terminated, as ' + reason });
const classKey = (worker, className) => worker + '#' + className;
const QUIET = { wait: 50, end: 1000 };

class Pass {
  constructor(emulator, call) {
    Object.assign(this, { emulator, call, counts: new Map(), active: 0, moves: 0, isWaiting: false, until: null });
    this.suspended = new Promise((resolve) => { this.suspend = resolve; });
  }
  async ask(body) {
    const text = JSON.stringify({ kind: 'workflowStep', call: this.call, ...body });
    const response = await this.emulator.fetch('http://emulator/', { method: 'POST', body: text });
    if (!response.ok) throw new Error(await response.text());
    return response.json();
  }
  async step(type, name, more, work) {
    if (typeof name !== 'string') throw new TypeError('The name of a step is text.');
    const key = type + ':' + name;
    const count = (this.counts.get(key) ?? 0) + 1;
    this.counts.set(key, count);
    this.active++;
    this.moves++;
    let time = QUIET.end;
    try {
      const open = await this.ask({ open: { type, name, count, ...more } });
      const next = open.next === 'run' ? await this.attempt(key + '-' + count, { name, count }, open, work) : open;
      if (next.next === 'done') return unpack(next.output);
      if (next.next === 'failed') throw errorFrom(next.error);
      this.until = next.until === null ? this.until : Math.min(next.until, this.until ?? next.until);
      this.isWaiting = true;
      time = QUIET.wait;
    } finally {
      this.active--;
      this.moves++;
      if (this.isWaiting) this.endWhenQuiet(time);
    }
    return new Promise(() => {});
  }
  async attempt(key, step, { attempt, config, timeout }, work) {
    let ended;
    try {
      const value = await Promise.race([work({ step, attempt, config }), late(timeout)]);
      ended = await pack(value).then((output) => ({ output }), () => ({
        error: fatal('the step "' + step.name + '" returned a value which is not serialisable'), isFatal: true,
      }));
      value?.[Symbol.dispose]?.();
    } catch (error) {
      const failure = failureOf(error);
      ended = { error: failure, isFatal: failure.name === NON_RETRYABLE };
    }
    return this.ask({ close: key, ...ended });
  }
  async endWhenQuiet(time) {
    const { moves } = this;
    await scheduler.wait(time);
    if (this.active === 0 && this.moves === moves) this.suspend({ status: 'suspended', until: this.until });
  }
}
const late = async (time) => {
  await scheduler.wait(time);
  throw Object.assign(new Error('Execution timed out after ' + time + 'ms'), { name: 'WorkflowTimeoutError' });
};

class Steps extends RpcTarget {
  #pass;
  constructor(pass) { super(); this.#pass = pass; }
  do(name, config, work) {
    const [given, run] = typeof config === 'function' ? [{}, config] : [config, work];
    return this.#pass.step('step', name, { config: given }, run);
  }
  sleep(name, duration) { return this.#pass.step('sleep', name, { duration }); }
  sleepUntil(name, time) { return this.#pass.step('sleep', name, { until: Number(time) }); }
  waitForEvent(name, { type, timeout } = {}) { return this.#pass.step('waitForEvent', name, { event: type, timeout }); }
}

const resultOf = async (workflow, event, pass) => {
  try {
    const output = await workflow.run({ ...event, timestamp: new Date(event.timestamp) }, new Steps(pass));
    return { status: 'complete', output: await pack(output) };
  } catch (error) {
    const failure = failureOf(error);
    if (failure.name === NON_RETRYABLE)
      return { status: 'errored', error: fatal('a step threw an NonRetryableError and it was not handled') };
    return { status: 'errored', error: failure };
  }
};
const runWorkflow = async (workflow, emulator, { className, call, event }) => {
  // The runtime starts with bindings to exported classes alone.
  if (workflow === undefined) {
    const message = 'The Worker of ' + call.workflow + ' does not export the class ' + className + '.';
    return { result: { status: 'errored', error: { name: 'Error', message } } };
  }
  const pass = new Pass(emulator, call);
  return { result: await Promise.race([resultOf(workflow, event, pass), pass.suspended]) };
};`;

/** https://developers.cloudflare.com/workflows/build/workers-api/#workflow */
export const WORKFLOW_BINDING_SOURCE = `
export const workflow = (env) => {
  const call = (method, ...args) =>
    ask(env, { kind: 'workflow', account: env.account, workflow: env.workflow, method, args });
  const instance = (id) => ({
    id,
    status: () => call('status', id),
    pause: async () => { await call('pause', id); },
    resume: async () => { await call('resume', id); },
    terminate: async () => { await call('terminate', id); },
    restart: async (options) => { await call('restart', id, options); },
    sendEvent: async ({ type, payload }) => { await call('sendEvent', id, type, payload); },
  });
  const createBatch = async (batch) => (await call('create', [...batch])).map(instance);
  return {
    create: async (options = {}) => instance((await call('create', [options], true))[0]),
    createBatch,
    get: async (id) => { await call('status', id); return instance(id); },
  };
};`;
