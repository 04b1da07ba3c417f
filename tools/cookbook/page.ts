/** Writes docs/cookbook.md, the index of all programs by theme. */
import { type NamedProgram, THEMES } from './programs.ts';

const HEAD = `# Cookbook
Whole programs for tasks that people really have, each one file to copy and change. All of them run in the tests against the [emulator](emulator.md),
twice where a second run must change nothing, with a token that has exactly the permissions named in their head.

\`\`\`sh
npm install flarewire
CLOUDFLARE_API_TOKEN=… CLOUDFLARE_ACCOUNT_ID=… node examples/dns/copy-records.ts example.com example.org --plan
\`\`\`
In a copy of this repository add \`--conditions=flarewire-source\` after \`node\` (22.18 or newer). The first lines of each program say what the API allows, what it costs, which permissions
the token needs, and how to run it. What they share:

* They read the environment of the client: \`CLOUDFLARE_API_TOKEN\`, and \`CLOUDFLARE_BASE_URL\` for the emulator. Programs for an account take \`CLOUDFLARE_ACCOUNT_ID\`; without it they use the only account that
  the token sees, which needs *Account Settings Read* too.
* \`--plan\` shows what would be created, changed or deleted, and changes nothing.
* A second run changes nothing where all is as wanted.
* Exit codes: 0 done, 1 failed or something was found (as \`grep\` has it: the program says which), 2 wrong arguments.
* Secrets go to files that only their owner can read, or to standard output where that is the task; never into a log.
`;

const MADE = '\nMade by `npm run cookbook` from the heads of the programs.\n';

const line = ({ title, path, name }: NamedProgram): string => `* [${name}](../${path}): ${title}`;

/** The page, by the heads of the programs. */
export function cookbookPage(all: readonly NamedProgram[]): string {
  const parts = Object.entries(THEMES).flatMap(([theme, title]) => {
    const lines = all.filter((program) => program.theme === theme).map(line);
    return lines.length > 0 ? [`\n## ${title}\n${lines.join('\n')}\n`] : [];
  });
  return HEAD + parts.join('') + MADE;
}
