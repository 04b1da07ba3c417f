/** Plans of calls: the request that a call would send, with all secrets masked. */
import type { CoreClient } from './core-client.ts';
import type { RequestPlan } from './errors/redact-plan.ts';
import { inspection, sending } from './lazy.ts';
import { override } from './request/final-options.ts';
import { plan } from './request/plan.ts';
import type { Sender } from './request/prepare.ts';
import type { RequestOptions } from './types.ts';

export async function planOf(
  client: Sender & Pick<CoreClient, '_find'>,
  name: string,
  params?: object | null,
  options: RequestOptions = {},
): Promise<RequestPlan> {
  const request = override(plan(client._find(name), params), options);
  const [{ redactPlan }, { buildHeaders, buildURL }] = [await inspection(), await sending()];
  return redactPlan(request, buildURL(client, request, options), buildHeaders(client, request, options, false));
}
