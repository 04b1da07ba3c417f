/** The Worker that receives events other than requests. */
import { scriptNamed } from '../../products/workers/tables.ts';
import type { Sandbox } from '../../state/sandbox.ts';
import type { Target } from './runtime.ts';
import { sharesOf } from './scripts.ts';

/** The first version of the current deployment; undefined for a script that is not deployed. */
export function currentTarget(sandbox: Sandbox, owner: string, name: string): Target | undefined {
  const script = scriptNamed({ sandbox }, owner, name);
  const version = script === undefined ? undefined : sharesOf(sandbox, owner, script)[0]?.version;
  return script === undefined || version === undefined ? undefined : { owner, script, version };
}
