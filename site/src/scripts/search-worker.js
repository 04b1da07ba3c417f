/** Searches the operations apart from the page, so that typing stays smooth. */
import { createSearch } from '@flarewire/search';
import { foundIn } from '../../search/found.ts';
import { createGuideSearch, merged } from '../../search/guides.ts';

const loading = fetch('/search/operations.json')
  .then((response) => response.json())
  .then(createSearch);

const loadingGuides = fetch('/search/guides.json')
  .then((response) => response.json())
  .then(createGuideSearch);

addEventListener('message', async ({ data: { id, typed } }) => {
  const [search, guides] = await Promise.all([loading, loadingGuides]);
  postMessage({ id, found: merged(typed, foundIn(search, typed), guides(typed)) });
});
