/** What a hand-made form is given. */
import type { ComponentType } from 'react';
import type { Field } from '../fields.ts';
import type { BoxProps } from '../form-tools.ts';

export interface MadeProps extends Pick<BoxProps, 'params' | 'problems'> {
  /** All fields of the operation, as the generated form shows them. */
  readonly fields: readonly Field[];
}

export type MadeForm = ComponentType<MadeProps>;
