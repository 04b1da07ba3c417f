/** All commands that are not operations, loaded on use. */
import type { Verb } from '../verb.ts';

/** One or two words; none is the beginning of an operation's. */
export const VERBS: Readonly<Record<string, () => Promise<Verb>>> = {
  search: async () => (await import('./search.ts')).search,
  explain: async () => (await import('./explain.ts')).explain,
  perms: async () => (await import('./about.ts')).perms,
  schema: async () => (await import('./about.ts')).schema,
  'token plan': async () => (await import('./token/plan.ts')).tokenPlan,
  api: async () => (await import('./api.ts')).api,
  'dns set': async () => (await import('./dns/set.ts')).dnsSet,
  'dns rm': async () => (await import('./dns/rm.ts')).dnsRm,
  'dns plan': async () => (await import('./dns/plan.ts')).dnsPlan,
  'dns apply': async () => (await import('./dns/apply.ts')).dnsApply,
  backup: async () => (await import('./backup.ts')).backupVerb,
  diff: async () => (await import('./backup.ts')).diffVerb,
  restore: async () => (await import('./backup.ts')).restoreVerb,
  deploy: async () => (await import('./deploy.ts')).deploy,
  'rule list': async () => (await import('./rule/list.ts')).ruleList,
  'rule block': async () => (await import('./rule/block.ts')).ruleBlock,
  'rule redirect': async () => (await import('./rule/redirect.ts')).ruleRedirect,
  'rule rewrite': async () => (await import('./rule/rewrite.ts')).ruleRewrite,
  'rule rm': async () => (await import('./rule/list.ts')).ruleRm,
  'rules check': async () => (await import('./rules/check.ts')).rulesCheck,
  'rules test': async () => (await import('./rules/test.ts')).rulesTest,
  'kv list': async () => (await import('./kv/list.ts')).kvList,
  'kv get': async () => (await import('./kv/get.ts')).kvGet,
  'kv put': async () => (await import('./kv/put.ts')).kvPut,
  'kv rm': async () => (await import('./kv/rm.ts')).kvRm,
  'kv export': async () => (await import('./kv/export.ts')).kvExport,
  'kv import': async () => (await import('./kv/import.ts')).kvImport,
  'r2 ls': async () => (await import('./r2/ls.ts')).r2Ls,
  'r2 cp': async () => (await import('./r2/cp.ts')).r2Cp,
  'r2 rm': async () => (await import('./r2/rm.ts')).r2Rm,
  'secret put': async () => (await import('./secret/put.ts')).secretPut,
  tail: async () => (await import('./tail.ts')).tail,
  edit: async () => (await import('./edit.ts')).edit,
  open: async () => (await import('./open.ts')).open,
  purge: async () => (await import('./purge.ts')).purge,
  'cassette verify': async () => (await import('./cassette/verify.ts')).cassetteVerify,
  wait: async () => (await import('./wait.ts')).wait,
  login: async () => (await import('./login.ts')).login,
  logout: async () => (await import('./login.ts')).logout,
  'profile list': async () => (await import('./profile/profile.ts')).profileList,
  'profile use': async () => (await import('./profile/profile.ts')).profileUse,
  'token rotate': async () => (await import('./token/rotate.ts')).tokenRotate,
  'alias set': async () => (await import('./alias/alias.ts')).aliasSet,
  'alias list': async () => (await import('./alias/alias.ts')).aliasList,
  'alias rm': async () => (await import('./alias/alias.ts')).aliasRm,
  doctor: async () => (await import('./doctor.ts')).doctor,
  whoami: async () => (await import('./whoami.ts')).whoami,
  mcp: async () => (await import('./mcp.ts')).mcp,
  completion: async () => (await import('./completion/completion.ts')).completion,
  man: async () => (await import('./man.ts')).man,
  __complete: async () => (await import('./completion/completion.ts')).complete,
  emulator: async () => (await import('./local.ts')).emulator,
  console: async () => (await import('./local.ts')).console,
};

