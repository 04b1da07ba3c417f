/** Remembers the choice to show generated forms instead of custom ones, for all forms. */
import { kept } from '../../ui/kept.ts';

export const generated = kept('form.generated', (found) => found === true);
