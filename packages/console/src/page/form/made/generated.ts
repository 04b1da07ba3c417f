/** Whether generated forms stand in the place of hand-made ones: one choice for all. */
import { kept } from '../../ui/kept.ts';

export const generated = kept('form.generated', (found) => found === true);
