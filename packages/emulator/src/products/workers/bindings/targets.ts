/** Checks that the resources that bindings of a Worker name exist. Only resources that this emulator stores are checked. */
import type { Context } from '../../../handler/context.ts';
import { problem } from '../../../problem.ts';
import { pathKey } from '../../../routing/router.ts';
import { d1Tables } from '../../d1/state.ts';
import { kvTables } from '../../kv/tables.ts';
import { r2Tables } from '../../r2/tables.ts';
import { type Fields, tablesOf } from '../tables.ts';

interface Asked {
  readonly context: Context;
  readonly account: string;
  /** The Worker that has the binding: it may name itself. */
  readonly self: string;
  readonly binding: Fields;
}

interface Target {
  /** Fields that name the resource: the first that is there. */
  readonly fields: readonly string[];
  readonly exists: (name: string, asked: Asked) => boolean;
  readonly code: number;
  readonly message: (name: string, binding: string) => string;
}

const isKept =
  (...names: readonly string[]) =>
  (id: string, { context, account }: Asked): boolean =>
    context.sandbox.store.get(pathKey(['accounts', account, ...names]), id) !== undefined;

/** An item of a collection, by a field other than its id. */
const isNamed =
  (field: string, ...names: readonly string[]) =>
  (name: string, { context, account }: Asked): boolean =>
    context.sandbox.store.idBy(pathKey(['accounts', account, ...names]), [field], name) !== undefined;

const isScript = (name: string, { context, account, self }: Asked): boolean =>
  name === self || tablesOf(context).script.get(account, name) !== undefined;

/**
 * Codes as uploads with missing targets were seen to be refused: https://github.com/alchemy-run/distilled/pull/365
 * Texts without a source of their own are ours.
 */
const TARGETS: Readonly<Record<string, Target>> = {
  kv_namespace: {
    fields: ['namespace_id'],
    exists: (id, { context, account }) => context.sandbox.use(kvTables).namespace.get(account, id) !== undefined,
    code: 10041, // https://github.com/lyc8503/UptimeFlare/issues/195
    message: (id) => `KV namespace '${id}' not found.`,
  },
  r2_bucket: {
    fields: ['bucket_name'],
    exists: (name, { context, account, binding }) =>
      context.sandbox.use(r2Tables).bucket(account, String(binding.jurisdiction ?? 'default'), name) !== undefined,
    code: 10085, // https://github.com/cloudflare/workers-sdk/issues/9418
    message: (name) => `R2 bucket '${name}' not found. Please use a different name and try again.`,
  },
  d1: {
    fields: ['id', 'database_id'],
    exists: (id, { context, account }) => context.sandbox.use(d1Tables).get.get(account, id) !== undefined,
    code: 10181, // https://github.com/tianma-if/edgeever/issues/311
    message: (id, binding) =>
      `D1 binding '${binding}' references database '${id}' which was not found. Verify the database exists in your account and that the database_id in your configuration is correct.`,
  },
  queue: {
    fields: ['queue_name'],
    exists: isNamed('queue_name', 'queues'),
    code: 11000,
    message: (name) => `Queue '${name}' not found.`,
  },
  hyperdrive: {
    fields: ['id'],
    exists: isKept('hyperdrive', 'configs'),
    code: 10157,
    message: (id) => `Hyperdrive config '${id}' not found.`,
  },
  vectorize: {
    fields: ['index_name'],
    exists: (name, asked) =>
      isKept('vectorize', 'v2', 'indexes')(name, asked) || isKept('vectorize', 'indexes')(name, asked),
    code: 10159,
    message: (name) => `Vectorize index '${name}' not found.`,
  },
  mtls_certificate: {
    fields: ['certificate_id'],
    exists: (id, asked) =>
      isKept('mtls_certificates')(id, asked) || isKept('mtls_certificates')(id.replaceAll('-', ''), asked),
    code: 100143,
    message: (id) => `mTLS certificate '${id}' not found.`,
  },
  service: {
    fields: ['service'],
    exists: isScript,
    code: 10143, // https://github.com/heroui-inc/heroui-mcp/pull/75
    message: (name, binding) =>
      `Service binding '${binding}' references Worker '${name}' which was not found. Verify the Worker exists in your account and that the service name in your configuration is correct.`,
  },
  durable_object_namespace: {
    fields: ['script_name'],
    exists: isScript,
    code: 10061, // https://github.com/huilang-me/CF-Server-Monitor/pull/55
    message: (name) => `Cannot create binding for class in script '${name}' that does not exist.`,
  },
  dispatch_namespace: {
    fields: ['namespace'],
    exists: isNamed('namespace_name', 'workers', 'dispatch', 'namespaces'),
    code: 100119, // https://github.com/huilang-me/CF-Server-Monitor/pull/55
    message: (name) => `The dispatch namespace '${name}' does not exist.`,
  },
};

/** @throws Problem 400 for the first binding whose resource does not exist */
export function checkTargets(context: Context, self: string, bindings: readonly Fields[]): void {
  for (const [index, binding] of bindings.entries()) {
    const type = String(binding.type);
    const target = Object.hasOwn(TARGETS, type) ? TARGETS[type] : undefined;
    const value = target?.fields.map((field) => binding[field]).find((one) => typeof one === 'string');
    if (target === undefined || typeof value !== 'string') continue;
    const pointer = `/metadata/bindings/${index}`;
    const shown = value.slice(0, 100);
    // https://github.com/cloudflare/workers-sdk/issues/14249
    if (type === 'kv_namespace' && !/^[0-9a-f]{32}$/.test(value))
      throw problem(
        400,
        10042,
        `KV namespace '${shown}' is not valid. Please verify the namespace_id in your configuration.`,
        pointer,
      );
    const asked = { context, account: context.path.account_id ?? '', self, binding };
    if (!target.exists(value, asked))
      throw problem(400, target.code, target.message(shown, String(binding.name).slice(0, 100)), pointer);
  }
}
