/** Prints a call as a TanStack Query hook with `@flarewire/react`. */
import type { Operation } from '@flarewire/contract';
import type { NamedFile } from './files.ts';
import { jsText, jsValue } from './js.ts';
import type { Params } from './params.ts';
import { DEFAULT_BASE_URL } from './typescript.ts';

const HEAD = `import { createFlarewire } from '@flarewire/react';\n`;

/** A public page calls through its own server, which holds the token. */
const setupFor = (baseURL: string): string =>
  `const flarewire = createFlarewire(new Cloudflare(${baseURL === DEFAULT_BASE_URL ? '' : `{ baseURL: ${jsText(baseURL)} }`}));\n`;

/**
 * Reads are queries, lists are infinite queries, everything else is a mutation. Each file is a variable of the page.
 */
export function reactOf(
  { name, method, page }: Operation,
  params: Params,
  baseURL: string,
  files: ReadonlyMap<unknown, NamedFile>,
): string {
  const names = new Map([...files.keys()].map((file, index) => [file, index === 0 ? 'file' : `file${index + 1}`]));
  const given = (indent: string): string => jsValue(params, indent, (value) => names.get(value));
  const rest = Object.keys(params).length === 0 ? '' : `, ${given('  ')}`;
  const hook = method !== 'GET' ? 'useMutation' : page === undefined ? 'useQuery' : 'useInfiniteQuery';
  const head = `${HEAD}import { ${hook} } from '@tanstack/react-query';\nimport Cloudflare from 'flarewire';\n\n${setupFor(baseURL)}\n`;
  if (method !== 'GET') {
    const call = Object.keys(params).length === 0 ? 'mutate()' : `mutate(${given('')})`;
    return `${head}const { mutate, isPending, error } = useMutation(flarewire.mutationOptions(${jsText(name)}));\n\nconst onClick = () => ${call};\n`;
  }
  if (page !== undefined)
    return `${head}const { data, fetchNextPage, hasNextPage, error } = useInfiniteQuery(\n  flarewire.infiniteQueryOptions(${jsText(name)}${rest}),\n);\n`;
  return `${head}const { data, isPending, error } = useQuery(\n  flarewire.queryOptions(${jsText(name)}${rest}),\n);\n`;
}
