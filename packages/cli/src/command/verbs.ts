/** All commands that are no operations. Each is loaded when it is used. */
import type { Verb } from './verb.ts';

/** One or two words; none is the beginning of an operation's. */
export const VERBS: Readonly<Record<string, () => Promise<Verb>>> = {
  search: async () => (await import('../verbs/search.ts')).search,
  explain: async () => (await import('../verbs/explain.ts')).explain,
  perms: async () => (await import('../verbs/about.ts')).perms,
  schema: async () => (await import('../verbs/about.ts')).schema,
  'token plan': async () => (await import('../verbs/token-plan.ts')).tokenPlan,
  'dns plan': async () => (await import('../verbs/dns.ts')).dnsPlan,
  'dns apply': async () => (await import('../verbs/dns.ts')).dnsApply,
  backup: async () => (await import('../verbs/backup.ts')).backupVerb,
  diff: async () => (await import('../verbs/backup.ts')).diffVerb,
  restore: async () => (await import('../verbs/backup.ts')).restoreVerb,
  deploy: async () => (await import('../verbs/deploy.ts')).deploy,
  'rules check': async () => (await import('../verbs/rules/check.ts')).rulesCheck,
  'rules test': async () => (await import('../verbs/rules/test.ts')).rulesTest,
  'kv export': async () => (await import('../verbs/kv.ts')).kvExport,
  'kv import': async () => (await import('../verbs/kv.ts')).kvImport,
  purge: async () => (await import('../verbs/purge.ts')).purge,
  'cassette verify': async () => (await import('../verbs/cassette.ts')).cassetteVerify,
  wait: async () => (await import('../verbs/wait.ts')).wait,
  login: async () => (await import('../verbs/login.ts')).login,
  logout: async () => (await import('../verbs/login.ts')).logout,
  whoami: async () => (await import('../verbs/whoami.ts')).whoami,
  mcp: async () => (await import('../verbs/mcp.ts')).mcp,
  completion: async () => (await import('../verbs/completion.ts')).completion,
  man: async () => (await import('../verbs/man.ts')).man,
  __complete: async () => (await import('../verbs/completion.ts')).complete,
  emulator: async () => (await import('../verbs/local.ts')).emulator,
  console: async () => (await import('../verbs/local.ts')).console,
};

/** What people need not know of. */
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
