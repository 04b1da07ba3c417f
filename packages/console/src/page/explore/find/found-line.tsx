/** A search result other than an operation: its name, a detail line, and its kind. */

import { ExternalLink } from 'lucide-react';
import patterns from '../../ui/patterns.module.css';
import { Badge } from '../../ui/shown/badge.tsx';
import { shownText } from '../../ui/text/shown-name.ts';
import { kindIcon } from './kind-icon.ts';
import styles from './search-dialog.module.css';
import type { FoundItem } from './use-found.ts';

export function FoundLine({ item: { title, note, kind, to } }: { readonly item: FoundItem }) {
  const Icon = kindIcon(kind);
  return (
    <>
      <span className={styles.icon} aria-hidden>
        <Icon size={16} />
      </span>
      <div className={styles.words}>
        <span className={styles.name}>
          {shownText(title)}
          {to.path.startsWith('https://') && <ExternalLink size={13} aria-label=", in a new tab" />}
        </span>
        <span className={patterns.noteEllipsis}>{shownText(note)}</span>
      </div>
      <span className={styles.kind}>
        <Badge>{kind}</Badge>
      </span>
    </>
  );
}
