/** Opens the playground with the TypeScript of an example, and what the example needs. */
import { toFragment } from '../../playground/share.ts';

/** @param button of an example */
export async function edit(button) {
  const calls = button.closest('.calls');
  const code = calls.querySelector('pre[data-way="typescript"]').textContent;
  location.assign(`/playground/#${await toFragment(`${code}\n`, calls.dataset.operation)}`);
}
