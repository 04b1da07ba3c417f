/** Editor settings and formatter agree. */
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const root = fileURLToPath(new URL('../../', import.meta.url));
const read = (file: string): string => readFileSync(join(root, file), 'utf8');
const editorconfig = read('.editorconfig');
const value = (name: string): string | undefined => new RegExp(`^${name} = (.+)$`, 'm').exec(editorconfig)?.[1];

test('.editorconfig agrees with biome.json and .gitattributes', () => {
  const { formatter } = JSON.parse(read('biome.json'));
  expect(value('indent_style')).toBe(formatter.indentStyle);
  expect(value('indent_size')).toBe(String(formatter.indentWidth));
  expect(value('max_line_length')).toBe(String(formatter.lineWidth));
  expect(read('.gitattributes')).toContain(`eol=${value('end_of_line')}`);
});

test('every text file ends with a line feed and has no CRLF', () => {
  const files = execFileSync('git', ['ls-files', '-z', '--eol'], { cwd: root, encoding: 'utf8' }).split('\0');
  const texts = files.filter((line) => line.startsWith('i/') && !line.startsWith('i/-text'));
  expect(texts.filter((line) => !/^i\/(lf|none) /.test(line))).toEqual([]);
  const names = texts.map((line) => line.split('\t')[1] ?? '').filter((name) => !name.endsWith('.zone'));
  expect(names.filter((name) => !/(^|\n)$/.test(read(name)))).toEqual([]);
});
