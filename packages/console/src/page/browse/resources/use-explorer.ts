/** Opens an operation in the explorer with known path parameters filled in. */
import type { Operation } from '@flarewire/contract';
import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { productOptions } from '../../data/catalog.ts';
import { toURLText } from '../../form/values/url.ts';
import type { Params } from '../items/any-call.ts';
import { type Context, knownIn } from './template.ts';

export function useExplorer(): (operation: Operation, context: Context, params?: Params) => void {
  const client = useQueryClient();
  const navigate = useNavigate();
  const open = async (operation: Operation, context: Context, params: Params = {}): Promise<void> => {
    const { operations, schemas: defs } = await client.ensureQueryData(productOptions(operation.product));
    const schemas = operations[operation.name];
    const known = { ...params, ...knownIn(operation.path, context) };
    const text = schemas === undefined ? '' : toURLText({ operation, schemas, defs }, known).text;
    await navigate({
      to: '/explore/$operation',
      params: { operation: operation.name },
      search: text === '' ? {} : { p: text },
    });
  };
  return (...args) => void open(...args);
}
