/** Compiles a regular expression into a program for the matcher: a graph of steps without recursion. */
import { type Assertion, type Node, PatternError, type Test } from './node.ts';
import type { Pattern } from './parse.ts';

/** The next step follows unless another one is named. */
export type Step =
  | { readonly kind: 'bytes'; readonly table: Uint8Array }
  | { readonly kind: 'point'; readonly test: Test }
  | { readonly kind: 'split'; first: number; second: number }
  | { readonly kind: 'jump'; to: number }
  | { readonly kind: 'save'; readonly slot: number }
  | { readonly kind: 'assert'; readonly assertion: Assertion; readonly isUnicode: boolean }
  | { readonly kind: 'match' };

export interface Program {
  readonly steps: readonly Step[];
  readonly groups: number;
}

type Repeat = Extract<Node, { kind: 'repeat' }>;

/** Our own limit for patterns that the API rejects as too large: time grows with steps times bytes. */
const MAX_STEPS = 20_000;

/** @throws PatternError if the program would be too large */
export function compile({ node, groups }: Pattern): Program {
  const compiler = new Compiler();
  compiler.add({ kind: 'save', slot: 0 });
  compiler.emit(node);
  compiler.add({ kind: 'save', slot: 1 });
  compiler.add({ kind: 'match' });
  return { steps: compiler.steps, groups };
}

class Compiler {
  readonly steps: Step[] = [];
  readonly #tables = new Map<Test, Uint8Array>();

  add<One extends Step>(step: One): One {
    if (this.steps.length >= MAX_STEPS) throw new PatternError(0, 'compiled regex exceeds size limit');
    this.steps.push(step);
    return step;
  }

  emit(node: Node): void {
    switch (node.kind) {
      case 'empty':
        break;
      case 'set':
        if (node.isUnicode) this.add({ kind: 'point', test: node.test });
        else this.add({ kind: 'bytes', table: this.#tableOf(node.test) });
        break;
      case 'assert':
        this.add({ kind: 'assert', assertion: node.assertion, isUnicode: node.isUnicode });
        break;
      case 'sequence':
        for (const part of node.of) this.emit(part);
        break;
      case 'group':
        if (node.index !== undefined) this.add({ kind: 'save', slot: node.index * 2 });
        this.emit(node.of);
        if (node.index !== undefined) this.add({ kind: 'save', slot: node.index * 2 + 1 });
        break;
      case 'either':
        this.#either(node.of);
        break;
      case 'repeat':
        this.#repeat(node);
    }
  }

  #either(branches: readonly Node[]): void {
    const ends: { to: number }[] = [];
    for (const branch of branches.slice(0, -1)) {
      const split = this.add({ kind: 'split', first: this.steps.length + 1, second: 0 });
      this.emit(branch);
      ends.push(this.add({ kind: 'jump', to: 0 }));
      split.second = this.steps.length;
    }
    this.emit(branches.at(-1) ?? { kind: 'empty' });
    for (const end of ends) end.to = this.steps.length;
  }

  #repeat({ of, min, max, isGreedy }: Repeat): void {
    for (let count = 0; count < min; count++) {
      const before = this.steps.length;
      this.emit(of);
      if (this.steps.length === before) return;
    }
    const start = this.steps.length;
    if (max !== Number.POSITIVE_INFINITY)
      for (let count = min; count < max; count++) this.#optional(isGreedy, () => this.emit(of));
    else
      this.#optional(isGreedy, () => {
        this.emit(of);
        this.add({ kind: 'jump', to: start });
      });
  }

  #optional(isGreedy: boolean, body: () => void): void {
    const split = this.add({ kind: 'split', first: 0, second: 0 });
    const start = this.steps.length;
    body();
    split.first = isGreedy ? start : this.steps.length;
    split.second = isGreedy ? this.steps.length : start;
  }

  #tableOf(test: Test): Uint8Array {
    const known = this.#tables.get(test);
    if (known !== undefined) return known;
    const table = Uint8Array.from({ length: 256 }, (_, byte) => (test(byte) ? 1 : 0));
    this.#tables.set(test, table);
    return table;
  }
}
