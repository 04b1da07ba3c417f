import { describe, expect, it } from 'vitest';
import { fakeIo } from './fake-io.ts';
import { barLine, startProgress } from './progress.ts';
import { createReport } from './report.ts';
import { count, duration, wrap } from './text.ts';

describe('text', () => {
  it('durations and counts are formatted for reading', () => {
    expect([duration(0.4), duration(999.4), duration(1234)]).toEqual(['0 ms', '999 ms', '1.2 s']);
    expect([count(1, 'record'), count(25_000, 'pair'), count(2, 'entry', 'entries')]).toEqual([
      '1 record',
      '25,000 pairs',
      '2 entries',
    ]);
  });

  it('text wraps at blanks and long words are cut', () => {
    expect(wrap('one two three', 7)).toEqual(['one two', 'three']);
    expect(wrap('a abcdefghij k', 4)).toEqual(['a ab', 'cdef', 'ghij', 'k']);
    expect(wrap('one\ntwo', 20)).toEqual(['one', 'two']);
    expect(wrap('', 5)).toEqual(['']);
  });
});

describe('the report', () => {
  const print = (columns: number, color = false, quiet = false) => {
    const io = fakeIo({ columns, color });
    const report = createReport(io, quiet);
    report.heading('flarewire', ['http://127.0.0.1:8787/client/v4']);
    report.held(
      'Import the zone file',
      12,
      '300 records of 21 types from examples/harbour.example.zone, in 1 call. 3 lines left out.',
    );
    report.failed(
      'Export the zone and compare record by record, each and every one of them',
      1500,
      'records: expected 2, found 1',
    );
    report.skipped('Page through all records', 'It needs the zone.');
    report.say(['All held.']);
    return io;
  };

  it('the report fits 80 columns and fewer', () => {
    for (const columns of [80, 40]) {
      const io = print(columns);
      for (const line of (io.stdout() + io.stderr()).split('\n')) expect(line.length).toBeLessThanOrEqual(columns);
    }
    expect(print(80).stdout()).toContain(`  ✓ Import the zone file${' '.repeat(80 - 4 - 20 - 5)}12 ms\n`);
  });

  it('the report has no escape sequences without colour', () => {
    const io = print(80);
    expect(io.stdout() + io.stderr()).not.toContain('\u001b');
    expect(print(80, true).stdout()).toContain('\u001b[32m✓\u001b[0m');
  });

  it('failures go to standard error, and nothing else is printed when quiet', () => {
    const io = print(80, false, true);
    expect(io.stdout()).toBe('');
    expect(io.stderr()).toMatch(/✗ Export the zone.*1\.5 s.*expected 2, found 1.*- Page through all records +skipped/s);
  });
});

describe('the progress bar', () => {
  it('the progress bar is not drawn in the first second, and is erased at the end', () => {
    const io = fakeIo({ interactive: true });
    const progress = startProgress(io, 'Write pairs');
    io.advance(900);
    progress.update(1, 4);
    expect(io.stdout()).toBe('');
    io.advance(200);
    expect(io.stdout()).toContain('Write pairs [########......................] 1/4 1.1 s');
    progress.end();
    expect(io.stdout().endsWith('\r\u001b[K')).toBe(true);
    const length = io.stdout().length;
    io.advance(5000);
    expect(io.stdout()).toHaveLength(length);
  });

  it('the progress bar is never drawn if the output is not a terminal', () => {
    const io = fakeIo({ interactive: false });
    const progress = startProgress(io, 'Write pairs');
    io.advance(5000);
    progress.update(1, 4);
    progress.end();
    expect(io.stdout()).toBe('');
  });

  it('the progress bar fits any width', () => {
    for (const columns of [10, 30, 79, 200]) {
      expect(
        barLine('List the keys and read values back byte for byte', 12_345, 25_000, 1234, columns).length,
      ).toBeLessThanOrEqual(columns);
    }
    expect(barLine('Import', 0, 0, 2000, 60)).toBe(`  Import [${'.'.repeat(30)}] 2.0 s`);
  });
});
