/** All commands that are not operations, loaded on use. */
import type { Verb } from '../verb.ts';

/** One or two words; none is the beginning of an operation's. */
export const VERBS: Readonly<Record<string, () => Promise<Verb>>> = {
  search: async () => (await import('./search.ts')).search,
  explain: async () => (await import('./explain.ts')).explain,
  perms: async () => (await import('./about.ts')).perms,
  schema: async () => (await import('./about.ts')).schema,
  'token plan': async () => (await import('./token/plan.ts')).tokenPlan,
  'dns plan': async () => (await import('./dns/plan.ts')).dnsPlan,
  'dns apply': async () => (await import('./dns/apply.ts')).dnsApply,
  backup: async () => (await import('./backup.ts')).backupVerb,
  diff: async () => (await import('./backup.ts')).diffVerb,
  restore: async () => (await import('./backup.ts')).restoreVerb,
  deploy: async () => (await import('./deploy.ts')).deploy,
  'rules check': async () => (await import('./rules/check.ts')).rulesCheck,
  'rules test': async () => (await import('./rules/test.ts')).rulesTest,
  'kv export': async () => (await import('./kv/export.ts')).kvExport,
  'kv import': async () => (await import('./kv/import.ts')).kvImport,
  purge: async () => (await import('./purge.ts')).purge,
  'cassette verify': async () => (await import('./cassette/verify.ts')).cassetteVerify,
  wait: async () => (await import('./wait.ts')).wait,
  login: async () => (await import('./login.ts')).login,
  logout: async () => (await import('./login.ts')).logout,
  whoami: async () => (await import('./whoami.ts')).whoami,
  mcp: async () => (await import('./mcp.ts')).mcp,
  completion: async () => (await import('./completion.ts')).completion,
  man: async () => (await import('./man.ts')).man,
  __complete: async () => (await import('./completion.ts')).complete,
  emulator: async () => (await import('./local.ts')).emulator,
  console: async () => (await import('./local.ts')).console,
};

/** False for internal commands. */
export const isShown = (name: string): boolean => !name.startsWith('__');

/** The command that the first words name, two before one. */
export function verbOf(
  words: readonly string[],
): { readonly name: string; readonly rest: readonly string[] } | undefined {
  for (const length of [2, 1]) {
    const name = words.slice(0, length).join(' ');
    if (words.length >= length && Object.hasOwn(VERBS, name)) return { name, rest: words.slice(length) };
  }
  return undefined;
}
