/** The map of the world, loaded when the first map is drawn. */
import { type World, worldOf } from './world.ts';

export async function loadWorld(): Promise<World> {
  const [atlas, codes] = await Promise.all([
    import('world-atlas/countries-110m.json', { with: { type: 'json' } }),
    import('i18n-iso-countries/codes.json', { with: { type: 'json' } }),
  ]);
  // The type that is read off the file knows its kinds of geometry as texts only.
  return worldOf(atlas.default as unknown as Parameters<typeof worldOf>[0], codes.default);
}
