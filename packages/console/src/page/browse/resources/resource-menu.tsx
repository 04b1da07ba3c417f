/** Menu of all operations of a resource, opened in the explorer with known parameters filled in. */
import { Compass } from 'lucide-react';
import { Button } from '../../ui/controls/button.tsx';
import { Menu } from '../../ui/controls/menu.tsx';
import { type Resource, verbOf } from './resources.ts';
import type { Context } from './template.ts';
import { useExplorer } from './use-explorer.ts';

interface ResourceMenuProps {
  readonly resource: Resource;
  readonly context: Context;
}

export function ResourceMenu({ resource, context }: ResourceMenuProps) {
  const explore = useExplorer();
  const { list, get, create, update, edit, others } = resource;
  const operations = [list, create, get, update, edit, resource.delete, ...others].filter((one) => one !== undefined);
  const unique = operations.filter((one, place) => operations.indexOf(one) === place);
  return (
    <Menu
      label="Open in Explore"
      actions={unique.map((operation) => ({
        id: operation.name,
        label: `${verbOf(operation)}: ${operation.summary}`,
        run: () => explore(operation, context),
      }))}
    >
      <Button>
        <Compass size={15} aria-hidden />
        Operations
      </Button>
    </Menu>
  );
}
