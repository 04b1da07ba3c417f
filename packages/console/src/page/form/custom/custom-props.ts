/** Properties of a custom form. */
import type { ComponentType } from 'react';
import type { Field } from '../fields.ts';
import type { BoxProps } from '../form-tools.ts';

export interface CustomFormProps extends Pick<BoxProps, 'params' | 'problems'> {
  /** All fields of the operation, as in the generated form. */
  readonly fields: readonly Field[];
}

export type CustomForm = ComponentType<CustomFormProps>;
