/** Reads Workers from the state: which versions have traffic, and which scripts refer to each other. */
import {
  deployedScripts,
  type Fields,
  lastDeployment,
  type Script,
  type Version,
  versionNamed,
} from '../../products/workers/tables.ts';
import { listOf } from '../../products/workers/upload.ts';
import type { Sandbox } from '../../state/sandbox.ts';

export interface Share {
  readonly version: Version;
  readonly percentage: number;
}

/** The versions of the current deployment. https://developers.cloudflare.com/workers/configuration/versions-and-deployments/gradual-deployments/ */
export function sharesOf(sandbox: Sandbox, owner: string, script: Script): Share[] {
  const version = (id: string): Version | undefined => versionNamed({ sandbox }, owner, script.name, id);
  const deployment = lastDeployment({ sandbox }, owner, script.name);
  const shares = (deployment?.versions ?? []).flatMap(({ version_id, percentage }) => {
    const found = version(version_id);
    return found === undefined ? [] : [{ version: found, percentage }];
  });
  if (shares.length > 0) return shares;
  const current = version(script.version);
  return current === undefined ? [] : [{ version: current, percentage: 100 }];
}

export const bindingsOf = ({ metadata }: Version): Fields[] => listOf(metadata.bindings);

/** Scripts that receive the trace events of another. */
export const tailsOf = ({ settings }: Script): string[] =>
  listOf(settings.tail_consumers).map(({ service }) => String(service));

/** Scripts that a version or its script refers to: services, Durable Objects, Workflows, and consumers of its tail. */
export function referredTo(script: Script, versions: readonly Version[]): string[] {
  const bound = versions.flatMap(bindingsOf).flatMap((binding) => {
    const { type, service, script_name } = binding;
    return [type === 'service' ? service : script_name].filter((name) => typeof name === 'string');
  });
  return [...bound, ...tailsOf(script)];
}

/**
 * The scripts that have to run together with some: all that these refer to, that refer to it, and so on. They share a process;
 * scripts without a connection have processes of their own, so that one that fails does not end the others.
 */
export function connectedScripts(sandbox: Sandbox, owner: string, names: readonly string[]): Script[] {
  const scripts = new Map(deployedScripts({ sandbox }, owner).map((script) => [script.name, script]));
  const links = new Map<string, Set<string>>();
  const link = (one: string, other: string): void => {
    links.set(one, (links.get(one) ?? new Set()).add(other));
  };
  for (const script of scripts.values()) {
    const versions = sharesOf(sandbox, owner, script).map(({ version }) => version);
    for (const other of referredTo(script, versions)) {
      link(script.name, other);
      link(other, script.name);
    }
  }
  const found = new Set<string>();
  const open = [...names];
  for (let next = open.pop(); next !== undefined; next = open.pop()) {
    if (found.has(next) || !scripts.has(next)) continue;
    found.add(next);
    open.push(...(links.get(next) ?? []));
  }
  return [...found].sort().flatMap((one) => scripts.get(one) ?? []);
}

export const isModuleWorker = ({ metadata }: Version): boolean => typeof metadata.main_module === 'string';
