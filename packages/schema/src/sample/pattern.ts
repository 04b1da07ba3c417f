/** Makes text for the regular expressions of the contract: classes, groups, alternatives and repetition. */

export interface PatternWish {
  readonly least: number;
  readonly most: number;
  /** Picks one of `count` options: always 0, or at random. */
  readonly choose: (count: number) => number;
}

/** Candidates for a class or a dot; the first that match are used. */
const CHARACTERS = [...'abcdefghijklmnopqrstuvwxyz0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ-_./:,+ '];
/** Extra repetitions to try until the text is long enough. */
const MORE = [0, 1, 2, 4, 8, 16, 32, 64, 128, 256];
const ATOM = /\\.|\[\^?(?:\\.|[^\]\\])*\]|\((?:\?:)?|[^\\[\]()|]/uy;
const TIMES = /[?*+]|\{(\d+)(,(\d*))?\}/uy;

/**
 * Undefined if the pattern uses unsupported syntax (look-arounds, references) or no such text is within the limits.
 * @example textOf('^(low|high)-\\d{2}$', { least: 0, most: 10, choose: () => 0 }) // 'low-00'
 */
export function textOf(pattern: string, { least, most, choose }: PatternWish): string | undefined {
  const whole = new RegExp(pattern, 'u');
  for (const more of MORE) {
    const text = new Writer(pattern, choose, more).write();
    const length = text === undefined ? -1 : [...text].length;
    if (text !== undefined && length >= least && length <= most && whole.test(text)) return text;
  }
  return undefined;
}

class Writer {
  readonly #pattern: string;
  readonly #choose: (count: number) => number;
  readonly #more: number;
  #at = 0;

  constructor(pattern: string, choose: (count: number) => number, more: number) {
    this.#pattern = pattern;
    this.#choose = choose;
    this.#more = more;
  }

  write(): string | undefined {
    const text = this.#alternatives();
    return this.#at === this.#pattern.length ? text : undefined;
  }

  #alternatives(): string | undefined {
    const all = [this.#sequence()];
    while (this.#pattern[this.#at] === '|') {
      this.#at++;
      all.push(this.#sequence());
    }
    return all.includes(undefined) ? undefined : all[this.#choose(all.length)];
  }

  #sequence(): string | undefined {
    let text = '';
    for (;;) {
      const atom = this.#take(ATOM)?.[0];
      if (atom === undefined) return text;
      const part = atom.startsWith('(') ? this.#group() : characterOf(atom);
      if (part === undefined) return undefined;
      text += part.repeat(this.#times());
    }
  }

  #group(): string | undefined {
    const text = this.#alternatives();
    return this.#pattern[this.#at++] === ')' ? text : undefined;
  }

  /** An optional part is included once, because a path value must not be empty. */
  #times(): number {
    const [sign, low, range, high] = this.#take(TIMES) ?? [];
    if (sign === undefined || sign === '?') return 1;
    if (low === undefined) return 1 + this.#more;
    return Math.min(
      Number(low) + (range === undefined ? 0 : this.#more),
      high ? Number(high) : range ? Infinity : +low,
    );
  }

  #take(expression: RegExp): RegExpExecArray | null {
    expression.lastIndex = this.#at;
    const found = expression.exec(this.#pattern);
    if (found) this.#at = expression.lastIndex;
    return found;
  }
}

function characterOf(atom: string): string | undefined {
  if (atom === '^' || atom === '$') return '';
  if (!/^(\\|\[|\.$)/.test(atom)) return /[?*+{}]/.test(atom) ? undefined : atom;
  // references and boundaries
  if (/^\\[\dkbB]/.test(atom)) return undefined;
  const one = new RegExp(`^${atom}$`, 'u');
  return CHARACTERS.find((character) => one.test(character));
}
