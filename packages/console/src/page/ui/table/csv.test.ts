import { describe, expect, it } from 'vitest';
import { csvOf } from './csv.ts';

describe('CSV output', () => {
  it('CSV quotes fields where needed', () => {
    expect(
      csvOf({
        columns: ['a', 'b,c'],
        rows: [
          ['say "hi"', 1.5],
          ['two\nlines', undefined],
        ],
      }),
    ).toBe('a,"b,c"\r\n"say ""hi""",1.5\r\n"two\nlines",\r\n');
  });

  it('no CSV text can be a formula, and numbers are unchanged', () => {
    const rows = [['=1+1'], ['+1'], ['-2'], ['@x'], ['\tx'], [-2], ['a=b']];
    expect(
      csvOf({ columns: ['x'], rows })
        .split('\r\n')
        .slice(1, -1),
    ).toEqual(["'=1+1", "'+1", "'-2", "'@x", "'\tx", '-2', 'a=b']);
  });
});
