/** `flarewire/otel`: a span and metrics for every attempt, following OpenTelemetry's conventions for HTTP clients. */
import {
  type Attributes,
  type Context,
  context,
  diag,
  type MeterProvider,
  metrics,
  propagation,
  type Span,
  SpanKind,
  SpanStatusCode,
  type TracerProvider,
  trace,
} from '@opentelemetry/api';
import { credentialsIn } from '../errors/redact.ts';
import { redactURL } from '../errors/redact-plan.ts';
import { redactText } from '../errors/redact-text.ts';
import { CloudflareError, UsageError } from '../errors/usage-error.ts';
import type { AttemptInfo, Middleware } from '../types.ts';
import { VERSION } from '../version.ts';

export interface OtelOptions {
  /** @default the global provider, even if it is registered later */
  readonly tracerProvider?: TracerProvider | undefined;
  /** @default the global provider, even if it is registered later */
  readonly meterProvider?: MeterProvider | undefined;
  /**
   * Sends the trace ids to the API (`traceparent`, as the global propagator writes it), never baggage. @default false
   */
  readonly propagate?: boolean | undefined;
  /** Added to every span and every metric, for example to distinguish clients of several accounts. */
  readonly attributes?: Attributes | undefined;
}

const NAME = 'flarewire';

/** An attempt between its request and its response. */
interface Running {
  readonly span: Span;
  readonly started: number;
  readonly labels: Attributes;
}

/** Result of an attempt: `error` if no response was received. */
interface End {
  readonly status?: number;
  readonly rayId?: string | null;
  readonly error?: unknown;
}

/**
 * Middleware that writes a CLIENT span and metrics for every attempt. Put it last in the list, so that it sees the request as sent. Needs the package `@opentelemetry/api`; does nothing until
 * the program sets up an SDK. Records no secrets, no bodies and no headers except the ray id.
 *
 * https://opentelemetry.io/docs/specs/semconv/http/http-spans/
 *
 * @throws {UsageError} when a provider is invalid
 * @example const client = new Cloudflare({ middleware: [otel()] });
 */
export function otel(options: OtelOptions = {}): Middleware {
  checkProviders(options);
  const { attributes = {}, propagate = false } = options;
  const tracer = (options.tracerProvider ?? trace).getTracer(NAME, VERSION);
  const instruments = instrumentsOf(options.meterProvider);
  // Weak: an attempt that never gets a response must not be retained. Each attempt has its own headers object.
  const running = new WeakMap<Headers, Running>();

  const begin = (info: AttemptInfo) => {
    const active = context.active();
    const labels = { ...attributes, ...labelsOf(info) };
    const target = labels['url.template'];
    const span = tracer.startSpan(
      target ? `${info.method} ${target}` : info.method,
      { kind: SpanKind.CLIENT, attributes: { ...labels, ...detailsOf(info) } },
      active,
    );
    running.set(info.headers, { span, started: performance.now(), labels });
    if (propagate) inject(trace.setSpan(active, span), info.headers);
    instruments().begun(info, labels);
  };

  const end = (info: AttemptInfo, how: End) => {
    const one = running.get(info.headers);
    if (!one) return; // already ended by onError, before a response replaced the error
    running.delete(info.headers);
    const { span, started, labels } = one;
    const seconds = (performance.now() - started) / 1000;
    const outcome = outcomeOf(how);
    if (span.isRecording()) {
      span.setAttributes({ ...outcome, ...(how.rayId && { 'cloudflare.ray_id': how.rayId }) });
      if (outcome['error.type']) span.setStatus({ code: SpanStatusCode.ERROR, ...reasonOf(how.error, info) });
    }
    span.end();
    instruments().ended(seconds, { ...labels, ...outcome }, labels);
  };

  return {
    onRequest: (info) => quietly(() => begin(info)),
    onResponse: (info) => {
      const { status, headers } = info.response;
      quietly(() => end(info, { status, rayId: headers.get('cf-ray') }));
    },
    onError: (info) => quietly(() => end(info, { error: info.error })),
  };
}

/** Telemetry must never break a request. */
function quietly(work: () => void): void {
  try {
    work();
  } catch (error) {
    diag.error('flarewire/otel', error);
  }
}

function checkProviders({ tracerProvider, meterProvider }: OtelOptions): void {
  const isProvider = (value: unknown, method: string) => typeof Object(value)[method] === 'function';
  for (const [parameter, value, method] of [
    ['tracerProvider', tracerProvider, 'getTracer'],
    ['meterProvider', meterProvider, 'getMeter'],
  ] as const)
    if (value !== undefined && !isProvider(value, method))
      throw new UsageError(
        `otel: option '${parameter}' has no ${method}(); pass a provider from an OpenTelemetry SDK`,
        {
          parameter,
        },
      );
}

/** Attributes of spans and metrics: low cardinality, none of them values of the caller. */
function labelsOf({ operation, method, path, url }: AttemptInfo): Attributes {
  const { hostname, port, protocol } = new URL(url);
  // The path of a call by path contains values; using it as a name would create too many.
  const isNamed = !operation.includes(' ');
  return {
    'http.request.method': method,
    'server.address': hostname.replace(/^\[|\]$/g, ''),
    'server.port': Number(port) || (protocol === 'http:' ? 80 : 443),
    ...(isNamed && { 'url.template': path, 'flarewire.operation': operation }),
  };
}

