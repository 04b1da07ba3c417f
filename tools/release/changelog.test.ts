import { expect, test } from 'vitest';
import { sectionOf, withRelease } from './changelog.ts';

const changelog = `# Changelog

## 0.2.0 (2026-01-02)

* Lists end.

## 0.1.0
The first version.

* Everything.
`;

test('a new version is inserted above the others, which stay unchanged', () => {
  const renewed = withRelease(changelog, '0.3.0', '2026-02-03', [
    'Retries end earlier.',
    'Two things:\n\n- one\n- two\n',
  ]);
  expect(renewed).toBe(
    changelog.replace(
      '## 0.2.0',
      '## 0.3.0 (2026-02-03)\n\n* Retries end earlier.\n* Two things:\n\n  - one\n  - two\n\n## 0.2.0',
    ),
  );
});

test('a version that has a section, and a text without sections, are rejected', () => {
  expect(() => withRelease(changelog, '0.1.0', '2026-02-03', ['Again.'])).toThrow(
    'CHANGELOG.md already has a section for 0.1.0.',
  );
  expect(() => withRelease('# Changelog\n', '0.1.0', '2026-02-03', ['One.'])).toThrow('"## VERSION"');
});

test('the section of one version is returned without its heading', () => {
  expect(sectionOf(changelog, '0.2.0')).toBe('* Lists end.');
  expect(sectionOf(changelog, '0.1.0')).toBe('The first version.\n\n* Everything.');
  expect(sectionOf(changelog, '0.1')).toBeUndefined();
});
