/** The fields that each operation takes, from their short form in `generated/toolkit/writables.ts`. */
import { writables } from '../generated/toolkit/writables.ts';

let fields: Map<string, string> | undefined;

/** Fields by operation. A line without a resource has that of the line above, and `"` stands for the fields above. */
export function writableTable(): ReadonlyMap<string, string> {
  if (fields) return fields;
  fields = new Map();
  let [resource, before] = ['', ''];
  for (const line of writables.split('\n')) {
    const [, own = '', method = '', text = ''] = /^(\S*)(\.\w+) (.*)$/.exec(line) ?? [];
    resource = own || resource;
    before = text === '"' ? before : text;
    fields.set(resource + method, before);
  }
  return fields;
}