/** Attributes that only spans have. */
function detailsOf({ url, headers, attempt, waited, budget }: AttemptInfo): Attributes {
  return {
    'url.full': display(url, headers),
    'flarewire.wait_ms': waited,
    ...(attempt > 1 && { 'http.request.resend_count': attempt - 1 }),
    ...(budget && {
      'cloudflare.rate_limit.policy': budget.name,
      'cloudflare.rate_limit.left': budget.left,
      'cloudflare.rate_limit.quota': budget.quota,
    }),
  };
}

const withoutCredentials = (text: string, headers: Headers): string =>
  redactText(
    text,
    credentialsIn(headers).flatMap((secret) => [secret, encodeURIComponent(secret)]),
  );

/** A URL with secrets replaced by the placeholder of the conventions. */
const display = (url: string, headers: Headers): string =>
  withoutCredentials(redactURL(url), headers)
    .replace(/^(\w+:\/\/)[^/?#]*@/, '$1REDACTED:REDACTED@')
    .replace(/([?&]sig=)[^&#]*/gi, '$1***')
    .replaceAll('=***', '=REDACTED');

/**
 * Our own errors have messages without secrets; other errors may contain anything. URLs in a message lose their query.
 */
function reasonOf(error: unknown, { headers }: AttemptInfo): { message?: string } {
  if (!(error instanceof CloudflareError)) return {};
  return {
    message: withoutCredentials(error.message, headers).replace(/\S+/g, (word) =>
      word.includes('://') ? word.replace(/\?.*/s, '?…') : word,
    ),
  };
}

function outcomeOf({ status, error }: End): Attributes {
  if (status === undefined) return { 'error.type': error instanceof Error ? error.name : '_OTHER' };
  return { 'http.response.status_code': status, ...(status >= 400 && { 'error.type': `${status}` }) };
}

/** Baggage is for the program's own services; the API only receives the trace ids. */
const inject = (active: Context, headers: Headers): void =>
  propagation.inject(propagation.deleteBaggage(active), headers, { set: (to, name, value) => to.set(name, value) });

/** https://opentelemetry.io/docs/specs/semconv/http/http-metrics/#metric-httpclientrequestduration */
const SECONDS = [0.005, 0.01, 0.025, 0.05, 0.075, 0.1, 0.25, 0.5, 0.75, 1, 2.5, 5, 7.5, 10];
/** Waits can last up to a whole window of the rate limit. */
const WAITS = [0, 0.1, 0.5, 1, 2.5, 5, 10, 30, 60, 120, 300];

function makeInstruments(provider: MeterProvider) {
  const meter = provider.getMeter(NAME, VERSION);
  const histogram = (name: string, description: string, explicitBucketBoundaries: number[]) =>
    meter.createHistogram(name, { unit: 's', description, advice: { explicitBucketBoundaries } });
  const of = (description: string) => ({ unit: '{request}', description });
  const duration = histogram('http.client.request.duration', 'Duration of HTTP client requests.', SECONDS);
  const wait = histogram(
    'flarewire.wait.duration',
    'Time a request waited for the rate limit or before a retry.',
    WAITS,
  );
  const resends = meter.createCounter('flarewire.resends', of('Requests sent again after a retry or redirect.'));
  const refusals = meter.createCounter('cloudflare.rate_limit.refusals', of('Requests rejected with status 429.'));
  const left = meter.createGauge('cloudflare.rate_limit.left', of('Requests remaining in the rate limit window.'));
  const quota = meter.createGauge('cloudflare.rate_limit.quota', of('Requests allowed per rate limit window.'));
  return {
    begun({ attempt, waited, budget }: AttemptInfo, labels: Attributes): void {
      wait.record(waited / 1000, labels);
      if (attempt > 1) resends.add(1, labels);
      if (!budget) return;
      // A limit belongs to the credential, whatever the operation.
      const { 'url.template': _, 'flarewire.operation': __, 'http.request.method': ___, ...rest } = labels;
      const own = { ...rest, 'cloudflare.rate_limit.policy': budget.name };
      left.record(budget.left, own);
      quota.record(budget.quota, own);
    },
    ended(seconds: number, all: Attributes, labels: Attributes): void {
      duration.record(seconds, all);
      if (all['http.response.status_code'] === 429) refusals.add(1, labels);
    },
  };
}

/** The instruments of the current provider: unlike traces, metrics are lost on a meter that was created too early. */
function instrumentsOf(given: MeterProvider | undefined): () => ReturnType<typeof makeInstruments> {
  let last: MeterProvider | undefined;
  let made: ReturnType<typeof makeInstruments> | undefined;
  return () => {
    const provider = given ?? metrics.getMeterProvider();
    if (!made || provider !== last) made = makeInstruments(provider);
    last = provider;
    return made;
  };
}
