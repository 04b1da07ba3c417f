/** The type of a result follows the literals of the parameters. Only compiled; nothing is sent. */
import { expect, expectTypeOf, test } from 'vitest';
import type { APIPromise, Cloudflare, EventStream, PagePromise, Rows, V4PagePaginationArray } from '../../index.ts';
import type { JsonObject, JsonValue } from '../../types.ts';

const account_id = 'a';
type ResultOf<T> = T extends APIPromise<infer Result> ? Result : never;

/** Never called. */
const calls = (client: Cloudflare, format: string, isStream: boolean) => ({
  csv: client.radar.http.summaryV2('OS', { format: 'CSV' }),
  json: client.radar.http.summaryV2('OS', { format: 'JSON' }),
  usual: client.radar.http.summaryV2('OS'),
  unknown: client.radar.http.summaryV2('OS', { format }),
  csvByName: client.call('radar.http.summaryV2', { dimension: 'OS', format: 'CSV' }),
  jsonByName: client.call('radar.http.summaryV2', { dimension: 'OS', format: 'JSON' }),
  events: client.ai.run('@cf/meta/llama-3.2-1b-instruct', { account_id, prompt: '', stream: true }),
  eventsByName: client.call('ai.run', { account_id, model_name: '', prompt: '', stream: true }),
  generic: client.ai.runGeneric({ account_id, model: '', input: { prompt: '', stream: true } }),
  text: client.ai.run('@cf/meta/llama-3.2-1b-instruct', { account_id, prompt: '', stream: isStream }),
  list: client.auditLogs.list({ account_id }),
  listAsCsv: client.auditLogs.list({ account_id, export: true }),
  pdf: client.brandProtection.v2.letters.generate({ account_id, templateId: '', fields: {}, format: 'pdf' }),
  rows: client.logs.received.get({ zone_id: '', end: 1 }),
  rowsByName: client.call('logs.received.get', { zone_id: '', end: 1 }),
  sqlRows: client.analyticsEngine.sql.get({ account_id, query: 'SELECT 1 FORMAT JSONEachRow' }),
  sqlText: client.analyticsEngine.sql.query({ account_id, body: 'SELECT 1 FORMAT TabSeparated' }),
  sqlRowsInLowerCase: client.analyticsEngine.sql.get({ account_id, query: 'select 1 format jsoneachrow' }),
  sqlRowsByKeyword: client.analyticsEngine.sql.query({ account_id, body: 'select 1\nformat JSONEachRow;' }),
  sqlTextInLowerCase: client.call('analyticsEngine.sql.query', { account_id, body: 'select 1 format tabseparated' }),
  sqlJsonInLowerCase: client.analyticsEngine.sql.query({ account_id, body: 'select 1 format json' }),
  sqlJson: client.analyticsEngine.sql.query({ account_id, body: 'SELECT 1' }),
});
type Calls = ReturnType<typeof calls>;
type Result<Name extends keyof Calls> = ResultOf<Calls[Name]>;

test('a literal selects the type of its form, anything else that of JSON', () => {
  expectTypeOf<Result<'csv' | 'csvByName' | 'listAsCsv' | 'sqlText'>>().toEqualTypeOf<string>();
  expectTypeOf<
    Result<'json' | 'usual' | 'unknown' | 'jsonByName'>
  >().toEqualTypeOf<Cloudflare.Radar.HTTPSummaryV2Response>();
  expectTypeOf<Result<'events' | 'eventsByName' | 'generic'>>().toEqualTypeOf<EventStream>();
  expectTypeOf<Result<'text'>>().toEqualTypeOf<Cloudflare.AI.AIRunResponse>();
  expectTypeOf<Calls['list']>().toEqualTypeOf<
    PagePromise<V4PagePaginationArray<Cloudflare.AuditLog>, Cloudflare.AuditLog>
  >();
  expectTypeOf<Result<'pdf'>>().toEqualTypeOf<Response>();
  expectTypeOf<Result<'rows' | 'rowsByName'>>().toEqualTypeOf<Rows<JsonValue>>();
  expectTypeOf<Result<'sqlRows'>>().toEqualTypeOf<Rows<JsonObject>>();
  expectTypeOf<Result<'sqlRowsInLowerCase' | 'sqlRowsByKeyword'>>().toEqualTypeOf<Rows<JsonObject>>();
  expectTypeOf<Result<'sqlTextInLowerCase'>>().toExtend<string | Rows<JsonObject>>();
  expectTypeOf<Result<'sqlJsonInLowerCase'>>().toEqualTypeOf<Cloudflare.AnalyticsEngine.JsonFormatResponse>();
  expectTypeOf<Result<'sqlJson'>>().toEqualTypeOf<Cloudflare.AnalyticsEngine.JsonFormatResponse>();
  expect(calls).toBeTypeOf('function');
});
