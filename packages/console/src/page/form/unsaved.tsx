/** Asks before the user leaves input that was not sent: by a link, Back, or closing the window. */
import { useBlocker } from '@tanstack/react-router';
import { Confirm } from '../ui/controls/dialog.tsx';
import { isEqual } from '../ui/json/equal.ts';

interface UnsavedProps {
  /** Read when the user leaves, because a render may be pending. */
  readonly isChanged: () => boolean;
  /** State of the viewer in the URL that may change without losing the input, such as the tab. */
  readonly keeps?: readonly string[];
}

export function Unsaved({ isChanged, keeps = [] }: UnsavedProps) {
  const blocker = useBlocker({
    shouldBlockFn: ({ current, next }) =>
      isChanged() &&
      (current.pathname !== next.pathname || !isEqual(without(current.search, keeps), without(next.search, keeps))),
    enableBeforeUnload: isChanged,
    withResolver: true,
  });
  const { proceed, reset } = blocker;
  return (
    <Confirm
      title="Discard your input?"
      isOpen={blocker.status === 'blocked'}
      onClose={() => reset?.()}
      action="Discard"
      onConfirm={() => proceed?.()}
    >
      Nothing was sent.
    </Confirm>
  );
}

function without(search: object, names: readonly string[]): object {
  const view = Object.entries(Object('view' in search ? search.view : undefined)).filter(
    ([name]) => !names.includes(name),
  );
  return { ...search, view: Object.fromEntries(view) };
}
