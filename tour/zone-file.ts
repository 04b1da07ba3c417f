/** Reads the zone file before anything is sent: an error in it must not leave half a zone behind. */
import { type ParsedZone, parseZone } from '@flarewire/zone-file';
import type { Io } from './io.ts';
import { distinct } from './records.ts';

export interface ZoneFile extends ParsedZone {
  /** Path as given by the user. */
  readonly label: string;
  readonly zone: string;
  readonly text: string;
  /** Number of duplicate records, not counted in `records`. */
  readonly twice: number;
}

export type ReadZoneFile = { readonly file: ZoneFile } | { readonly faults: string; readonly exitCode: 1 | 2 };

/** Maximum faults printed; the rest is counted. */
const SHOWN = 20;

export async function readZoneFile(io: Io, path: string, label: string, zone: string): Promise<ReadZoneFile> {
  const next = `npm start -- --zone-file ${label} --zone ${zone}`;
  let bytes: Uint8Array;
  try {
    bytes = await io.readFile(path);
  } catch (error) {
    return { faults: `${label}: ${readFault(error)}.\nTry: npm start -- --zone-file FILE --zone ${zone}`, exitCode: 2 };
  }
  const text = new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes);
  const broken = text.indexOf('\ufffd');
  if (broken !== -1) {
    const line = text.slice(0, broken).split('\n').length;
    return refused([`${label}:${line}: this line is not UTF-8 text`], next);
  }
  const parsed = parseZone(text, zone);
  if (parsed.problems.length > 0) {
    return refused(
      parsed.problems.map(({ line, reason }) => `${label}:${line}: ${reason}`),
      next,
    );
  }
  if (parsed.records.length === 0) return refused([`${label}: holds no records to import`], next);
  const records = distinct(parsed.records);
  return { file: { ...parsed, records, twice: parsed.records.length - records.length, label, zone, text } };
}

function refused(faults: readonly string[], next: string): ReadZoneFile {
  const more = faults.length > SHOWN ? [`... and ${faults.length - SHOWN} more`] : [];
  const what = faults.length === 1 ? 'the line above' : 'the lines above';
  const end = `Nothing was started or changed. Mend ${what}, then try: ${next}`;
  return { faults: [...faults.slice(0, SHOWN), ...more, end].join('\n'), exitCode: 1 };
}

const FAULTS: { readonly [code: string]: string } = {
  ENOENT: 'there is no such file',
  EISDIR: 'this is a folder, not a file',
  EACCES: 'this file may not be read by you',
};

function readFault(error: unknown): string {
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  return FAULTS[code] ?? `this file cannot be read (${error instanceof Error ? error.message : String(error)})`;
}
