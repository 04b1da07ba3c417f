/** Parses the command line of `npm start` into options or a usage error. */
import { domainToASCII } from 'node:url';
import { parseArgs } from 'node:util';

export interface TourOptions {
  /** Exit after the tour. */
  readonly once: boolean;
  readonly quiet: boolean;
  /** The zone file; undefined for the example in the repository. */
  readonly zoneFile: string | undefined;
  readonly zone: string;
  /** 0 means a free port. */
  readonly port: number;
  /** Port of the console; undefined for its usual one, or any if that is taken. */
  readonly consolePort: number | undefined;
  /** Folder for the state; undefined for a temporary one. */
  readonly data: string | undefined;
}

export type ParsedOptions = { readonly options: TourOptions } | { readonly help: true } | { readonly wrong: string };

const EXAMPLE_ZONE = 'harbour.example';

export const USAGE = `Usage: npm start [-- OPTIONS]

Starts the emulator and takes the client on a tour through it.

  --once            end after the tour; exit code 0 only if every step passed
  --zone-file FILE  import this BIND zone file instead of the example
  --zone NAME       name of the zone in FILE
  --port N          port of the emulator on 127.0.0.1 (default: a free one)
  --console-port N  port of the console (default: 4400, or a free one if that is in use; 0 picks any)
  --data DIR        store the state in this folder (default: a temporary one)
  --quiet           print errors only
  --help            print this help`;

const FLAGS = {
  once: { type: 'boolean' },
  quiet: { type: 'boolean' },
  help: { type: 'boolean', short: 'h' },
  'zone-file': { type: 'string' },
  zone: { type: 'string' },
  port: { type: 'string' },
  'console-port': { type: 'string' },
  data: { type: 'string' },
} as const;

export function parseOptions(argv: readonly string[]): ParsedOptions {
  const found = readFlags(argv);
  if (typeof found === 'string') return { wrong: found };
  if (found.help) return { help: true };
  const file = found['zone-file'];
  if (file === '')
    return { wrong: wrong('--zone-file', '"" is not a file name', '--zone-file my.zone --zone example.com') };
  if (file !== undefined && found.zone === undefined) {
    return {
      wrong: wrong('--zone-file', 'it requires the name of its zone', `--zone-file ${file} --zone example.com`),
    };
  }
  if (file === undefined && found.zone !== undefined) {
    return {
      wrong: wrong('--zone', 'it requires the file with its records', `--zone-file my.zone --zone ${found.zone}`),
    };
  }
  const zone = zoneName(found.zone ?? EXAMPLE_ZONE);
  if (zone === undefined) {
    return {
      wrong: wrong(
        '--zone',
        `"${found.zone}" is not a domain name such as example.com`,
        `--zone-file ${file} --zone example.com`,
      ),
    };
  }
  for (const [name, example] of PORTS) {
    if (!isPort(found[name] ?? '0'))
      return { wrong: wrong(`--${name}`, `"${found[name]}" is not a port from 0 to 65535`, `--${name} ${example}`) };
  }
  const asked = found['console-port'];
  if (found.data === '') return { wrong: wrong('--data', '"" is not a folder', '--data ./state') };
  return {
    options: {
      once: found.once ?? false,
      quiet: found.quiet ?? false,
      zoneFile: file,
      zone,
      port: Number(found.port ?? 0),
      consolePort: asked === undefined ? undefined : Number(asked),
      data: found.data,
    },
  };
}

/** Port flags, each with a suggested value. */
const PORTS = [
  ['port', 8787],
  ['console-port', 4400],
] as const;

const isPort = (text: string): boolean => /^\d{1,5}$/.test(text) && Number(text) <= 65_535;

type Flags = { [name in keyof typeof FLAGS]?: (typeof FLAGS)[name]['type'] extends 'boolean' ? boolean : string };

/** The parsed flags, or the error. */
function readFlags(argv: readonly string[]): Flags | string {
  try {
    const { values, positionals } = parseArgs({ args: [...argv], options: FLAGS, allowPositionals: true });
    if (positionals.length === 0) return values;
    return `"${positionals[0]}" is an unexpected argument; options start with --.\nTry: npm start -- --help`;
  } catch (error) {
    // Node's message names the flag; its hint about positionals only confuses.
    const [reason = ''] = (error instanceof Error ? error.message : String(error)).split(/(?<=['"])\. /);
    return `${reason.replace(/\.$/, '')}.\nTry: npm start -- --help`;
  }
}

function wrong(flag: string, why: string, next: string): string {
  return `${flag}: ${why}.\nTry: npm start -- ${next}`;
}

/** Lower case, Punycode, no final dot; undefined if it is not a valid zone name. */
function zoneName(text: string): string | undefined {
  const name = domainToASCII(text.replace(/\.$/, '')).toLowerCase();
  const labels = name.split('.');
  const fits = name.length <= 253 && labels.length > 1 && labels.every((label) => LABEL.test(label));
  return fits && !/^\d+$/.test(labels.at(-1) ?? '') ? name : undefined;
}

const LABEL = /^[a-z0-9_](?:[a-z0-9_-]{0,61}[a-z0-9])?$/;
