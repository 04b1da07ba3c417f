/** The page's own fonts: the first words wait for them, for a moment, so that they do not change their width later. */
import { first } from './first.ts';

/** Milliseconds. They come with the script from this machine: what takes longer does not come. */
const MOST = 300;

export async function fontsReady(fonts: Pick<FontFaceSet, 'load'>): Promise<void> {
  const loading = ['1rem "Geist Variable"', '1rem "Geist Mono Variable"'].map((font) => fonts.load(font));
  // Without them the system's fonts are shown, as the style sheet says.
  await first(loading, MOST);
}
