/** Speed tests: they run for a while, and a plan has this many of them and of their schedules. */
import type { At, Context } from '../../handler/context.ts';
import type { Handler, Handlers } from '../../handler/handlers.ts';
import { notFound, problem } from '../../problem.ts';
import { chance } from '../shared/chance.ts';
import { all, below, countOf, type Fields, fieldsOf, keep, phase, read } from '../shared/fields.ts';
import { byPlan, planOf } from '../zones/plan.ts';
import { zoneOf } from '../zones/state.ts';

const RUN_SECONDS = 30;
export const REGION = 'us-central1';

/** https://developers.cloudflare.com/speed/observatory/#limits */
const TESTS = byPlan(5, 10, 20, 50);
const SCHEDULES = byPlan(1, 5, 10, 50);

// The codes of the refusals of this file are not documented.
const REFUSED = 1001;

/** The page of the path, which is of the zone. */
export function pageOf(context: Context & At<'url'>): string {
  const zone = zoneOf(context);
  const url = context.path.url.replace(/^https?:\/\//, '');
  const [host = ''] = url.split('/');
  if (host !== zone.name && !host.endsWith(`.${zone.name}`))
    throw problem(400, REFUSED, `'${url.slice(0, 100)}' is not a page of ${zone.name}`, '/url');
  return url;
}

export const testScope = (context: Context): string => below(context, 'speed_api', 'tests');
export const scheduleScope = (context: Context): string => below(context, 'speed_api', 'schedules');

export function report(context: Context, test: Fields, deviceType: string): Fields {
  const state = phase(test.date, context, [
    ['RUNNING', 0],
    ['COMPLETE', RUN_SECONDS],
  ]);
  if (state === 'RUNNING') return { deviceType, state };
  const number = (name: string, least: number, most: number): number =>
    Math.round(least + chance(`${String(test.url)}|${String(test.date)}|${deviceType}|${name}`) * (most - least));
  return {
    deviceType,
    state,
    performanceScore: number('score', 60, 99),
    cls: number('cls', 1, 20) / 100,
    fcp: number('fcp', 500, 1500),
    lcp: number('lcp', 900, 2500),
    si: number('si', 800, 2600),
    tbt: number('tbt', 0, 300),
    ttfb: number('ttfb', 40, 400),
    tti: number('tti', 900, 3000),
  };
}

export function display(context: Context, test: Fields): Fields {
  const { url, region } = test;
  return {
    ...test,
    region: { value: region, label: String(region) },
    url,
    desktopReport: report(context, test, 'DESKTOP'),
    mobileReport: report(context, test, 'MOBILE'),
  };
}

const left = (context: Context, scope: string, most: number): number => Math.max(0, most - countOf(context, scope));

function start(context: Context, url: string, region: unknown, scheduleFrequency: unknown): Fields {
  const id = context.sandbox.ids.uuid();
  const test = {
    id,
    url,
    region: region ?? REGION,
    date: context.now(),
    ...(scheduleFrequency ? { scheduleFrequency } : {}),
  };
  return keep(context, testScope(context), id, test);
}

const create: Handler<'speed.pages.tests.create'> = (context) => {
  const url = pageOf(context);
  const oneOff = all(context, testScope(context)).filter((test) => test.scheduleFrequency === undefined).length;
  if (oneOff >= TESTS[planOf(context)])
    throw problem(403, REFUSED, `This plan has ${TESTS[planOf(context)]} tests: delete some first.`);
  return context.fit(display(context, start(context, url, fieldsOf(context).region, undefined)));
};

const ofPage = (context: Context & At<'url'>): Fields[] => {
  const url = pageOf(context);
  const { region } = context.query;
  return all(context, testScope(context)).filter(
    (test) => test.url === url && (region === undefined || test.region === region),
  );
};

const find: Handler<'speed.pages.tests.get'> = (context) => {
  const test = read(context, testScope(context), context.path.test_id);
  if (test === undefined || test.url !== pageOf(context)) throw notFound('test');
  return context.fit(display(context, test));
};

const removeTests: Handler<'speed.pages.tests.delete'> = (context) => {
  const tests = ofPage(context);
  for (const { id } of tests) context.sandbox.store.remove(testScope(context), String(id));
  return { count: tests.length };
};

const createSchedule: Handler<'speed.schedule.create'> = (context) => {
  const url = pageOf(context);
  const { region = REGION, frequency = 'WEEKLY' } = context.query;
  const id = `${url} ${region}`;
  if (
    read(context, scheduleScope(context), id) === undefined &&
    left(context, scheduleScope(context), SCHEDULES[planOf(context)]) === 0
  )
    throw problem(403, REFUSED, `This plan has ${SCHEDULES[planOf(context)]} schedules: delete one first.`);
  const schedule = keep(context, scheduleScope(context), id, { url, region, frequency });
  return context.fit({ schedule, test: display(context, start(context, url, region, frequency)) });
};

function findSchedule(context: Context & At<'url'>): Fields {
  const id = `${pageOf(context)} ${String(context.query.region ?? REGION)}`;
  const schedule = read(context, scheduleScope(context), id);
  if (schedule === undefined) throw notFound('schedule');
  return schedule;
}

const removeSchedule: Handler<'speed.schedule.delete'> = (context) => {
  const { url, region } = findSchedule(context);
  context.sandbox.store.remove(scheduleScope(context), `${String(url)} ${String(region)}`);
  return { count: 1 };
};

const availabilities: Handler<'speed.availabilities.list'> = (context) => {
  zoneOf(context);
  const plan = planOf(context);
  const sampled = context.sample();
  const oneOff = all(context, testScope(context)).filter((test) => test.scheduleFrequency === undefined).length;
  const quota = {
    plan,
    quotasPerPlan: { value: TESTS },
    scheduleQuotasPerPlan: { value: SCHEDULES },
    remainingTests: Math.max(0, TESTS[plan] - oneOff),
    remainingSchedules: left(context, scheduleScope(context), SCHEDULES[plan]),
  };
  return context.fit({ ...sampled, quota });
};

export const speed = {
  'speed.pages.tests.create': create,
  'speed.pages.tests.list': (context) =>
    context.page(ofPage(context).reverse(), (test) => context.fit(display(context, test))),
  'speed.pages.tests.get': find,
  'speed.pages.tests.delete': removeTests,
  'speed.schedule.create': createSchedule,
  'speed.schedule.get': (context) => context.fit(findSchedule(context)),
  'speed.schedule.delete': removeSchedule,
  'speed.availabilities.list': availabilities,
} satisfies Handlers;
