/** Fills the form with the current values of what the operation replaces or edits. */
import { useMutation } from '@tanstack/react-query';
import { succeeded } from '../../data/answer.ts';
import { useCatalog, useSubject } from '../../data/catalog.ts';
import { readWhole } from '../../data/lists/whole.ts';
import type { Params, Subject } from '../../form/schema.ts';
import { placeIn, placeOf, readerOf, writableState } from '../../review/readers.ts';
import { Button } from '../../ui/controls/button.tsx';
import { tell } from '../../ui/controls/toast.tsx';
import { noteRead } from './read-state.ts';

interface CurrentValuesProps {
  readonly subject: Subject;
  readonly params: Params;
  readonly onFill: (params: Params) => void;
}

/** Nothing if no operation reads them, or for a deletion. */
export function CurrentValues(props: CurrentValuesProps) {
  const { operations } = useCatalog();
  const { operation } = props.subject;
  const reader = operation.method === 'DELETE' ? undefined : readerOf(operations, operation);
  return reader === undefined ? null : <Load {...props} reader={reader.name} />;
}

function Load({ subject, params, onFill, reader }: CurrentValuesProps & { readonly reader: string }) {
  const read = useSubject(reader);
  const place = placeOf(subject.schemas, read.schemas, params);
  const missing = read.schemas.params.some(
    (param) => param.in === 'path' && param.required && (place[param.name] ?? '') === '',
  );
  const load = useMutation({
    mutationFn: async () => {
      const { answer, result } = await readWhole(read, place, {});
      succeeded(answer);
      if (result === undefined) throw new Error('the list is too long to be read');
      const state = writableState(subject, result);
      const own = placeIn(subject.schemas, params);
      noteRead(subject.operation.name, own, state);
      onFill({ ...own, ...state });
    },
    onError: (error) => tell('bad', `Could not read the current values: ${error.message}`),
  });
  return (
    <Button small look="quiet" isDisabled={missing} isPending={load.isPending} onPress={() => load.mutate()}>
      Current values
    </Button>
  );
}
