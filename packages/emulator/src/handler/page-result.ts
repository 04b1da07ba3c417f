/** One page of a list. */
export class PageResult<Item = unknown> {
  readonly items: readonly Item[];
  readonly info: Readonly<Record<string, unknown>> | undefined;

  constructor(items: readonly Item[], info?: Readonly<Record<string, unknown>>) {
    this.items = items;
    this.info = info;
  }
}
