/** The page of natural keys: the kinds of things that `ensure`, `create` and `retry: exact` find again, and by what. */
import { creates } from '../../packages/client/src/generated/toolkit/creates.ts';

export const KEYS_PAGE = 'docs/natural-keys.md';

const HEAD = `# What can be found again
The kinds of things that [\`ensure\`, \`create\`](toolkit.md#create-once) and [\`retry: exact\`](retries.md#when-the-outcome-is-unknown) find again after a lost response, and by which fields.
No two things of a kind have the same values there, by Cloudflare's documentation or by its refusals. \`npm run coverage\` writes this page from the contract (\`@key\`).

A create that is not in the table has no known key: \`ensure\` and \`create\` refuse it before anything is sent, and \`retry: exact\` ends with an
\`OutcomeUnknownError\` that says so. Look with its \`list\` before you send it again.

* **Changed by**: what \`ensure\` calls where fields differ; without one it reports the difference as an error.
* **Never compared**: fields that no response shows, such as secrets. \`ensure\` does not see that they differ.
* Names of hosts, addresses and moments are the same in any form: \`Mail.Example.com.\` is \`mail.example.com\`, \`2001:DB8:0:0:0:0:0:1\` is \`2001:db8::1\`.

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
