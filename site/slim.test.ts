import { expect, test } from 'vitest';
import { slim, tokenStyles } from './slim.ts';

const slimmed = (html: string, address: string | undefined = '/reference/dns/records/') =>
  slim(html, address, new Map());

test('optional end tags of lists and tables are removed', () => {
  expect(slimmed('<ul><li>One</li><li>Two</li></ul><table><tr><td>1</td></tr></table>')).toBe(
    '<ul><li>One<li>Two</ul><table><tr><td>1</table>',
  );
});

test('attributes and scripts are not changed', () => {
  const html = `<button data-code="<li>One</li>"></button><script>const text = '</li>';</script>`;
  expect(slimmed(html)).toBe(html);
});

test('a link is written relative to its page if that is shorter', () => {
  const links = (html: string, address?: string) =>
    [...slimmed(html, address).matchAll(/href="([^"]*)"/g)].map(([, to]) => to);
  const html = [
    '/reference/dns/records/#get',
    '/reference/dns/',
    '/reference/zones/#list',
    '/lists/',
    'https://a.test/',
  ]
    .map((to) => `<a href="${to}">x</a>`)
    .join('');
  expect(links(html)).toEqual(['#get', '../', '../../zones/#list', '/lists/', 'https://a.test/']);
});

test('rewritten links have the same target', () => {
  const from = '/reference/zero-trust/access/applications/';
  for (const to of [
    from,
    '/',
    '/reference/zero-trust/',
    `${from}policies/`,
    `${from}#get`,
    '/reference/dns.md',
    '/a/#b',
  ]) {
    const [, written = ''] = /href="([^"]*)"/.exec(slimmed(`<a href="${to}">x</a>`, from)) ?? [];
    expect(new URL(written, `https://site.test${from}`).href).toBe(`https://site.test${to}`);
  }
});

test('links of a page served at any path are not changed', () => {
  const html = '<a href="/reference/">x</a>';
  expect(slim(html, undefined, new Map())).toBe(html);
});

test('token colours become classes, and the default colour is removed', () => {
  const classes = new Map<string, string>();
  const html =
    '<span style="--0:#BF3441;--1:#F97583">import</span><span style="--0:#24292E;--1:#E1E4E8"> Cloudflare </span>' +
    '<span style="--0:#BF3441;--1:#F97583">from</span><span style="--0:#1E7734;--0fw:bold;--1:#85E89D;--1fw:bold">x</span>';
  expect(slim(html, '/', classes)).toBe(
    '<span class="t0">import</span> Cloudflare <span class="t0">from</span><span class="t1">x</span>',
  );
  expect(tokenStyles(classes)).toBe(
    ".expressive-code .t0{color:#BF3441}:root:not([data-theme='light']) .expressive-code .t0{color:#F97583}" +
      ".expressive-code .t1{color:#1E7734;font-weight:bold}:root:not([data-theme='light']) .expressive-code .t1{color:#85E89D;font-weight:bold}",
  );
});
