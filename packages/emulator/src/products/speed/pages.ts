/** Pages with speed tests: tests by location, and daily trends of their figures. */
import type { Handler, Handlers } from '../../handler/handlers.ts';
import { all, type Fields } from '../shared/fields.ts';
import { display, pageOf, report, scheduleScope, testScope } from './tests.ts';

/** A page appears once per test location, the latest tests first. */
const list: Handler<'speed.pages.list'> = (context) => {
  const groups = Map.groupBy(all(context, testScope(context)), ({ url, region }) => `${String(url)} ${String(region)}`);
  const schedules = all(context, scheduleScope(context));
  const pages = [...groups.values()].flatMap((tests) => {
    const [first] = tests;
    if (first === undefined) return [];
    const { url, region } = first;
    const schedule = schedules.find((one) => one.url === url && one.region === region);
    const scheduled = schedule === undefined ? {} : { scheduleFrequency: schedule.frequency };
    const latest = tests.toReversed().map((test) => display(context, test));
    return [{ url, region: { value: region, label: String(region) }, ...scheduled, tests: latest }];
  });
  return context.page(pages, (page) => context.fit(page));
};

const METRICS = ['performanceScore', 'ttfb', 'fcp', 'si', 'lcp', 'tti', 'tbt', 'cls'] as const;

/** The day of a time as it is counted there; a time zone that is unknown counts as UTC. */
function dayOf(time: number, timeZone: string): string {
  try {
    return new Intl.DateTimeFormat('en-CA', { timeZone, dateStyle: 'short' }).format(time);
  } catch {
    return new Date(time).toISOString().slice(0, 10);
  }
}

const DAY = 86_400_000;
/** Longer periods end here: a year, as long as results are kept at most. */
const MAX_DAYS = 366;

/** https://developers.cloudflare.com/api/resources/speed/subresources/pages/methods/trend/ */
const trend: Handler<'speed.pages.trend'> = (context) => {
  const url = pageOf(context);
  const {
    region,
    deviceType = 'DESKTOP',
    metrics = '',
    start = context.now(),
    end = context.now(),
    tz = 'UTC',
  } = context.query;
  const tests = all(context, testScope(context)).filter((test) => test.url === url && test.region === region);
  const reports = new Map<string, Fields>(
    tests
      .map((test) => [dayOf(Date.parse(String(test.date)), tz), report(context, test, deviceType)] as const)
      .filter(([, { state }]) => state === 'COMPLETE'),
  );
  const days: string[] = [];
  for (let time = Date.parse(start); time <= Date.parse(end) && days.length < MAX_DAYS; time += DAY)
    days.push(dayOf(time, tz));
  const wanted = METRICS.filter((metric) => metrics.split(',').includes(metric));
  return Object.fromEntries(
    wanted.map((metric) => [
      metric,
      days.map((day) => {
        const value = reports.get(day)?.[metric];
        return typeof value === 'number' ? value : null;
      }),
    ]),
  );
};

export const speedPages = { 'speed.pages.list': list, 'speed.pages.trend': trend } satisfies Handlers;
