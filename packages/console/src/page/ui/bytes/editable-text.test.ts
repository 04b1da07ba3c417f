import { describe, expect, it } from 'vitest';
import { editableJson, editableText, jsonProblem, layOut } from './editable-text.ts';

describe('text', () => {
  it('comes back with the line ends that it had', () => {
    for (const stored of ['one', 'a\nb\n', 'a\r\nb\r\n', 'a\rb']) {
      const editable = editableText(stored);
      expect(editable?.text).not.toContain('\r');
      expect(editable?.restore(editable.text)).toBe(stored);
    }
  });

  it('is not edited where its lines end in different ways', () => {
    expect(editableText('a\r\nb\nc')).toBeUndefined();
  });
});

describe('JSON', () => {
  const compact = '{"id":12345678901234567890,"n":1.0,"list":[1,[],{}],"text":"a \\" {b}: ,","id":2}';

  it('is laid out without a change of its numbers, strings or doubled names', () => {
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

  it('is stored compact where it was compact, and as it is written else', () => {
    expect(editableJson(compact)?.restore(layOut(compact, 2))).toBe(compact);
    const spaced = '{ "a": 1 }';
    expect(editableJson(spaced)?.text).toBe(spaced);
    expect(editableJson(spaced)?.restore('{ "a": 2 }')).toBe('{ "a": 2 }');
  });

  it('is left as it is typed while it is broken', () => {
    expect(editableJson('{"a":1}')?.restore('{ "a": "')).toBe('{ "a": "');
  });

  it('reports where it is broken', () => {
    expect(jsonProblem('{"a": 1}')).toBeUndefined();
    expect(jsonProblem('{"a": x}')?.at).toBeGreaterThan(0);
    expect(jsonProblem('{"a": ')?.message).toMatch(/end/i);
  });
});
