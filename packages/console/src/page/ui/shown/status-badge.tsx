/** The HTTP status of an answer: the same colour for the same status on all pages. */
import { Badge } from './badge.tsx';
import { statusTone } from './status-tone.ts';

/** Without a status there was no answer. */
export function StatusBadge({ status }: { readonly status: number | undefined }) {
  return (
    <Badge tone={status === undefined ? 'other' : statusTone(status)} mono={status !== undefined}>
      {status ?? 'No answer'}
    </Badge>
  );
}
