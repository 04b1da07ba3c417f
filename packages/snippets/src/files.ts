/** Names the files in parameters, as snippets read them from disk. */
import { isFile } from '@flarewire/schema';

export interface NamedFile {
  /** Path read by the snippet. */
  readonly name: string;
  /** Content type; '' if there is none. */
  readonly type: string;
}

/** All files in a value with their names; unnamed ones are `file.bin`, `file2.bin` and so on. */
export function filesIn(value: unknown): Map<unknown, NamedFile> {
  const files = new Map<unknown, NamedFile>();
  const visit = (one: unknown): void => {
    if (typeof one !== 'object' || one === null || files.has(one)) return;
    if (!isFile(one)) {
      for (const inner of Object.values(one)) visit(inner);
      return;
    }
    const name = one instanceof File ? one.name : '';
    const number = files.size === 0 ? '' : String(files.size + 1);
    files.set(one, { name: name === '' ? `file${number}.bin` : name, type: one instanceof Blob ? one.type : '' });
  };
  visit(value);
  return files;
}
