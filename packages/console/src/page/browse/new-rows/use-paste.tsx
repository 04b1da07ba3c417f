/** Opens the review of rows that are pasted into a table. */
import { type ReactNode, Suspense, useMemo, useState } from 'react';
import { useSubject } from '../../data/catalog.ts';
import { late } from '../../ui/late.tsx';
import { tellsOnce } from '../items/once-dialog.tsx';
import type { Resource } from '../resources/resources.ts';
import type { Context } from '../resources/template.ts';
import { newFields } from './new-fields.ts';
import type { TableColumn } from './plan-paste.ts';

/** Pasting is rare, so the review is loaded on demand. */
const PasteDialog = late(async () => (await import('./paste-dialog.tsx')).PasteDialog);

export interface Paste {
  /** Opens the review of a text, or asks for it if it is empty; undefined if items cannot be created from rows. */
  readonly paste: ((text: string) => void) | undefined;
  readonly dialog: ReactNode;
}

/** @param visible the visible columns in order */
export function usePaste(resource: Resource, context: Context, visible: readonly TableColumn[]): Paste {
  const [text, setText] = useState<string>();
  const { create, list, field } = resource;
  const subject = useSubject(create?.name ?? list?.name ?? '');
  const hasFields = useMemo(() => newFields(subject).length > 0, [subject]);
  const columns = useMemo(() => visible.map(({ id, label }) => ({ id, label })), [visible]);
  // A secret that is shown once would be lost, and an entry of a list replaces the list.
  const isOffered = create !== undefined && hasFields && field === undefined && !tellsOnce(create.name);
  return {
    paste: isOffered ? setText : undefined,
    dialog: text !== undefined && (
      <Suspense>
        <PasteDialog
          resource={resource}
          context={context}
          columns={columns}
          text={text}
          onClose={() => setText(undefined)}
        />
      </Suspense>
    ),
  };
}
