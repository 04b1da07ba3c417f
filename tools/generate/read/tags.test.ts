/** Doc comments → text and facts. */
import { expect, test } from 'vitest';
import { OPERATION_TAGS, PRODUCT_TAGS, type Rules, readDoc, splitSummary, TYPE_TAGS } from './tags.ts';

test.each<[string, string, Record<string, string>]>([
  ['* Text. ', 'Text.', {}],
  ['* @min 1 ', '', { min: '1' }],
  ['* Text. @min 1 @max 2 ', 'Text.', { min: '1', max: '2' }],
  ['*\n * First line\n * and second.\n *  @a 1\n *  @b\n ', 'First line and second.', { a: '1', b: '' }],
  ['* Mail a@b.example or c@d. @format email ', 'Mail a@b.example or c@d.', { format: 'email' }],
  ['* @default "x @min 2" @readOnly', '', { default: '"x @min 2"', readOnly: '' }],
  ['* @example "a \\" @b" @c d', '', { example: '"a \\" @b"', c: 'd' }],
  [
    '* @example {"a": ["@x", 1]} @unit seconds since 1970 ',
    '',
    { example: '{"a": ["@x", 1]}', unit: 'seconds since 1970' },
  ],
  ['* @pattern ^\\S+@\\S+$ @min 1', '', { pattern: '^\\S+@\\S+$', min: '1' }],
  ["* At 5 @ 6 o'clock.", "At 5 @ 6 o'clock.", {}],
  ['*\r\n * Text.\r\n * @min 1\r\n ', 'Text.', { min: '1' }],
])('reads %j', (comment, text, tags) => {
  const doc = readDoc(comment);
  expect(doc.text).toBe(text);
  expect(Object.fromEntries(doc.tags)).toEqual(tags);
  expect(doc.faults).toEqual([]);
});

test('paragraphs are separated by an empty line', () => {
  expect(readDoc('*\n * One.\n * Two.\n *\n * Three.\n *\n * @a 1\n ').text).toBe('One. Two.\n\nThree.');
});

test('JSON may span several lines', () => {
  const doc = readDoc('*\n * Do it.\n * @example {"a": [\n *   "@x", 1],\n *  "b": "@c d"}\n * @a 1\n ');
  expect(Object.fromEntries(doc.tags)).toEqual({ example: '{"a": [ "@x", 1], "b": "@c d"}', a: '1' });
  expect(doc.faults).toEqual([]);
});

test('argument descriptions are separate, and may span several lines', () => {
  const doc = readDoc('* Do it.\n * @param aID First of them,\n *   and its mate.\n * @param b Other. @a 1 ');
  expect(Object.fromEntries(doc.params)).toEqual({ aID: 'First of them, and its mate.', b: 'Other.' });
  expect([...doc.tags.keys()]).toEqual(['a']);
  expect(doc.faults).toEqual([]);
});

test('text after a tag, and a duplicate argument, are reported', () => {
  expect(readDoc('* @a 1\n * More.').faults).toEqual([
    "'More.' follows a tag: keep a tag on one line, and text before the tags",
  ]);
  expect(readDoc('* @param a One.\n * @param a Two.').faults).toEqual(['@param a is duplicated: keep one']);
});

test('the end of a comment can be escaped', () => {
  expect(readDoc('* Cron such as `*\\/5 * * * *`.').text).toBe('Cron such as `*/5 * * * *`.');
});

test.each([
  ['One.', 'One.', ''],
  ['One. Two. Three.', 'One.', 'Two. Three.'],
  ['One.\n\nTwo.', 'One.', 'Two.'],
  ['Names, e.g. a.example, i.e. hosts. Two.', 'Names, e.g. a.example, i.e. hosts.', 'Two.'],
  ['Version 1.2 of it. Two.', 'Version 1.2 of it.', 'Two.'],
  ['No stop', 'No stop', ''],
])('the summary of %j', (text, summary, description) => {
  expect(splitSummary(text)).toEqual({ summary, description });
});

test('an absent comment is empty', () => {
  expect(readDoc(undefined)).toEqual({ text: '', tags: new Map(), params: new Map(), faults: [] });
});

test('the order of facts is preserved', () => {
  expect([...readDoc('* @b 1 @a 2').tags.keys()]).toEqual(['b', 'a']);
});

const fits = (rules: Rules, tag: string, value: string): boolean | undefined => rules.get(tag)?.fits(value);

test.each<[Rules, string, string[], string[]]>([
  [
    OPERATION_TAGS,
    'body',
    [
      'none',
      'json required',
      'json application/scim+json',
      'multipart quirk=script',
      'multipart-if-file application/javascript quirk=script',
    ],
    ['', 'jsn', 'json quirk', 'json  required'],
  ],
  [
    OPERATION_TAGS,
    'response',
    ['void', 'text text/csv', 'binary image/*', 'json binary image/* audio/*', 'rows'],
    ['', 'json', 'text csv', 'json void'],
  ],
  [OPERATION_TAGS, 'status', ['200', '201'], ['', '404', '20']],
  [OPERATION_TAGS, 'items', ['reverse_records'], ['', 'a.b', 'a b']],
  [OPERATION_TAGS, 'permission', ['DNS Read', 'DNS Read; DNS Write'], ['', 'DNS Read;DNS Write', 'DNS Read;']],
  [OPERATION_TAGS, 'plans', ['free', 'free pro business enterprise'], ['', 'free, pro', 'all']],
  [OPERATION_TAGS, 'availability', ['ga', 'beta', 'alpha', 'deprecated'], ['', 'GA']],
  [OPERATION_TAGS, 'auth', ['none', 'api_email+api_key', 'api_token user_service_key'], ['', 'a, b']],
  [OPERATION_TAGS, 'docs', ['https://a.example/b'], ['', 'http://a.example', 'https://a b']],
  [OPERATION_TAGS, 'sunset', ['2030-01-01'], ['', '2030']],
  [OPERATION_TAGS, 'sameAs', ['kv.namespaces.get'], ['', 'kv', 'kv.']],
  [OPERATION_TAGS, 'confirm', [''], ['yes']],
  [OPERATION_TAGS, 'unwrapped', [''], ['yes']],
  [OPERATION_TAGS, 'deprecated', [''], ['since 2020']],
  [PRODUCT_TAGS, 'product', ['kv Workers KV', 'DDoSProtection DDoS Protection'], ['', 'kv', 'k-v KV']],
  [PRODUCT_TAGS, 'docs', ['https://a.example/'], ['']],
  [TYPE_TAGS, 'min', ['0', '-2', '0.5'], ['', 'x', '1,5']],
  [TYPE_TAGS, 'maxLength', ['0', '26214400'], ['', '-1', '1.5']],
  [TYPE_TAGS, 'format', ['date-time'], ['', 'date time']],
  [TYPE_TAGS, 'pattern', ['^a|b$'], ['', '(', '[a']],
  [TYPE_TAGS, 'header', ['If-Match'], ['', 'If Match']],
  [TYPE_TAGS, 'path', ['', 'account_id'], ['a b']],
  [TYPE_TAGS, 'default', ['"a"', '1', 'null', '{}', 'false'], ['', 'a', "'a'"]],
  [TYPE_TAGS, 'unit', ['seconds since 1970'], ['']],
  [TYPE_TAGS, 'readOnly', [''], ['true']],
])('%# the rule of a tag', (rules, tag, good, bad) => {
  for (const value of good) expect(fits(rules, tag, value), `@${tag} ${value}`).toBe(true);
  for (const value of bad) expect(fits(rules, tag, value), `@${tag} ${value}`).toBe(false);
});
