/** Waits briefly for the page's own fonts, so that text does not change width later. */
import { first } from './first.ts';

/** Milliseconds. Fonts come from this machine along with the script, so a slow one will not arrive. */
const MAX = 300;

export async function fontsReady(fonts: Pick<FontFaceSet, 'load'>): Promise<void> {
  const loading = ['1rem "Geist Variable"', '1rem "Geist Mono Variable"'].map((font) => fonts.load(font));
  // Without them, the style sheet falls back to system fonts.
  await first(loading, MAX);
}
