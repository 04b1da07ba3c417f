/** Formats bytes in lines of sixteen, as hexadecimal numbers and as characters. */

export const WIDTH = 16;

export interface HexLine {
  readonly offset: string;
  readonly hex: string;
  readonly text: string;
}

export const lineCount = (bytes: Uint8Array): number => Math.ceil(bytes.length / WIDTH);

export function hexLine(bytes: Uint8Array, line: number): HexLine {
  const start = line * WIDTH;
  const part = [...bytes.subarray(start, start + WIDTH)];
  const pairs = part.map((byte) => byte.toString(16).padStart(2, '0'));
  const half = WIDTH / 2;
  return {
    offset: start.toString(16).padStart(8, '0'),
    hex: `${pairs.slice(0, half).join(' ')}  ${pairs.slice(half).join(' ')}`.trimEnd().padEnd(WIDTH * 3),
    text: part.map((byte) => (byte >= 0x20 && byte < 0x7f ? String.fromCharCode(byte) : '·')).join(''),
  };
}
