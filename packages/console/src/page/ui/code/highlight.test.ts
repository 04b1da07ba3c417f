/** Syntax highlighting: no text is lost, and parts are distinguished. */
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { highlight } from './highlight.ts';

const SAMPLES = {
  json: '{ "name": "www", "ttl": 300, "proxied": true }\n',
  sql: "select name, count(*) from users where id = 7 -- all\n  and name = 'a';",
  typescript: "import Cloudflare from 'flarewire';\nconst zones = await client.zones.list({ per_page: 5 });\n",
  javascript: 'export default { async fetch(request) { return new Response(`hi`); } };',
  shell: 'curl -X POST \'http://127.0.0.1/x\' \\\n  -H "Authorization: Bearer $TOKEN" # comment\n',
  zone: '$TTL 600\nwww 300 IN CNAME shop ; the shop\n    IN TXT "v=spf1 -all"\n',
  text: 'nothing to tell\n',
} as const;

test.each(Object.entries(SAMPLES))('the highlighted parts of %s join to the original text', (language, text) => {
  const parts = highlight(text, language as keyof typeof SAMPLES); // a key of it
  expect(parts.map((part) => part.text).join('')).toBe(text);
  expect(new Set(parts.map(({ look }) => look)).size).toBeGreaterThan(language === 'text' ? 0 : 3);
});

test('similar parts have the same colour', () => {
  const lookOf = (text: string, language: keyof typeof SAMPLES): string | undefined =>
    highlight(SAMPLES[language], language).find((part) => part.text.trim() === text)?.look;
  expect(lookOf('"name"', 'json')).not.toBe(lookOf('"www"', 'json'));
  expect(lookOf('$TTL', 'zone')).toBe(lookOf('CNAME', 'zone'));
  expect(lookOf('; the shop', 'zone')).toBeTruthy();
  expect(lookOf('300', 'zone')).toBe(lookOf('600', 'zone'));
});

test('very long text is not highlighted', () => {
  const text = `[${'1,'.repeat(60_000)}1]`;
  expect(highlight(text, 'json')).toEqual([{ text, look: '' }]);
});

test('every colour is readable on all code backgrounds in both themes', () => {
  const css = readFileSync(new URL('../base.css', import.meta.url), 'utf8');
  const pairs = new Map(
    [...css.matchAll(/--([\w-]+): light-dark\((#\w{6}), (#\w{6})\)/g)].map(([, name, ...both]) => [name, both]),
  );
  const looks = [...pairs.keys()].filter((name) => name?.startsWith('code-'));
  expect(looks).toHaveLength(6);
  const poor = looks.flatMap((look) =>
    ['sunken', 'surface', 'raised'].flatMap((ground) =>
      [0, 1]
        .filter((theme) => contrast(pairs.get(look)?.[theme], pairs.get(ground)?.[theme]) < 4.5)
        .map(() => `${look} on ${ground}`),
    ),
  );
  expect(poor).toEqual([]);
});

/** https://www.w3.org/TR/WCAG22/#dfn-contrast-ratio */
function contrast(one = '#000000', other = '#000000'): number {
  const [light = 0, dark = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a);
  return (light + 0.05) / (dark + 0.05);
}

function luminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(colour.slice(at, at + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
