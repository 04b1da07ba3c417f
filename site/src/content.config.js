/** The guides, as `build.ts` writes them from the repository's documents. */

import { defineCollection } from 'astro:content';
import { docsSchema } from '@astrojs/starlight/schema';
import { glob } from 'astro/loaders';

export const collections = {
  docs: defineCollection({ loader: glob({ base: '.made/docs', pattern: '**/*.md' }), schema: docsSchema() }),
};
