/** Searches the operations apart from the page, so that typing stays smooth. */
import { createSearch } from '@flarewire/search';
import { foundIn } from '../../search/found.ts';

const loading = fetch('/search/operations.json')
  .then((response) => response.json())
  .then(createSearch);

addEventListener('message', async ({ data: { id, typed } }) => {
  postMessage({ id, found: foundIn(await loading, typed) });
});
