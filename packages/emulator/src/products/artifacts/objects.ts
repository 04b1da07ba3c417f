/** Git objects of a repository: an import is one commit with one file, since nothing is fetched here. */
import { createHash } from 'node:crypto';

interface Entry {
  readonly mode: string;
  readonly type: 'blob' | 'tree';
  readonly name: string;
  readonly hash: string;
}

export interface Commit {
  readonly hash: string;
  readonly tree: string;
  readonly parents: readonly string[];
  readonly author: Person;
  readonly committer: Person;
  readonly message: string;
}

interface Person {
  readonly name: string;
  readonly email: string;
  readonly timestamp: string;
}

export interface Objects {
  readonly commits: readonly Commit[];
  readonly trees: ReadonlyMap<string, readonly Entry[]>;
  readonly blobs: ReadonlyMap<string, Buffer>;
}

/** https://git-scm.com/book/en/v2/Git-Internals-Git-Objects#_object_storage */
const hashOf = (type: 'blob' | 'commit' | 'tree', content: Buffer): string =>
  createHash('sha1').update(`${type} ${content.length}\0`).update(content).digest('hex');

const FILE = 'README.md';

/** A created repository is empty: nobody has pushed to it. */
export function objectsOf(source: string | null, time: string): Objects {
  if (source === null) return { commits: [], trees: new Map(), blobs: new Map() };
  const blob = Buffer.from(`# ${source.split('/').at(-1) ?? ''}\n\nImported from ${source}\n`);
  const entry: Entry = { mode: '100644', type: 'blob', name: FILE, hash: hashOf('blob', blob) };
  const listing = Buffer.concat([Buffer.from(`${entry.mode} ${FILE}\0`), Buffer.from(entry.hash, 'hex')]);
  const tree = hashOf('tree', listing);
  const person = { name: 'Flarewire', email: 'emulator@example.com', timestamp: time };
  const message = `Import ${source}`;
  const signed = `${person.name} <${person.email}> ${Math.floor(Date.parse(time) / 1000)} +0000`;
  const text = `tree ${tree}\nauthor ${signed}\ncommitter ${signed}\n\n${message}\n`;
  const hash = hashOf('commit', Buffer.from(text));
  return {
    commits: [{ hash, tree, parents: [], author: person, committer: person, message }],
    trees: new Map([[tree, [entry]]]),
    blobs: new Map([[entry.hash, blob]]),
  };
}
