/** Custom error rules: https://developers.cloudflare.com/rules/custom-errors/ */
import { edgeErrorOf } from '../edge-error.ts';
import { fieldsOf, holds, type Reader } from './passage.ts';

const PHASE = 'http_custom_errors';

interface Parameters {
  readonly content?: string;
  readonly content_type?: string;
  readonly status_code?: number;
}

/** The response of the first rule that matches; rules of the zone come before those of the account. Assets are not stored. */
export function customError(reader: Reader, request: Request, response: Response): Response {
  if (response.status < 400) return response;
  const fields = {
    ...fieldsOf(reader, request),
    'http.response.code': response.status,
    'cf.response.1xxx_code': edgeErrorOf(response) ?? 0,
    'cf.response.error_type': '',
  };
  const rule = [...reader.rules.ofPhase(PHASE)]
    .sort((one, other) => Number(one.isOfAccount === true) - Number(other.isOfAccount === true))
    .find((one) => holds(reader, PHASE, one, fields));
  const {
    content,
    content_type = 'text/html',
    status_code = response.status,
  }: Parameters = rule?.action_parameters ?? {};
  if (content === undefined) return response;
  const headers = new Headers(response.headers);
  for (const name of ['content-length', 'content-encoding', 'etag']) headers.delete(name);
  headers.set('content-type', content_type);
  return new Response(withTokens(reader, content), { status: status_code, headers });
}

/** https://developers.cloudflare.com/rules/custom-errors/reference/error-tokens/ */
const withTokens = ({ visitor }: Reader, content: string): string =>
  content
    .replaceAll('::CLIENT_IP::', visitor.ip)
    .replaceAll('::RAY_ID::', visitor.ray)
    .replaceAll('::GEO::', String(visitor.cf.country));
