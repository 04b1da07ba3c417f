/** Code that runs as a Worker but is not a script of the account: snippets, and Functions of Pages. */
import type { Script, Version } from '../../products/workers/tables.ts';
import type { OwnCode, Target } from './runtime.ts';

interface Unlisted extends Pick<Target, 'owner'> {
  readonly name: string;
  /** Id of its current code. */
  readonly id: string;
  readonly created_on: string;
  readonly modified_on: string;
  readonly metadata: Version['metadata'];
  readonly own: OwnCode;
}

export function unlistedTarget({ owner, own, name, id, created_on, modified_on, metadata }: Unlisted): Target {
  const script: Script = {
    ...{ name, tag: '', created_on, modified_on, version: id },
    ...{ settings: {}, schedules: [], subdomain: { enabled: false, previews_enabled: false } },
  };
  // Secrets set later than this number are not those of the code.
  const number = Date.parse(created_on);
  const version: Version = { id, number, created_on, etag: id, handlers: ['fetch'], metadata };
  return { owner, script, version, own };
}
