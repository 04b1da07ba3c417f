/** The only error that the readers of this package throw; `parseZone` turns it into a problem with its line. */
export class MalformedError extends Error {
  override readonly name = 'MalformedError';
  /** Line of the error, if it is not the line on which the record starts. */
  readonly line: number | undefined;

  constructor(reason: string, line?: number) {
    super(reason);
    this.line = line;
  }
}

/** Quote the found text, shortened: a reason must stay readable when a file has a megabyte in one word. */
export function display(text: string): string {
  return `"${text.length > 60 ? `${text.slice(0, 57)}...` : text}"`;
}
