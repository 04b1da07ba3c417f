/** The fields of a key besides its value: metadata and expiry. */
import { TextField } from '../../ui/controls/field.tsx';
import { dayTime } from '../../ui/text/time-text.ts';
import styles from '../viewers/viewer.module.css';
import { expiryOf, expiryProblem, type KvDraft, metadataProblem } from './entry.ts';

interface KvFieldsProps {
  readonly draft: KvDraft;
  readonly onDraft: (draft: KvDraft) => void;
}

export const isDraftFine = ({ metadata, expires }: KvDraft): boolean =>
  metadataProblem(metadata) === undefined && expiryProblem(expires, Date.now()) === undefined;

export function KvFields({ draft, onDraft }: KvFieldsProps) {
  const problem = expiryProblem(draft.expires, Date.now());
  const expiry = expiryOf(draft.expires, Date.now());
  const hint =
    expiry === undefined || problem !== undefined
      ? 'Seconds from now, or a time. Leave empty for never.'
      : `Expires on ${dayTime(expiry * 1000)}.`;
  return (
    <div className={styles.fields}>
      <TextField
        label="Metadata"
        value={draft.metadata}
        onChange={(metadata) => onDraft({ ...draft, metadata })}
        lines={3}
        mono
        hint="JSON of up to 1024 bytes. Optional."
        error={metadataProblem(draft.metadata)}
      />
      <TextField
        label="Expires"
        value={draft.expires}
        onChange={(expires) => onDraft({ ...draft, expires })}
        mono
        placeholder="never"
        hint={hint}
        error={problem}
      />
    </div>
  );
}