/** False for internal commands. */
export const isShown = (name: string): boolean => !name.startsWith('__');

/** True if a command that is not an operation begins with this word. */
export const isVerbWord = (word: string): boolean =>
  [...Object.keys(VERBS), ...Object.keys(ALIASES), 'call', 'help', 'alias'].some((name) => name.split(' ')[0] === word);

/** Other words for commands. */
const ALIASES: Readonly<Record<string, string>> = {
  'alias delete': 'alias rm',
  'alias ls': 'alias list',
  aliases: 'alias list',
  'auth list': 'profile list',
  'auth login': 'login',
  'auth logout': 'logout',
  'auth status': 'whoami',
  'auth switch': 'profile use',
  'auth whoami': 'whoami',
  autocomplete: 'completion',
  browse: 'open',
  completions: 'completion',
  'config get-contexts': 'profile list',
  'config use-context': 'profile use',
  curl: 'api',
  dashboard: 'open',
  'dns delete': 'dns rm',
  'dns diff': 'dns plan',
  'dns preview': 'dns plan',
  'dns push': 'dns apply',
  'dns remove': 'dns rm',
  'dns upsert': 'dns set',
  'kv delete': 'kv rm',
  'kv key delete': 'kv rm',
  'kv keys': 'kv list',
  'kv keys delete': 'kv rm',
  'kv keys get': 'kv get',
  'kv keys list': 'kv list',
  'kv set': 'kv put',
  'kv key get': 'kv get',
  'kv key list': 'kv list',
  'kv key put': 'kv put',
  'kv ls': 'kv list',
  'profile ls': 'profile list',
  'profile switch': 'profile use',
  profiles: 'profile list',
  'r2 delete': 'r2 rm',
  'r2 list': 'r2 ls',
  'rule delete': 'rule rm',
  'rule ls': 'rule list',
  'secret set': 'secret put',
  'token roll': 'token rotate',
  'tokens roll': 'token rotate',
  'secrets put': 'secret put',
  'secrets set': 'secret put',
  'worker deploy': 'deploy',
  'worker secret put': 'secret put',
  'worker tail': 'tail',
  'workers deploy': 'deploy',
  'workers secret put': 'secret put',
  'workers tail': 'tail',
};

/** A flag that holds the namespace of a key. */
const isNamespace = (word: string): boolean => /^--namespace(-id)?(=|$)/.test(word);

/** Commands whose words mean an operation with other arguments: `kv list` lists namespaces, `r2 rm BUCKET` deletes a bucket. */
const MEANT: Readonly<Record<string, (words: readonly string[], flags: readonly string[]) => boolean>> = {
  'kv list': (words, flags) => words.length > 0 || flags.some(isNamespace),
  'kv get': (words, flags) => words.length > 1 || flags.some(isNamespace),
  'kv rm': (words, flags) => words.length > 1 || flags.some((word) => isNamespace(word) || /^--prefix(=|$)/.test(word)),
  'r2 ls': (words) => words.length > 0,
  'r2 rm': ([place = '']) => place.includes('/'),
};

/** The command that the first words name; the longest name wins. */
export function verbOf(
  words: readonly string[],
): { readonly name: string; readonly rest: readonly string[] } | undefined {
  for (const length of [3, 2, 1]) {
    const said = words.slice(0, length).join(' ');
    const name = Object.hasOwn(ALIASES, said) ? (ALIASES[said] ?? '') : said;
    if (words.length < length || !Object.hasOwn(VERBS, name)) continue;
    const rest = words.slice(length);
    const dash = rest.findIndex((word) => word.startsWith('-'));
    const isHelp = /^(-h|--help)$/.test(rest[dash] ?? '');
    // `kv key get` can mean nothing else.
    const isMeant =
      isHelp ||
      (length > name.split(' ').length && said.includes(' key ')) ||
      MEANT[name]?.(dash < 0 ? rest : rest.slice(0, dash), dash < 0 ? [] : rest.slice(dash)) !== false;
    if (isMeant) return { name, rest };
  }
  return undefined;
}
