/** Recognizes the kind of bytes: text, JSON, image, document, audio, or binary. */

export type Look = 'json' | 'text' | 'image' | 'pdf' | 'audio' | 'bytes';

export interface Sight {
  /** Available views, best first. */
  readonly looks: readonly Look[];
  /** Undefined for binary data. */
  readonly text: string | undefined;
  /** Media type of an image, audio or document, according to its bytes. */
  readonly type: string | undefined;
}

/** Magic numbers of formats that browsers show; 0 to 255, or undefined for any byte. */
const MARKS: readonly (readonly [type: string, at: number, mark: string])[] = [
  ['image/png', 0, '\x89PNG\r\n\x1a\n'],
  ['image/jpeg', 0, '\xff\xd8\xff'],
  ['image/gif', 0, 'GIF8'],
  ['image/webp', 8, 'WEBP'],
  ['image/avif', 4, 'ftypavif'],
  ['image/bmp', 0, 'BM'],
  ['image/x-icon', 0, '\x00\x00\x01\x00'],
  ['application/pdf', 0, '%PDF-'],
  ['audio/mpeg', 0, 'ID3'],
  ['audio/mpeg', 0, '\xff\xfb'],
  ['audio/mpeg', 0, '\xff\xf3'],
  ['audio/mpeg', 0, '\xff\xf2'],
  ['audio/wav', 8, 'WAVE'],
  ['audio/ogg', 0, 'OggS'],
  ['audio/flac', 0, 'fLaC'],
];

/** Bytes per step: functions take a limited number of arguments. */
const STEP = 8192;

/** A character for each byte. */
export function latin1(bytes: Uint8Array): string {
  const chunks: string[] = [];
  for (let at = 0; at < bytes.length; at += STEP) chunks.push(String.fromCharCode(...bytes.subarray(at, at + STEP)));
  return chunks.join('');
}

/** Detected from magic numbers, because names and headers are often wrong. */
export function typeByMark(bytes: Uint8Array): string | undefined {
  const head = String.fromCharCode(...bytes.subarray(0, 16));
  const known = MARKS.find(([, at, mark]) => head.startsWith(mark, at));
  return known?.[0] === 'image/bmp' && bytes.length < 26 ? undefined : known?.[0];
}

// Text never contains these characters; binary data soon does.
// biome-ignore lint/suspicious/noControlCharactersInRegex: the pattern searches for control characters
const NO_TEXT = /[\x00-\x08\x0e-\x1a\x1c-\x1f]/;

/**
 * Undefined if the bytes are not UTF-8 or contain control characters of binary data. A byte order mark is preserved.
 */
export function textIn(bytes: Uint8Array): string | undefined {
  try {
    const text = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes);
    return NO_TEXT.test(text) ? undefined : text;
  } catch {
    return undefined;
  }
}

export function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}

const SVG = /^\s*(<\?xml[^>]*>\s*)?(<!--(?:-?[^-])*-->\s*|<!DOCTYPE[^>]*>\s*)*<svg[\s>]/;
/** Larger values are not checked for JSON, which would block the page. */
const MAX_JSON = 4_000_000;

export function sightOf(bytes: Uint8Array): Sight {
  const type = typeByMark(bytes);
  if (type !== undefined) {
    const look = type === 'application/pdf' ? 'pdf' : type.startsWith('audio/') ? 'audio' : 'image';
    return { looks: [look, 'bytes'], text: undefined, type };
  }
  const text = textIn(bytes);
  if (text === undefined) return { looks: ['bytes'], text, type };
  if (SVG.test(text.slice(0, 2000))) return { looks: ['image', 'text', 'bytes'], text, type: 'image/svg+xml' };
  // A bare number or word is technically JSON, but not useful as such.
  const isStructured = /^\s*[[{]/.test(text.slice(0, 200)) && text.length < MAX_JSON && isJson(text);
  return { looks: isStructured ? ['json', 'text', 'bytes'] : ['text', 'bytes'], text, type };
}
