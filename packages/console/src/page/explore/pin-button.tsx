/** Pins an operation, so that Start and the search list it first. */
import { Pin, PinOff } from 'lucide-react';
import { togglePinned, usePinned } from '../data/pinned.ts';
import { IconButton } from '../ui/controls/button.tsx';

export function PinButton({ name }: { readonly name: string }) {
  const isPinned = usePinned().includes(name);
  return (
    <IconButton label={isPinned ? 'Unpin' : 'Pin to Start and search'} onPress={() => togglePinned(name)}>
      {isPinned ? <PinOff size={16} aria-hidden /> : <Pin size={16} aria-hidden />}
    </IconButton>
  );
}
