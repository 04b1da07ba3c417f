/** Regular expressions that may be slow, or cannot be checked, and the reason why that is harmless. */
import type { Exception } from './check.ts';

const NAMES = 'it reads names of the contract';
const FIXED = 'it is put together of words that are written down: read by eye';
const CHECKED = 'it is a pattern of the contract or of a hint: both are checked where they are written down';
const MIGRATE = 'the command reads the files of the user who starts it';
const OPTION = 'it shortens what the program itself gave, for a message';

const excepted: Readonly<Record<string, readonly (readonly [text: string, why: string])[]>> = {
  'packages/cli/src/verbs/backup.ts': [['new RegExp(', 'it is the name of a zone with its dots escaped']],
  'packages/client/src/errors/hints.ts': [['new RegExp(', CHECKED]],
  'packages/rules-language/src/regex/sets.ts': [
    ['new RegExp(', 'it is one character class: `^\\p{Name}$`, whose name has letters, digits, _ and ='],
  ],
  'packages/client/src/errors/errors.ts': [['/^\\w*Error.*\\n/', 'it reads the stack of its own error']],
  'packages/client/src/migrate/manifest.ts': [['new RegExp(', MIGRATE]],
  'packages/client/src/migrate/run.ts': [['/(?:^\\.?[\\w.-]*(?:config', 'it reads the name of a file']],
  'packages/client/src/migrate/source.ts': [['/\\b(?:jest|vi', MIGRATE]],
  'packages/client/src/request/final-options.ts': [['/\\/\\/.*@/', OPTION]],
  'packages/client/src/request/options.ts': [['/\\/\\/.*@/', OPTION]],
  'packages/client/src/toolkit/deploy/files/globs.ts': [
    ['new RegExp(', 'patterns and paths are those of the folder of the user who deploys it'],
  ],
  'packages/console/src/page/browse/list/program-changes.ts': [
    ['new RegExp(', 'it is put together of templates of the contract: every part stops at a slash'],
  ],
  'packages/console/src/page/browse/nav/product-icons.ts': [['/^(ssl|acm', NAMES]],
  'packages/console/src/page/form/custom/rules/complete.ts': [
    ['/[\\w.]*$/', 'it reads LONGEST characters'],
    ['/([A-Za-z_]', 'it reads LONGEST characters'],
  ],
  'packages/console/src/page/form/values/words.ts': [['/SaaS|', NAMES]],
  'packages/console/src/page/inspect/filter.ts': [['new RegExp(', 'all signs in it are escaped: it is a plain text']],
  'packages/search/src/query.ts': [['/^(?:await', 'it reads MAX_LENGTH characters']],
  'packages/console/src/page/snippets/journal.ts': [['new RegExp(', NAMES]],
  'packages/emulator/src/products/workers/observability/filters.ts': [
    ['new RegExp(', 'it has at most two open repetitions, none of them nested, and reads MOST_TEXT characters'],
  ],
  'packages/emulator/src/products/workers/upload.ts': [['new RegExp(', FIXED]],
  'packages/emulator/src/products/zero-trust/access/shared.ts': [['/(\\d+', 'it reads 64 characters']],
  'packages/emulator/src/products/zero-trust/dlp/profiles.ts': [
    ['/\\[\\^?\\]?[^\\]]*\\]/g', 'it reads MOST_LETTERS characters'],
    ['new RegExp(', 'it is compiled, never run'],
  ],
  'packages/emulator/src/routing/router.ts': [['new RegExp(', NAMES]],
  'packages/react/src/affects.ts': [['/_?[a-z]+$/', NAMES]],
  'packages/emulator/src/s3/xml.ts': [['new RegExp(', FIXED]],
  'packages/schema/src/fits.ts': [['new RegExp(', CHECKED]],
  'packages/schema/src/sample/pattern.ts': [['new RegExp(', CHECKED]],
  'packages/schema/src/sample/scalars.ts': [['new RegExp(', CHECKED]],
  'packages/zone-file/src/addresses.ts': [['new RegExp(', FIXED]],
  'packages/zone-file/src/tokens.ts': [['new RegExp(', FIXED]],
  'packages/zone-file/src/ttl.ts': [['/(\\d+)([smhdw])/g', 'it reads what has been found to be such pairs']],
};

export const exceptions: readonly Exception[] = Object.entries(excepted).flatMap(([file, all]) =>
  all.map(([text, why]) => ({ file, text, why })),
);
