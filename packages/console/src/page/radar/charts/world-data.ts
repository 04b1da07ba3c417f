/** The world map, loaded with the first map. */
import { type World, worldOf } from './world.ts';

export async function loadWorld(): Promise<World> {
  const [atlas, codes] = await Promise.all([
    import('world-atlas/countries-110m.json', { with: { type: 'json' } }),
    import('i18n-iso-countries/codes.json', { with: { type: 'json' } }),
  ]);
  // The type inferred from the file has geometry kinds as plain strings.
  return worldOf(atlas.default as unknown as Parameters<typeof worldOf>[0], codes.default);
}
