/** Sets joined and compared; the repository's TypeScript library ends before `Set.prototype.union`. */

export function union<T>(a: ReadonlySet<T>, b: ReadonlySet<T>): ReadonlySet<T> {
  return new Set([...a, ...b]);
}

export function common<T>(a: ReadonlySet<T>, b: ReadonlySet<T>): ReadonlySet<T> {
  return new Set([...a].filter((value) => b.has(value)));
}

/** Elements of `a` that `b` lacks. */
export function lacking<T>(a: ReadonlySet<T>, b: ReadonlySet<T>): ReadonlySet<T> {
  return new Set([...a].filter((value) => !b.has(value)));
}
