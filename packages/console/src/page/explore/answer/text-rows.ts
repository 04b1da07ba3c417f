/** Parses the rows of a text response: CSV, NDJSON, or server-sent events. */
import { cellsIn } from '../../ui/table/csv.ts';

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
  const [names = [], ...rows] = cellsIn(text);
  return rows.map((cells) => Object.fromEntries(names.map((name, at) => [name, cells[at] ?? ''])));
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
