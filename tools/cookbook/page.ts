/** Writes docs/cookbook.md, the index of all programs by theme. */
import { type NamedProgram, THEMES } from './programs.ts';

const HEAD = `# Cookbook
Complete programs for common tasks, each one file to copy and change. The tests run all of them against the [emulator](emulator.md),
twice if a second run must change nothing, with a token that has exactly the permissions listed in their first comment.

\`\`\`sh
npm install flarewire
CLOUDFLARE_API_TOKEN=… CLOUDFLARE_ACCOUNT_ID=… node examples/dns/copy-records.ts example.com example.org --plan
\`\`\`
In a clone of this repository, add \`--conditions=flarewire-source\` after \`node\` (22.18 or newer). The first comment of each program lists limits, cost, required permissions
and usage. All programs follow these rules:

* They read the environment of the client: \`CLOUDFLARE_API_TOKEN\`, and \`CLOUDFLARE_BASE_URL\` for the emulator. Programs for an account read \`CLOUDFLARE_ACCOUNT_ID\`; without it they use the only account that
  the token can access, which also requires *Account Settings Read*.
* \`--plan\` shows what would be created, changed or deleted, and changes nothing.
* A second run changes nothing if everything is up to date.
* Exit codes: 0 done, 1 failed or something was found (like \`grep\`; see each program), 2 invalid arguments.
* Secrets go to files that only their owner can read, or to standard output if that is the task; never into a log.
`;

const MADE = '\nMade by `npm run cookbook` from the first comments of the programs.\n';

const line = ({ title, path, name }: NamedProgram): string => `* [${name}](../${path}): ${title}`;

/** The page, by the heads of the programs. */
export function cookbookPage(all: readonly NamedProgram[]): string {
  const parts = Object.entries(THEMES).flatMap(([theme, title]) => {
    const lines = all.filter((program) => program.theme === theme).map(line);
    return lines.length > 0 ? [`\n## ${title}\n${lines.join('\n')}\n`] : [];
  });
  return HEAD + parts.join('') + MADE;
}
