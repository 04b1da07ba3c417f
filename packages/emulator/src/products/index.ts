/** The one table of rules by hand: operation name → handler. What is not here keeps state by the shape of its path. */
import type { Handlers } from '../context.ts';

export const handlers: Handlers = {};

/** Operations that also take raw bodies. */
export const takesBytes: ReadonlySet<string> = new Set();
