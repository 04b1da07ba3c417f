/** The classes of a Worker that are workflows. */
import { all } from '../../products/shared/fields.ts';
import { exportsOf } from '../../products/workers/syntax.ts';
import { type Module, modulesOf, type Script, type Version } from '../../products/workers/tables.ts';
import { pathKey } from '../../routing/router.ts';
import type { Sandbox } from '../../state/sandbox.ts';
import { untilChanged } from '../../state/unchanged.ts';

interface Owned {
  /** An account, or an account and one of its dispatch namespaces. */
  readonly owner: string;
  readonly script: Script;
}

interface Deployed extends Owned {
  readonly version: Version;
  /** Code that is in no script of the account. */
  readonly own?: { readonly modules: readonly Module[] };
}

const inForce = untilChanged<string[]>();

/** The account's workflows name these classes of the Worker, whether or not it exports them. A dispatch namespace has none. */
export const namedClasses = (sandbox: Sandbox, { owner, script }: Owned): string[] =>
  // Each request asks for them.
  inForce(sandbox, `${owner}\n${script.name}`, () => {
    const workflows = all({ sandbox }, pathKey(['accounts', owner, 'workflows']));
    const names = workflows.filter(({ script_name }) => script_name === script.name);
    return [...new Set(names.map(({ class_name }) => String(class_name)))].sort();
  });

/** The named classes that the Worker exports: the runtime does not start with a binding to another one. */
export function workflowClasses(sandbox: Sandbox, target: Deployed): string[] {
  const named = namedClasses(sandbox, target);
  if (named.length === 0) return named;
  const { own, version } = target;
  const modules = own?.modules ?? modulesOf({ sandbox }, version);
  const exported = exportsOf(modules, String(version.metadata.main_module));
  return named.filter((name) => exported?.has(name) ?? seemsExported(modules, name));
}

/** For code that is too long to be parsed, or that exports all of another module. */
function seemsExported(modules: readonly Module[], name: string): boolean {
  return modules.some(({ bytes }) =>
    new TextDecoder()
      .decode(bytes)
      .split('export')
      .slice(1)
      .some((rest) => wordsAfter(rest).includes(name)),
  );
}

/** The words in the braces after `export`, or the next two, as in `class A`. */
function wordsAfter(rest: string): string[] {
  const text = rest.trimStart();
  if (text.startsWith('{')) return text.slice(1, text.indexOf('}')).split(/[\s,]/);
  return text.slice(0, 300).split(/[\s{]/).slice(0, 2);
}

/** Name of the binding through which the runtime's entry reaches a class; the entry's source builds it too. */
export const classKey = (worker: string, className: string): string => `${worker}#${className}`;
