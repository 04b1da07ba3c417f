/** `flarewire/validate`: checks the parameters of every call against the contract's schemas before anything is sent. */
import type { Problem, ProductDocument } from '@flarewire/contract';
import { UsageError } from '../errors/usage-error.ts';
import type { Validate } from '../types.ts';

export interface ValidatorOptions {
  /**
   * Handling of a parameter that the contract does not know: `error`, or `allow` for parameters newer than the
   * contract. @default error
   */
  readonly unknown?: 'error' | 'allow' | undefined;
  /**
   * Loads the document of one product, for runtimes without a file system: Workers, browsers.
   * @default `loadProduct` of `@flarewire/contract`
   * @example validator({ load: async () => zones }) // zones.json, imported from the generated folder of that package
   */
  readonly load?: ((product: string) => Promise<object>) | undefined;
}

type Contract = typeof import('@flarewire/contract');

/** Loaded state of a product. */
interface Loaded {
  readonly contract: Contract;
  readonly document: ProductDocument;
}

const MAX_SHOWN = 10;

/**
 * A check for the option `validate`. Schemas are loaded per product, on its first call; later calls are checked
 * synchronously. Needs the package `@flarewire/contract`.
 * @example new Cloudflare({ validate: validator() })
 * @throws UsageError from the returned function: one line per problem; `parameter` is the first one
 */
export function validator({ unknown = 'error', load }: ValidatorOptions = {}): Validate {
  if (unknown !== 'error' && unknown !== 'allow')
    throw new UsageError(`validator(): unknown must be 'error' or 'allow', not ${JSON.stringify(unknown)}`, {
      parameter: 'unknown',
    });
  const ready = new Map<string, Loaded>();
  const loading = new Map<string, Promise<Loaded>>();

  const begin = (product: string): Promise<Loaded> => {
    const work = (async () => {
      const contract = await loadContract();
      // Imported JSON: its type is wider than the output of the contract's compiler.
      const document = (await (load ?? contract.loadProduct)(product)) as ProductDocument;
      const loaded = { contract, document };
      ready.set(product, loaded);
      return loaded;
    })();
    loading.set(product, work);
    // Failures are not cached: the next call tries again.
    work.catch(() => {}).then(() => loading.delete(product));
    return work;
  };

  const judge = ({ contract, document }: Loaded, operation: string, params: object): void => {
    const found = Object.hasOwn(document.operations, operation) ? document.operations[operation] : undefined;
    // The operation is newer than the installed contract.
    if (found === undefined) return;
    const problems = contract.paramProblems(found, params, document.schemas, { unknown, words: document.words });
    if (problems.length > 0) throw usageError(operation, problems, contract.problemText);
  };

  return (operation, params) => {
    const product = operation.split('.')[0] ?? '';
    const loaded = ready.get(product);
    if (loaded !== undefined) return judge(loaded, operation, params);
    return (loading.get(product) ?? begin(product)).then((now) => judge(now, operation, params));
  };
}

async function loadContract(): Promise<Contract> {
  try {
    return await import('@flarewire/contract');
  } catch (cause) {
    const error = new UsageError(
      'flarewire/validate needs the package @flarewire/contract: npm install @flarewire/contract',
    );
    error.cause = cause;
    throw error;
  }
}

/** A single line for one problem, else one line each. */
function usageError(operation: string, problems: readonly Problem[], text: (problem: Problem) => string): UsageError {
  const [first] = problems;
  const lines = problems.slice(0, MAX_SHOWN).map(text);
  const rest = problems.length - lines.length;
  if (rest > 0) lines.push(`and ${rest} more`);
  const message =
    problems.length === 1 ? lines.join('') : `${problems.length} problems, nothing was sent\n  ${lines.join('\n  ')}`;
  return new UsageError(message, { operation, ...(first?.place && { parameter: first.place }) });
}
