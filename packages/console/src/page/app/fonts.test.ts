import { expect, test } from 'vitest';
import { fontsReady } from './fonts.ts';

test('the first text waits for both fonts and renders without a missing one', async () => {
  const asked: string[] = [];
  const load = async (font: string): Promise<FontFace[]> => {
    asked.push(font);
    if (font.includes('Mono')) throw new Error('not there');
    return [];
  };
  await fontsReady({ load });
  expect(asked).toEqual(['1rem "Geist Variable"', '1rem "Geist Mono Variable"']);
});
