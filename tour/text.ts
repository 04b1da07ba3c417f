/** Formats durations, counts and lines of text. */

export function duration(ms: number): string {
  return ms < 1000 ? `${Math.round(ms)} ms` : `${(ms / 1000).toFixed(1)} s`;
}

export function count(value: number, thing: string, things = `${thing}s`): string {
  return `${number(value)} ${value === 1 ? thing : things}`;
}

export function number(value: number): string {
  return value.toLocaleString('en-US');
}

/** Break text into lines of at most `width` characters; a longer word is cut. */
export function wrap(text: string, width: number): string[] {
  const lines: string[] = [];
  for (const paragraph of text.split('\n')) {
    let line = '';
    for (let word of paragraph.split(' ')) {
      while (word.length > width) {
        const room = line === '' ? width : width - line.length - 1;
        if (room > 0) {
          lines.push(line === '' ? word.slice(0, room) : `${line} ${word.slice(0, room)}`);
          word = word.slice(room);
        } else lines.push(line);
        line = '';
      }
      if (line === '') line = word;
      else if (line.length + 1 + word.length <= width) line += ` ${word}`;
      else {
        lines.push(line);
        line = word;
      }
    }
    lines.push(line);
  }
  return lines;
}
