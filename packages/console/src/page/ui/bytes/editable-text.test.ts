import { describe, expect, it } from 'vitest';
import { editableJson, editableText, jsonProblem, layOut } from './editable-text.ts';

describe('editing text', () => {
  it('edited text keeps its line ends', () => {
    for (const stored of ['one', 'a\nb\n', 'a\r\nb\r\n', 'a\rb']) {
      const editable = editableText(stored);
      expect(editable?.text).not.toContain('\r');
      expect(editable?.restore(editable.text)).toBe(stored);
    }
  });

  it('text with mixed line ends is not editable', () => {
    expect(editableText('a\r\nb\nc')).toBeUndefined();
  });
});

describe('editing JSON', () => {
  const compact = '{"id":12345678901234567890,"n":1.0,"list":[1,[],{}],"text":"a \\" {b}: ,","id":2}';

  it('JSON is formatted without changing numbers, strings or duplicate names', () => {
    expect(layOut(compact, 2)).toBe(
      [
        '{',
        '  "id": 12345678901234567890,',
        '  "n": 1.0,',
        '  "list": [',
        '    1,',
        '    [],',
        '    {}',
        '  ],',
        '  "text": "a \\" {b}: ,",',
        '  "id": 2',
        '}',
      ].join('\n'),
    );
    expect(layOut(layOut(compact, 2), 0)).toBe(compact);
  });

  it('compact JSON is stored compact, and other JSON as written', () => {
    expect(editableJson(compact)?.restore(layOut(compact, 2))).toBe(compact);
    const spaced = '{ "a": 1 }';
    expect(editableJson(spaced)?.text).toBe(spaced);
    expect(editableJson(spaced)?.restore('{ "a": 2 }')).toBe('{ "a": 2 }');
  });

  it('invalid JSON stays as typed', () => {
    expect(editableJson('{"a":1}')?.restore('{ "a": "')).toBe('{ "a": "');
  });

  it('invalid JSON reports the position of the error', () => {
    expect(jsonProblem('{"a": 1}')).toBeUndefined();
    expect(jsonProblem('{"a": x}')?.at).toBeGreaterThan(0);
    expect(jsonProblem('{"a": ')?.message).toMatch(/end/i);
  });
});
