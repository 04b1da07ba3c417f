/** Sends output that is longer than the screen through a pager. */

/** A program that shows a long text a screen at a time. */
export interface Pager {
  /** True while the pager is open: the user may close it early. */
  write(text: string): Promise<boolean>;
  /** Waits until it is closed. @throws where it could not show anything */
  end(): Promise<void>;
}

export interface Screen {
  readonly rows: number;
  /** Undefined where there is none. */
  openPager(): Promise<Pager | undefined>;
}

const linesOf = (text: string): number => text.split('\n').length - 1;

/** Prints directly if there is no pager. */
const printer = (print: (text: string) => Promise<void> | void): Pager => ({
  write: async (text) => {
    await print(text);
    return true;
  },
  end: async () => {},
});

/** @param print used where all of it fits, or there is no pager */
export async function paged(
  chunks: AsyncIterable<string>,
  { rows, openPager }: Screen,
  print: (text: string) => Promise<void> | void,
): Promise<void> {
  let held = '';
  let lines = 0;
  let pager: Pager | undefined;
  try {
    for await (const chunk of chunks) {
      held += chunk;
      lines += linesOf(chunk);
      // A line is left for what is typed next.
      if (pager === undefined && lines < rows) continue;
      pager ??= (await openPager()) ?? printer(print);
      if (!(await pager.write(held))) return;
      held = '';
    }
    if (held !== '') await print(held);
  } finally {
    await pager?.end();
  }
}
