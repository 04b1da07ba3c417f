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
  // After a comma, the end of the text is an empty cell.
  for (let at = 0; at < text.length || cells.length > 0; at++) {
    const close = text[at] === '"' ? closingQuote(text, at) : undefined;
    const quoted = close === undefined ? '' : text.slice(at + 1, close).replaceAll('""', '"');
    const start = close === undefined ? at : close + 1;
    at = endOfCell(text, start);
    cells.push(quoted + text.slice(start, at).replace(/\r$/, ''));
    if (text[at] === ',') continue;
    lines.push(cells);
    cells = [];
  }
  return lines;
}

function endOfCell(text: string, start: number): number {
  const end = /[,\n]/g;
  end.lastIndex = start;
  return end.exec(text)?.index ?? text.length;
}

/** The index of the quote that closes a cell; the length of the text if none does. */
function closingQuote(text: string, open: number): number {
  for (let at = text.indexOf('"', open + 1); at !== -1; at = text.indexOf('"', at + 2))
    if (text[at + 1] !== '"') return at;
  return text.length;
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
