import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';

const folder = fileURLToPath(new URL('..', import.meta.url));
const sheets = globSync('**/*.css', { cwd: folder }).map((file) => ({
  file,
  text: readFileSync(`${folder}/${file}`, 'utf8'),
}));

/** `file: property: value` of all declarations of a property. */
const declared = (property: RegExp): { readonly where: string; readonly value: string }[] =>
  sheets.flatMap(({ file, text }) =>
    [...text.matchAll(/^\s+([a-z-]+): ([^;{]+);/gm)]
      .filter(([, name = '']) => property.test(name))
      .map(([, name = '', value = '']) => ({ where: `${file}: ${name}: ${value}`, value })),
  );

const SCALE = new Set([0, 0.125, 0.25, 0.375, 0.5, 0.75, 1, 1.25, 1.5, 2, 2.5, 3, 4, 5]);

describe('style sheets', () => {
  it('styles use four font sizes and three weights', () => {
    const sizes = declared(/^font-size$/).filter(
      ({ where, value }) =>
        !/^(var\(--(small|size|large|title)\)|inherit)$/.test(value) && !where.startsWith('ui/base.css'),
    );
    expect(sizes).toEqual([]);
    const weights = declared(/^font-weight$/).filter(
      ({ value }) => !/^(var\(--(regular|medium|bold)\)|inherit)$/.test(value),
    );
    expect(weights).toEqual([]);
  });

  it('styles use distances of one scale', () => {
    const distances = declared(/^(padding|margin|gap|row-gap|column-gap)/).flatMap(({ where, value }) =>
      [...value.matchAll(/(?<![\w.-])-?(\d*\.?\d+)rem/g)].some(([, size]) => !SCALE.has(Number(size))) ? [where] : [],
    );
    expect(distances).toEqual([]);
  });

  it('main buttons have one colour, and only the logo and proxied records are orange', () => {
    const users = (colour: string) => sheets.filter(({ text }) => text.includes(colour)).map(({ file }) => file);
    expect(users('var(--accent)')).toEqual(['ui/controls/button.module.css']);
    // Cloudflare's dashboard uses orange for proxied records.
    expect(users('var(--proxied)').sort()).toEqual(['app/layout.module.css', 'browse/resources/resource.module.css']);
  });

  it('declarations that several rules share are in patterns.module.css', () => {
    const rules = new Map<string, string[]>();
    for (const { file, text } of sheets) {
      // Rules in media queries differ by the query.
      for (const [, selector = '', body = ''] of text
        .replace(/\/\*.*?\*\//gs, '')
        .matchAll(/^([^\s{}@][^{}@]*)\{([^{}]*)\}/gm)) {
        const declarations = body
          .split(';')
          .map((one) => one.trim())
          .filter(Boolean)
          .sort();
        if (declarations.length < 3) continue;
        const key = declarations.join('; ');
        rules.set(key, [...(rules.get(key) ?? []), `${file} ${selector.trim()}`]);
      }
    }
    expect([...rules.values()].filter(({ length }) => length > 1)).toEqual([]);
  });
});
