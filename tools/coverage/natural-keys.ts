/** The page of natural keys: the resources that `ensure`, `create` and `retry: exact` can look up, and by which fields. */
import { creates } from '../../packages/client/src/generated/toolkit/creates.ts';

export const KEYS_PAGE = 'docs/natural-keys.md';

const HEAD = `# Natural keys
Resources that [\`ensure\`, \`create\`](toolkit.md#create-once) and [\`retry: exact\`](retries.md#when-the-outcome-is-unknown) can look up after a lost response, and the fields that identify them.
These fields are unique according to Cloudflare's documentation or its conflict errors. \`npm run coverage\` writes this page from the contract (\`@key\`).

A create that is not in the table has no known key: \`ensure\` and \`create\` reject it before anything is sent, and \`retry: exact\` ends with an
\`OutcomeUnknownError\` that says so. Check with its \`list\` before you send it again.

* **Changed by**: the operation that \`ensure\` calls if fields differ; without one, a difference is an error.
* **Never compared**: fields that no response shows, such as secrets. \`ensure\` cannot detect differences in them.
* Hostnames, IP addresses and times are equal in any notation: \`Mail.Example.com.\` is \`mail.example.com\`, \`2001:DB8:0:0:0:0:0:1\` is \`2001:db8::1\`.

| create | key | changed by | never compared |
| --- | --- | --- | --- |
`;

const NEXT = `
## Next
* [Create once](toolkit.md#create-once): how to use them.
* [Retries](retries.md): what the client sends again.
`;

const code = (names: readonly string[]): string => names.map((name) => `\`${name}\``).join(', ');

/** A row of facts as a row of the table. */
function rowOf(line: string): string {
  const [resource = '', ...words] = line.split(' ');
  const facts = new Map(words.map((word) => [word.slice(0, word.indexOf('=')), word.slice(word.indexOf('=') + 1)]));
  const key = (facts.get('key') ?? '').split(',').map((one) => one.split(':').at(-1) ?? '');
  const change = facts.get('change')?.split(':')[0];
  const hidden = new Set((facts.get('hidden') ?? '').split(',').filter((name) => name && !key.includes(name)));
  const shown = [...hidden].slice(0, 4);
  const more = hidden.size > shown.length ? ` and ${hidden.size - shown.length} more` : '';
  const cells = [
    code([`${resource}.create`]),
    code(key),
    change ? code([`${resource}.${change}`]) : '',
    code(shown) + more,
  ];
  return `| ${cells.join(' | ')} |\n`;
}

/** The whole page. */
export const naturalKeysPage = (): string => HEAD + creates.split('\n').map(rowOf).join('') + NEXT;
