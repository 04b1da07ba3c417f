/** Exports the requests as an HTTP Archive, or clears them. */
import { useMutation } from '@tanstack/react-query';
import { Download, Trash2 } from 'lucide-react';
import { archiveOf } from '../data/journal/journal-entry.ts';
import { control } from '../data/queries.ts';
import { download } from '../ui/bytes/download.ts';
import { Button } from '../ui/controls/button.tsx';
import { Menu } from '../ui/controls/menu.tsx';
import { tell } from '../ui/controls/toast.tsx';
import { counted } from '../ui/text/number-text.ts';
import type { Rows } from './use-rows.ts';

export function Export({ rows: { shown, total } }: { readonly rows: Rows }) {
  const save = useMutation({
    mutationFn: archiveOf,
    onSuccess: (blob) => download(blob, 'flarewire.har', blob.type),
    onError: (error) => tell('bad', `Could not export the requests. ${error.message}`),
  });
  const count = shown.end - shown.start;
  return (
    <Menu
      label="Export as an HTTP Archive"
      actions={[
        {
          id: 'shown',
          label: `The ${counted(count, 'request')} shown, as HAR`,
          isDisabled: count === 0,
          run: () => save.mutate(shown.rows.map(({ id }) => id)),
        },
        {
          id: 'all',
          label: 'All requests, as HAR',
          isDisabled: total === 0,
          run: () => save.mutate(undefined),
        },
      ]}
    >
      <Button small isPending={save.isPending}>
        <Download size={14} aria-hidden />
        {save.isPending ? 'Exporting' : 'Export'}
      </Button>
    </Menu>
  );
}

export function Clear() {
  const clear = useMutation({
    mutationFn: () => control({ do: 'clear-journal' }),
    onError: (error) => tell('bad', `Could not clear the journal. ${error.message}`),
  });
  return (
    <Button small isPending={clear.isPending} onPress={() => clear.mutate()}>
      <Trash2 size={14} aria-hidden />
      Clear
    </Button>
  );
}
