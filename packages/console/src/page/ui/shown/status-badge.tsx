/** Shows a response's HTTP status, with consistent colours on all pages. */
import { Badge } from './badge.tsx';
import { statusTone } from './status-tone.ts';

/** Without a status, there was no response. */
export function StatusBadge({ status }: { readonly status: number | undefined }) {
  return (
    <Badge tone={status === undefined ? 'other' : statusTone(status)} mono={status !== undefined}>
      {status ?? 'No response'}
    </Badge>
  );
}
