/** Tail Workers inside the runtime, whose events do not name their Worker: a module around them adds the name. */
import type { Module } from '../../products/workers/tables.ts';

const TAIL_MODULE = 'flarewire-tail.mjs';

/** MAIN is the Worker's own module. Each Worker names itself in the properties of its tails. */
const SOURCE = `
import * as worker from './MAIN';
export * from './MAIN';
const { default: main } = worker;
const named = (events, ctx) => {
  const [scriptName, id] = String(ctx.props?.worker ?? '').split('@');
  return id === undefined ? events : events.map((event) => ({ ...event, scriptName, scriptVersion: { id } }));
};
export default typeof main === 'function'
  ? class extends main {
      tail(events) { return super.tail(named(events, this.ctx)); }
    }
  : Object.assign(Object.create(main), { tail: (events, env, ctx) => main.tail(named(events, ctx), env, ctx) });`;

/** The modules of a Tail Worker, the main one first. */
export const namingModules = (main: string, modules: readonly Module[]): readonly [string, readonly Module[]] => {
  const bytes = new TextEncoder().encode(SOURCE.replaceAll('MAIN', main));
  return [TAIL_MODULE, [{ name: TAIL_MODULE, type: 'application/javascript+module', bytes }, ...modules]];
};
