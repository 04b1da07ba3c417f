/** Browsers that are held open, with their tabs. https://developers.cloudflare.com/browser-rendering/rest-api/devtools/session-management/ */
import type { At, Context } from '../../handler/context.ts';
import type { Handler, Handlers } from '../../handler/handlers.ts';
import { problem } from '../../problem.ts';
import { all, below, type Fields, fieldsOf, found, keep } from '../shared/fields.ts';
import { invalid, missing } from '../shared/refusals.ts';

/** https://developers.cloudflare.com/browser-rendering/platform/limits/: of the paid plan. */
const MAX = 30;

interface Target extends Fields {
  readonly id: string;
  readonly url: string;
}

interface Session extends Fields {
  readonly sessionId: string;
  readonly startTime: number;
  readonly lastUpdated: number;
  readonly keepAlive: number;
  readonly endTime?: number;
  readonly targets: readonly Target[];
}

type InSession = Context & At<'session_id'>;

const sessionsOf = (context: Context): string => below(context, 'browser-rendering', 'devtools', 'session');

/** Time at which a session ended: closed, or idle for longer than its `keepAlive`. */
function endOf(context: Context, { endTime, lastUpdated, keepAlive }: Session): number | undefined {
  const idle = lastUpdated + keepAlive;
  return endTime ?? (context.sandbox.clock.now() >= idle ? idle : undefined);
}

const addressOf = (context: Context, id: string, ...more: string[]): string => {
  const { host, protocol } = context.url;
  const path = ['client/v4/accounts', context.path.account_id, 'browser-rendering/devtools/browser', id, ...more].join(
    '/',
  );
  return `${protocol === 'https:' ? 'wss' : 'ws'}://${host}/${path}`;
};

const shownTarget = (context: Context, session: string, { id, url }: Target) => ({
  id,
  url,
  type: 'page',
  title: url,
  description: '',
  webSocketDebuggerUrl: addressOf(context, session, 'page', id),
  devtoolsFrontendUrl: `https://live.browser.run/ui/inspector?wss=${addressOf(context, session, 'page', id).replace(/^wss?:\/\//, '')}`,
});

function display(context: Context, session: Session): Fields & { readonly sessionId: string } {
  const end = endOf(context, session);
  const { sessionId, startTime, lastUpdated, endTime } = session;
  if (end === undefined)
    return { sessionId, startTime, lastUpdated, webSocketDebuggerUrl: addressOf(context, sessionId) };
  const isClosed = endTime !== undefined;
  return {
    sessionId,
    startTime,
    lastUpdated,
    endTime: end,
    closeReason: isClosed ? 1 : 2,
    closeReasonText: isClosed ? 'NormalClosure' : 'BrowserIdle',
  };
}

/** Finds a session; every call to it keeps it open. */
function sessionOf(context: InSession): Session {
  const session = found<Session>(context, sessionsOf(context), context.path.session_id, () => missing('session'));
  if (endOf(context, session) !== undefined) throw missing('session');
  return keep(context, sessionsOf(context), session.sessionId, {
    ...session,
    lastUpdated: context.sandbox.clock.now(),
  });
}

function targetOf(context: InSession & At<'target_id'>): { session: Session; target: Target } {
  const session = sessionOf(context);
  const target = session.targets.find(({ id }) => id === context.path.target_id);
  if (target === undefined) throw missing('target');
  return { session, target };
}

const newTarget = (context: Context, url: string): Target => ({
  id: context.sandbox.ids.digits(32).toUpperCase(),
  url,
});

/** https://developers.cloudflare.com/browser-rendering/platform/limits/#error-429-too-many-requests */
function launch(context: Context, keep_alive: unknown): Session {
  const open = all<Session>(context, sessionsOf(context)).filter((one) => endOf(context, one) === undefined);
  if (open.length >= MAX) throw problem(429, 2001, `Too many requests: ${MAX} browsers are open`); // code not documented
  const now = context.sandbox.clock.now();
  const sessionId = context.sandbox.ids.uuid();
  const keepAlive = typeof keep_alive === 'number' ? keep_alive : 60_000;
  const session = {
    sessionId,
    startTime: now,
    lastUpdated: now,
    keepAlive,
    targets: [newTarget(context, 'about:blank')],
  };
  return keep(context, sessionsOf(context), sessionId, session);
}

const create: Handler<'browserRendering.devtools.browser.create'> = (context) => {
  const { sessionId, targets } = launch(context, context.query.keep_alive);
  const shownTargets = targets.map((one) => shownTarget(context, sessionId, one));
  const more = context.query.targets === true ? { targets: shownTargets } : {};
  return { sessionId, webSocketDebuggerUrl: addressOf(context, sessionId), ...more };
};

