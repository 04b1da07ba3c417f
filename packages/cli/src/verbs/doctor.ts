/** `flarewire doctor`: what a command needs, checked step by step: is it me, or Cloudflare? */
import { readProfiles } from '../config/profiles.ts';
import type { Io } from '../io.ts';
import { errorText } from '../output/error-text.ts';
import { plain } from '../plain.ts';
import type { Session } from '../session.ts';
import type { ExitCode, Verb } from '../verb.ts';
import { CLIENT_FLAGS, noWords, sessionOf } from './common.ts';
import { count } from './show.ts';

interface Finding {
  readonly check: string;
  readonly state: 'ok' | 'warning' | 'failed' | 'skipped';
  readonly detail: string;
}

export const doctor: Verb = {
  summary: 'Check installation, credentials, connection and the status of Cloudflare',
  takes: '',
  notes: 'Exit code 1 if a check fails. Tokens are not shown.',
  flags: { json: { type: 'boolean', about: 'print JSON, one check per line' }, ...CLIENT_FLAGS },
  run: async (given, io): Promise<ExitCode> => {
    noWords(given);
    let isBad = false;
    const tell = async (finding: Finding): Promise<void> => {
      isBad ||= finding.state === 'failed';
      const { state, check, detail } = finding;
      await io.out(
        given.isOn('json') ? `${JSON.stringify(finding)}\n` : `${state.padEnd(8)} ${check}: ${plain(detail)}\n`,
      );
    };
    await tell({ check: 'version', state: 'ok', detail: `flarewire ${io.version}` });
    await tell(await configuration(io));
    const opened = await attempt('credentials', () => sessionOf(given, io));
    if ('finding' in opened) {
      await tell(opened.finding);
      return 1;
    }
    const session = opened.value;
    const { CLOUDFLARE_API_TOKEN: token, CLOUDFLARE_API_KEY: key, CLOUDFLARE_BASE_URL: server } = session.env;
    const hasAny = Boolean(token || key) || given.isOn('local');
    await tell(
      hasAny
        ? { check: 'credentials', state: 'ok', detail: `from ${session.source}` }
        : { check: 'credentials', state: 'failed', detail: 'none: run flarewire login, or set CLOUDFLARE_API_TOKEN' },
    );
    const connection = await connected(session, io);
    await tell(connection);
    if (connection.state === 'failed' && !server && !given.isOn('local')) await tell(await statusPage(io));
    if (connection.state !== 'failed' && hasAny)
      for (const finding of await access(session, Boolean(token), io)) await tell(finding);
    return isBad ? 1 : 0;
  },
};

async function configuration(io: Io): Promise<Finding> {
  const check = 'configuration';
  const read = await attempt(check, () => readProfiles(io));
  if ('finding' in read) return read.finding;
  const { profiles, current } = read.value;
  const names = Object.keys(profiles);
  if ((await io.config.isPrivate?.('config.json')) === false)
    return {
      check,
      state: 'warning',
      detail: `${io.config.path}/config.json can be read by other users: chmod 600 it`,
    };
  return {
    check,
    state: 'ok',
    detail:
      names.length === 0
        ? `no profiles in ${io.config.path}`
        : `${count(names.length, 'profile')}, current: ${current}`,
  };
}

/** https://developers.cloudflare.com/api/resources/ips/methods/list/ needs no token. */
async function connected({ client }: Session, io: Io): Promise<Finding> {
  const check = 'connection';
  const start = performance.now();
  const sent = await attempt(check, () => client.ips.list({}, { signal: io.interrupted, maxRetries: 0 }).asResponse());
  if ('finding' in sent) return sent.finding;
  await sent.value.body?.cancel();
  const date = Date.parse(sent.value.headers.get('date') ?? '');
  const skew = Number.isNaN(date) ? 0 : Math.round((Date.now() - date) / 1000);
  const url = new URL(client.baseURL);
  const detail = `${url.host} responds in ${Math.round(performance.now() - start)} ms`;
  // Validity of tokens and signatures depends on the time.
  if (Math.abs(skew) > 120)
    return {
      check,
      state: 'warning',
      detail: `${detail}; the clock of this machine is ${Math.abs(skew)} s ${skew > 0 ? 'ahead' : 'behind'}`,
    };
  return { check, state: 'ok', detail };
}

/** https://www.cloudflarestatus.com/api */
async function statusPage(io: Io): Promise<Finding> {
  const check = 'cloudflarestatus.com';
  const get = io.fetch ?? fetch;
  const asked = await attempt(check, async () => {
    const response = await get('https://www.cloudflarestatus.com/api/v2/status.json', { signal: io.interrupted });
    const { status } = Object(await response.json());
    return String(Object(status).description);
  });
  return 'finding' in asked
    ? { check, state: 'warning', detail: 'not reachable either: check the network of this machine' }
    : { check, state: asked.value === 'All Systems Operational' ? 'ok' : 'warning', detail: asked.value };
}

async function access({ client }: Session, isToken: boolean, io: Io): Promise<Finding[]> {
  const options = { signal: io.interrupted, maxRetries: 0 };
  const found: Finding[] = [];
  if (isToken) {
    const verified = await attempt('token', () => client.user.tokens.verify(options));
    if ('finding' in verified) return [verified.finding];
    const { status, expires_on } = verified.value;
    const days = expires_on === undefined ? undefined : (Date.parse(String(expires_on)) - Date.now()) / 86_400_000;
    found.push({
      check: 'token',
      state: status !== 'active' ? 'failed' : days !== undefined && days < 14 ? 'warning' : 'ok',
      detail: `${status}${expires_on === undefined ? ', does not expire' : `, expires on ${String(expires_on).slice(0, 10)}`}`,
    });
  }
  const accounts = await attempt('accounts', () => client.accounts.list({ per_page: 50 }, options));
  const zones = await attempt('zones', () => client.zones.list({ per_page: 50 }, options));
  for (const [check, seen] of [
    ['accounts', accounts],
    ['zones', zones],
  ] as const) {
    if ('finding' in seen) found.push({ ...seen.finding, state: 'warning' });
    else {
      const names = seen.value.result.map(({ name }) => name);
      const more = names.length > 3 ? ', …' : '';
      found.push({
        check,
        state: names.length === 0 ? 'warning' : 'ok',
        detail: names.length === 0 ? 'none visible' : `${names.slice(0, 3).join(', ')}${more}`,
      });
    }
  }
  return found;
}

/** The value, or a finding that says what failed. */
async function attempt<Value>(
  check: string,
  work: () => PromiseLike<Value>,
): Promise<{ readonly value: Value } | { readonly finding: Finding }> {
  try {
    return { value: await work() };
  } catch (error) {
    return { finding: { check, state: 'failed', detail: errorText(error).split('\n')[0] ?? '' } };
  }
}
