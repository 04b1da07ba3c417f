/** Decides by location or name if a field may be an id with a picker. The list is looked up later. */
import type { Field } from '../fields.ts';
import { idName } from './source.ts';

type Told = Pick<Field, 'kind' | 'isSensitive' | 'from' | 'given' | 'schema' | 'in' | 'name' | 'path'>;

const IDS = /(^|_)(id|ids|tag|uuid|bucket|bucket_name|fallback_pool|script_name|worker_name|idps)$/;

export const isPicked = (field: Told): boolean =>
  field.kind === 'text' && !field.isSensitive && (hasFrom(field) || field.in === 'path' || IDS.test(idName(field)));

const hasFrom = ({ from, given, schema }: Told): boolean =>
  (from ?? given['x-flarewire-from'] ?? schema['x-flarewire-from']) !== undefined;
