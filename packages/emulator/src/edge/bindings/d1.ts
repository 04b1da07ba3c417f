/** The D1 binding of a Worker over the databases of the API. */
import { isObject } from '@flarewire/schema';
import { Problem } from '../../problem.ts';
import { SqlError } from '../../products/d1/results.ts';
import { runInPlace } from '../../products/d1/run-sql.ts';
import { d1Tables } from '../../products/d1/state.ts';
import type { Sandbox } from '../../state/sandbox.ts';
import type { BindingCall } from './call.ts';

const failed = (error: string): Response => Response.json({ success: false, error }, { status: 500 });

/** https://developers.cloudflare.com/d1/worker-api/ */
export async function d1Binding(sandbox: Sandbox, account: string, id: string, call: BindingCall): Promise<Response> {
  if (sandbox.use(d1Tables).get.get(account, id) === undefined) return failed(`The database ${id} does not exist.`);
  const sent: unknown = JSON.parse(new TextDecoder().decode(call.body));
  const queries = (Array.isArray(sent) ? sent : [sent]).filter(isObject);
  const form = call.url.searchParams.get('resultsFormat');
  const texts = queries.map(({ sql, params }, index) => ({
    sql: String(sql),
    params: Array.isArray(params) ? params.map(parameterOf) : [],
    pointer: `/${index}`,
  }));
  try {
    const ran = await runInPlace({ sandbox }, id, { texts, form: form === 'ROWS_AND_COLUMNS' ? 'arrays' : 'objects' });
    const results: unknown = JSON.parse(new TextDecoder().decode(ran.json));
    return Response.json(Array.isArray(sent) || !Array.isArray(results) ? results : results[0]);
  } catch (error) {
    if (error instanceof SqlError || error instanceof Problem) return failed(error.message);
    throw error;
  }
}

/** Bytes are sent as lists of numbers. https://developers.cloudflare.com/d1/worker-api/#type-conversion */
function parameterOf(value: unknown): string | number | null | Uint8Array {
  if (Array.isArray(value)) return Uint8Array.from(value.map(Number));
  if (typeof value === 'boolean') return value ? 1 : 0;
  return typeof value === 'string' || typeof value === 'number' ? value : null;
}
