/** Remembers the choice to show generated forms instead of custom ones, for all forms. */
import { stored } from '../../ui/browser-storage.ts';

export const generated = stored('form.generated', (found) => found === true);
