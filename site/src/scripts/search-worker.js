/** Searches the operations apart from the page, so that typing stays smooth. */
import { createSearch } from '@flarewire/search';
import { foundIn } from '../../search/found.ts';
import { createGuideSearch } from '../../search/guides.ts';
import { merged } from '../../search/merged.ts';
import { productWords } from '../../search/product-words.ts';

const read = async (file) => (await fetch(file)).json();

const loading = Promise.all([read('/search/operations.json'), read('/search/guides.json')]).then(([data, entries]) => {
  const guides = createGuideSearch(entries);
  return { search: createSearch(data), guides, isProduct: productWords(data, guides.knows) };
});

addEventListener('message', async ({ data: { id, typed } }) => {
  const { search, guides, isProduct } = await loading;
  postMessage({ id, found: merged(typed, { found: foundIn(search, typed), guides: guides.find(typed), isProduct }) });
});
