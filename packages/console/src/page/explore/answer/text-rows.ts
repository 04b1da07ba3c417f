/** Parses the rows of a text response: CSV, NDJSON, or server-sent events. */

/** Undefined for other media types, and for text that does not match its type. */
export function rowsInText(type: string | undefined, text: string): readonly unknown[] | undefined {
  try {
    if (type === 'text/csv') return csvRows(text);
    if (type === 'text/event-stream') return eventRows(text);
    return /ndjson|jsonl/.test(type ?? '')
      ? text
          .split('\n')
          .filter((line) => line.trim())
          .map(parsed)
      : undefined;
  } catch {
    return undefined;
  }
}

const parsed = (line: string): unknown => JSON.parse(line);

/** RFC 4180; the first line contains the column names. */
function csvRows(text: string): readonly unknown[] {
  const [names = [], ...rows] = csvLines(text);
  return rows.map((cells) => Object.fromEntries(names.map((name, at) => [name, cells[at] ?? ''])));
}

function csvLines(text: string): string[][] {
  const lines: string[][] = [];
  let cells: string[] = [];
  for (const [, quoted, plain = '', end] of text.matchAll(/(?:"((?:[^"]|"")*)"|([^",\r\n]*))(,|\r?\n|$)/g)) {
    // The empty match at the end of the text is a cell only after a comma.
    if (end === '' && quoted === undefined && plain === '' && cells.length === 0) break;
    cells.push(quoted?.replaceAll('""', '"') ?? plain);
    if (end === ',') continue;
    lines.push(cells);
    cells = [];
    if (end === '') break;
  }
  return lines;
}

/** The data of each event, parsed if it is JSON. */
function eventRows(text: string): readonly unknown[] {
  return text
    .split(/\r?\n\r?\n/)
    .map((event) => [...event.matchAll(/^data: ?(.*)$/gm)].map(([, data]) => data).join('\n'))
    .filter((data) => data !== '' && data !== '[DONE]')
    .map((data) => {
      try {
        return parsed(data);
      } catch {
        return { data };
      }
    });
}