const close: Handler<'browserRendering.devtools.browser.delete'> = (context) => {
  const session = sessionOf(context);
  keep(context, sessionsOf(context), session.sessionId, { ...session, endTime: context.sandbox.clock.now() });
  return { status: 'closing' };
};

const list: Handler<'browserRendering.devtools.session.list'> = (context) => {
  const { limit = 200, offset = 0 } = context.query;
  const open = all<Session>(context, sessionsOf(context)).filter((one) => endOf(context, one) === undefined);
  return context.fit(open.slice(offset, offset + limit).map((one) => display(context, one)));
};

const get: Handler<'browserRendering.devtools.session.get'> = (context) =>
  context.fit(
    display(
      context,
      found<Session>(context, sessionsOf(context), context.path.session_id, () => missing('session')),
    ),
  );

const openTab: Handler<'browserRendering.devtools.browser.targets.create'> = (context) => {
  const session = sessionOf(context);
  const target = newTarget(context, context.query.url ?? 'about:blank');
  keep(context, sessionsOf(context), session.sessionId, { ...session, targets: [...session.targets, target] });
  return shownTarget(context, session.sessionId, target);
};

const closeTab: Handler<'browserRendering.devtools.browser.targets.close'> = (context) => {
  const { session, target } = targetOf(context);
  const targets = session.targets.filter(({ id }) => id !== target.id);
  keep(context, sessionsOf(context), session.sessionId, { ...session, targets });
  return { message: 'Target is closing' };
};

const tabs = (context: InSession) => {
  const session = sessionOf(context);
  return session.targets.map((one) => shownTarget(context, session.sessionId, one));
};

const liveView: Handler<'browserRendering.devtools.browser.liveView.create'> = (context) => {
  const session = sessionOf(context);
  const { mode = 'devtools', targetId, guardrails } = fieldsOf(context);
  const target = targetId === undefined ? session.targets[0] : session.targets.find(({ id }) => id === targetId);
  if (target === undefined) throw missing('target', '/targetId');
  if (!['devtools', 'tab', 'full'].includes(mode))
    throw invalid(`'${mode.slice(0, 60)}' is not one of devtools, tab, full`, '/mode');
  const { devtoolsFrontendUrl, webSocketDebuggerUrl } = shownTarget(context, session.sessionId, target);
  const options = { mode, ...(guardrails === undefined ? {} : { guardrails }) };
  return context.fit({ id: target.id, devtoolsFrontendUrl, webSocketDebuggerUrl, options });
};

/** The parts of the protocol that every browser has: https://chromedevtools.github.io/devtools-protocol/1-3/ */
const DOMAINS = [
  'Browser',
  'Debugger',
  'DOM',
  'Emulation',
  'Input',
  'Network',
  'Page',
  'Performance',
  'Runtime',
  'Target',
];

const version: Handler<'browserRendering.devtools.browser.version'> = (context) => ({
  Browser: 'Chrome/126.0.0.0',
  'Protocol-Version': '1.3',
  'User-Agent': 'Mozilla/5.0 (X11; Linux x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/126.0.0.0 Safari/537.36',
  'V8-Version': '12.6.228',
  'WebKit-Version': '537.36',
  webSocketDebuggerUrl: addressOf(context, sessionOf(context).sessionId),
});

export const browserSessions = {
  'browserRendering.devtools.browser.create': create,
  'browserRendering.devtools.browser.delete': close,
  'browserRendering.devtools.browser.liveView.create': liveView,
  'browserRendering.devtools.browser.version': version,
  'browserRendering.devtools.browser.protocol': (context) => {
    sessionOf(context);
    return { version: { major: '1', minor: '3' }, domains: DOMAINS.map((domain) => ({ domain })) };
  },
  'browserRendering.devtools.browser.json.get': tabs,
  'browserRendering.devtools.browser.page.get': (context) => {
    targetOf(context);
    return context.generic();
  },
  'browserRendering.devtools.browser.targets.list': tabs,
  'browserRendering.devtools.browser.targets.create': openTab,
  'browserRendering.devtools.browser.targets.get': (context) => {
    const { session, target } = targetOf(context);
    return shownTarget(context, session.sessionId, target);
  },
  'browserRendering.devtools.browser.targets.activate': (context) => {
    targetOf(context);
    return { message: 'Target activated' };
  },
  'browserRendering.devtools.browser.targets.close': closeTab,
  'browserRendering.devtools.session.list': list,
  'browserRendering.devtools.session.get': get,
} satisfies Handlers;
