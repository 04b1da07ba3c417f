/** The configuration of one environment, with the types of its settings. */
import type { PlanProblem } from '../../sync/plan.ts';
import type { ConfigFile, Fields, Path } from './config-file.ts';
import { ENVIRONMENT, FILE, isInherited, isOfTop, isOwn } from './settings.ts';
import { check, type Findings, isFields, problemAt } from './shape.ts';

export interface Route {
  readonly pattern: string;
  readonly zone_id?: string;
  readonly zone_name?: string;
  readonly custom_domain?: boolean;
}

export interface Migration {
  readonly tag: string;
  readonly new_classes?: readonly string[];
  readonly new_sqlite_classes?: readonly string[];
  readonly [field: string]: unknown;
}

export interface Workflow {
  readonly name: string;
  readonly class_name: string;
  readonly script_name?: string;
  readonly limits?: object;
  readonly concurrency?: object;
  /** Milliseconds, or text such as `3 days`. */
  readonly default_retention?: object;
  /** Cron expressions. */
  readonly schedules?: string | readonly string[];
  readonly jurisdiction?: string;
}

export interface QueueConsumer {
  readonly queue: string;
  readonly type?: string;
  readonly dead_letter_queue?: string;
  readonly [field: string]: unknown;
}

/** Settings that the shapes in settings.ts accept and that a deployment reads. */
export interface WorkerConfig {
  readonly name?: string;
  readonly main?: string;
  readonly account_id?: string;
  readonly compatibility_date?: string;
  readonly compatibility_flags?: readonly string[];
  readonly workers_dev?: boolean;
  readonly preview_urls?: boolean;
  readonly route?: string | Route;
  readonly routes?: readonly (string | Route)[];
  readonly triggers?: { readonly crons?: readonly string[] };
  readonly rules?: readonly {
    readonly type: string;
    readonly globs: readonly string[];
    readonly fallthrough?: boolean;
  }[];
  readonly no_bundle?: boolean;
  readonly find_additional_modules?: boolean;
  readonly base_dir?: string;
  readonly minify?: boolean;
  readonly upload_source_maps?: boolean;
  readonly alias?: { readonly [name: string]: string };
  readonly define?: { readonly [name: string]: string };
  readonly tsconfig?: string;
  readonly logpush?: boolean;
  readonly limits?: object;
  readonly observability?: object;
  readonly placement?: object;
  readonly assets?: {
    readonly directory?: string;
    readonly binding?: string;
    readonly html_handling?: string;
    readonly not_found_handling?: string;
    readonly run_worker_first?: boolean | readonly string[];
  };
  readonly migrations?: readonly Migration[];
  readonly tags?: readonly string[];
  readonly cache?: object;
  readonly pages_build_output_dir?: string;
  readonly keep_vars?: boolean;
  readonly vars?: { readonly [name: string]: unknown };
  readonly secrets?: { readonly required?: readonly string[] };
  readonly queues?: { readonly consumers?: readonly QueueConsumer[] };
  readonly workflows?: readonly Workflow[];
  readonly tail_consumers?: readonly object[];
  readonly exports?: object;
  readonly unsafe?: { readonly bindings?: readonly object[]; readonly metadata?: object };
}

/** One environment, checked as far as possible from the file alone. */
export interface ReadEnvironment extends Findings {
  /** Malformed settings, which are reported and otherwise ignored. */
  readonly wrong: readonly string[];
  readonly config: WorkerConfig;
  readonly fields: Fields;
  /** Creates a problem for this path of the environment, with its line. */
  readonly problem: (path: Path, reason: string) => PlanProblem;
}

/**
 * Reads the settings of an environment, or of the top level if none is named. Bindings and variables are not inherited,
 * everything else is.
 * https://developers.cloudflare.com/workers/wrangler/environments/
 */
export function readEnvironment(file: ConfigFile, name: string | undefined): ReadEnvironment {
  const found: Findings = { problems: [], ignored: [], refused: [] };
  check(file, [], file.value, FILE, found);
  const environments = isFields(file.value.env) ? file.value.env : {};
  const own = name !== undefined && Object.hasOwn(environments, name) ? environments[name] : undefined;
  if (name !== undefined && own === undefined) {
    const names = Object.keys(environments).join(', ') || 'none';
    found.problems.push(problemAt(file, ['env'], `unknown environment "${name}"; the configuration has: ${names}`));
  }
  if (name === undefined || !isFields(own)) return finished(file, file.value, () => [], found);
  checkOwn(file, name, own, found);
  const inherited = Object.entries(file.value).filter(([key]) => isInherited(key) || isOfTop(key));
  const top = typeof file.value.name === 'string' ? { name: `${file.value.name}-${name}` } : {};
  // The dashboard uses these tags to group environments into one Worker.
  const service =
    typeof file.value.name === 'string' ? [`cf:service=${file.value.name}`, `cf:environment=${name}`] : [];
  const all: Fields = { ...Object.fromEntries(inherited), ...top, ...own };
  const tags = Array.isArray(all.tags ?? []) ? [...((all.tags ?? []) as unknown[]), ...service] : all.tags;
  const fields = service.length > 0 ? { ...all, tags } : all;
  return finished(file, fields, (key) => (Object.hasOwn(own, key) ? ['env', name] : []), found);
}

/** Checks an environment's own settings, and reports missing ones that are easily assumed to be inherited. */
function checkOwn(file: ConfigFile, name: string, own: Fields, found: Findings): void {
  const at = ['env', name];
  for (const key of Object.keys(own))
    if (isOfTop(key))
      found.ignored.push(problemAt(file, [...at, key], `${key} is only allowed at the top level of the file`));
  check(file, at, Object.fromEntries(Object.entries(own).filter(([key]) => !isOfTop(key))), ENVIRONMENT, found);
  for (const key of Object.keys(file.value))
    if (isOwn(key) && !Object.hasOwn(own, key))
      found.ignored.push(problemAt(file, [key], `${key} is not inherited by the environment "${name}"`));
}

function finished(file: ConfigFile, fields: Fields, originOf: (key: string) => Path, found: Findings): ReadEnvironment {
  const { env: _, ...all } = fields;
  const isWrong = ([key, value]: [string, unknown]): boolean => {
    const shape = Object.hasOwn(FILE.fields, key) ? FILE.fields[key] : undefined;
    const own: Findings = { problems: [], ignored: [], refused: [] };
    if (shape !== undefined) check(file, [key], value, shape, own);
    return own.problems.length > 0;
  };
  const wrong = Object.entries(all)
    .filter(isWrong)
    .map(([key]) => key);
  const rest = Object.fromEntries(Object.entries(all).filter(([key]) => !wrong.includes(key)));
  const problem = (path: Path, reason: string): PlanProblem =>
    problemAt(file, [...originOf(String(path[0])), ...path], reason);
  // Their shapes were checked above.
  return { ...found, wrong, config: rest as WorkerConfig, fields: rest, problem };
}
