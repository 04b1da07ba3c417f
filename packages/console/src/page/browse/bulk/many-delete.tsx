/** Deletes the selected rows. */
import { refresh } from '../items/any-call.ts';
import { keyText, useItemFacts } from '../items/item-facts.ts';
import type { Row } from '../list/use-rows.ts';
import type { Resource } from '../resources/resources.ts';
import { type Context, knownIn } from '../resources/template.ts';
import { useResources } from '../resources/use-resources.ts';
import { DeleteDialog } from './delete-dialog.tsx';
import { deleteWork } from './many-work.ts';

interface ManyDeleteProps {
  readonly resource: Resource;
  readonly context: Context;
  readonly rows: readonly Row[];
  readonly onClose: (hasRun: boolean) => void;
}

export function ManyDelete({ resource, context, rows, onClose }: ManyDeleteProps) {
  const { titleOf } = useResources();
  const facts = useItemFacts(resource);
  const { name = '', path = '' } = resource.delete ?? {};
  return (
    <DeleteDialog
      nouns={['item', 'items']}
      items={rows}
      nameOf={({ item, key }) => keyText(item, facts, key)}
      keyOf={({ key }) => key}
      place={titleOf(resource)}
      confirmation={`delete ${rows.length}`}
      {...deleteWork(resource, context)}
      onGone={() => void refresh(name, knownIn(path, context))}
      onClose={onClose}
    >
      <p>{rows.length === 1 ? 'It is' : 'They are'} deleted permanently.</p>
    </DeleteDialog>
  );
}
