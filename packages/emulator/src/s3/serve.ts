/** The S3 API of R2: from a request to its response, over the buckets that the API, the console and Workers have. */
import { Problem } from '../problem.ts';
import { r2Tables } from '../products/r2/tables.ts';
import { systemClock } from '../state/clock.ts';
import type { Sandbox } from '../state/sandbox.ts';
import { type Access, type Action, accessOf } from './access.ts';
import { type Address, addressOf } from './address.ts';
import type { Call } from './call.ts';
import { corsHeaders } from './cors.ts';
import { operationOf, refuseHeaders } from './operations.ts';
import { receiver } from './receive.ts';
import { emptyResponse, problemResponse } from './respond.ts';
import { fromProblem, S3Problem } from './s3-problem.ts';
import {
  checkTime,
  chunkSigner,
  mustMatch,
  readSignature,
  type Signature,
  signatureOf,
  signingKey,
} from './signature/sign.ts';

type Report = (error: unknown, request: Request) => void;

export async function serveS3(request: Request, sandbox: Sandbox, report: Report): Promise<Response> {
  try {
    const address = addressOf(new URL(request.url));
    if (address === undefined)
      throw new S3Problem('InvalidArgument', 'The URL names no account: give /s3/<account id>.');
    const cors = crossOrigin(sandbox, address, request);
    const response =
      request.method === 'OPTIONS'
        ? preflight(cors)
        : await answer(request, sandbox, address).catch((error) => failed(error, request, report));
    for (const [name, value] of Object.entries(cors ?? {})) response.headers.set(name, value);
    return response;
  } catch (error) {
    return failed(error, request, report);
  }
}

function failed(error: unknown, request: Request, report: Report): Response {
  const problem = error instanceof Problem ? fromProblem(error) : error;
  if (problem instanceof S3Problem) return problemResponse(problem, request.method === 'HEAD');
  report(error, request);
  return problemResponse(new S3Problem('InternalError', 'We encountered an internal error. Please try again.'), false);
}

/**
 * Headers for a page of another origin. A page that reaches this machine's loopback may do nothing without a rule of the bucket:
 * unknown credentials are accepted here, so that the signature would protect nothing.
 * @throws S3Problem AccessDenied
 */
function crossOrigin(sandbox: Sandbox, address: Address, request: Request): Record<string, string> | undefined {
  const origin = request.headers.get('origin');
  if (origin === null) return undefined;
  const bucket = sandbox.use(r2Tables).bucket(address.account, address.jurisdiction, address.bucket ?? '');
  const headers = corsHeaders({ sandbox, address }, bucket, request);
  if (headers === undefined && address.isLocal && origin !== new URL(request.url).origin)
    throw new S3Problem('AccessDenied', `The bucket has no CORS rule for pages of ${origin}.`);
  return headers;
}

function preflight(cors: Record<string, string> | undefined): Response {
  if (cors === undefined) throw new S3Problem('AccessDenied', 'This CORS request is not allowed.');
  return emptyResponse(204);
}

async function answer(request: Request, sandbox: Sandbox, address: Address): Promise<Response> {
  const { method, headers } = request;
  const url = new URL(request.url);
  const signature = readSignature({ method, url, headers });
  if (signature === undefined) throw new S3Problem('Unauthorized', 'The request has no signature.');
  const access = accessOf(sandbox, signature, headers);
  const key = access.secret === undefined ? undefined : signingKey(access.secret, signature);
  if (key !== undefined) mustMatch(signatureOf({ method, url, headers }, signature, key), signature.signature);
  checkTime(signature, sandbox.clock.now(), systemClock.now());
  const operation = operationOf(method, address, url.searchParams, headers);
  refuseHeaders(headers);
  const signer = key === undefined ? undefined : chunkSigner(signature, key);
  const call: Call = {
    sandbox,
    address,
    query: url.searchParams,
    headers,
    receive: receiver({ request, sandbox, payload: payloadOf(signature, headers), signer }),
    demand: (action) => demand(access, { ...addressed(address, url), ...action, operation: operation.name }),
  };
  mustBeAccount(sandbox, address);
  demand(access, { ...addressed(address, url), operation: operation.name, level: operation.level });
  return operation.run(call);
}

/** Presigned uploads may come in chunks that are not signed. */
const payloadOf = ({ payload }: Signature, headers: Headers): string => headers.get('x-amz-content-sha256') ?? payload;

function mustBeAccount({ store }: Sandbox, { account }: Address): void {
  if (store.get('/accounts', account) === undefined)
    throw new S3Problem('Unauthorized', `There is no account with the id ${account}.`);
}

const addressed = ({ account, jurisdiction, bucket, key }: Address, url: URL): Omit<Action, 'operation' | 'level'> => ({
  account,
  jurisdiction,
  bucket,
  key,
  prefix: url.searchParams.get('prefix') ?? undefined,
});

/** @throws S3Problem AccessDenied */
function demand(access: Access, action: Action): void {
  if (!access.may(action))
    throw new S3Problem('AccessDenied', `The credentials do not allow ${action.operation} (${action.level}) here.`);
}
