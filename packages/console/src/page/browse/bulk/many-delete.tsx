/** Deletes the selected rows. */
import { refresh } from '../items/any-call.ts';
import { keyText } from '../items/item-facts.ts';
import { useItemFacts } from '../items/use-item-facts.ts';
import type { Row } from '../list/use-rows.ts';
import { nounsOf } from '../resources/labels.ts';
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
  const facts = useItemFacts(resource, context);
  const { name = '', path = '' } = resource.delete ?? {};
  const title = titleOf(resource);
  const nouns = nounsOf(title);
  const { canUndo, ...work } = deleteWork(resource, context);
  return (
    <DeleteDialog
      nouns={nouns ?? ['item', 'items']}
      items={rows}
      nameOf={({ item, key }) => keyText(item, facts, key)}
      keyOf={({ key }) => key}
      {...(nouns === undefined ? { place: title } : {})}
      confirmation={`delete ${rows.length}`}
      {...work}
      onGone={() => void refresh(name, knownIn(path, context))}
      onClose={onClose}
    >
      <p>
        {canUndo
          ? 'You can undo this under Changes.'
          : `${rows.length === 1 ? 'It is' : 'They are'} deleted permanently.`}
      </p>
    </DeleteDialog>
  );
}
