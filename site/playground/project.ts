/** A program as a project that runs outside of the page, against an emulator or a real account. */
import { strToU8, zipSync } from 'fflate';

const README = `# A program for flarewire

It was written in the playground of flarewire, where it ran against an emulator.

    npm install
    npm start

\`npm start\` runs \`program.ts\` against the account that the token may use: set CLOUDFLARE_API_TOKEN.
To run it against a local emulator instead, start one with \`npm run emulator\`, and set
CLOUDFLARE_BASE_URL to the address that it prints. Then any token is accepted.
`;

/** @param version of flarewire @returns texts by file name */
export function projectFiles(program: string, version: string): Readonly<Record<string, string>> {
  const manifest = {
    name: 'flarewire-program',
    private: true,
    type: 'module',
    engines: { node: '>=24' },
    scripts: { start: 'node program.ts', emulator: 'flarewire-emulator' },
    dependencies: { flarewire: `^${version}` },
    devDependencies: { '@flarewire/emulator': `^${version}` },
  };
  return { 'package.json': `${JSON.stringify(manifest, null, 2)}\n`, 'program.ts': program, 'README.md': README };
}

/** The files as a ZIP archive. */
export const zipped = (files: Readonly<Record<string, string>>): Uint8Array<ArrayBuffer> =>
  zipSync(Object.fromEntries(Object.entries(files).map(([name, text]) => [name, strToU8(text)])), { level: 9 });
