/** Shows the changes of rows before and after, and their statements, before they are sent as one transaction. */
import { useState } from 'react';
import { Code } from '../../ui/code/code.tsx';
import { Button } from '../../ui/controls/button.tsx';
import { Dialog } from '../../ui/controls/dialog.tsx';
import { tell } from '../../ui/controls/toast.tsx';
import patterns from '../../ui/patterns.module.css';
import { Badge } from '../../ui/shown/badge.tsx';
import { Banner } from '../../ui/shown/notice.tsx';
import { counted } from '../../ui/text/number-text.ts';
import { errorWords } from '../items/error-words.ts';
import styles from '../viewers/viewer.module.css';
import { type D1Place, runStatements, useD1Refresh } from './data.ts';
import { changesOf, countOf, type RowChange, type Staged, statementsOf } from './staged.ts';

interface ReviewDialogProps {
  readonly place: D1Place;
  readonly table: string;
  readonly staged: Staged;
  readonly onClose: () => void;
  readonly onSaved: () => void;
}

export function ReviewDialog({ place, table, staged, onClose, onSaved }: ReviewDialogProps) {
  const refresh = useD1Refresh(place);
  const [state, setState] = useState<{ readonly isSaving: boolean; readonly problem?: string }>({ isSaving: false });
  const statements = statementsOf(table, staged);
  const save = async (): Promise<void> => {
    setState({ isSaving: true });
    try {
      const results = await runStatements(place, statements);
      const missed = results.filter(({ meta }) => meta.changes === 0).length;
      if (missed === 0) tell('good', `${counted(countOf(staged), 'change')} of ${table} saved.`);
      else
        tell(
          'bad',
          `${counted(missed, 'row')} of ${table} changed meanwhile and ${missed === 1 ? 'was' : 'were'} not written.`,
        );
      onSaved();
      await refresh();
    } catch (error) {
      setState({ isSaving: false, problem: errorWords(error) });
    }
  };
  return (
    <Dialog
      title={`Save ${counted(countOf(staged), 'change')} of ${table}`}
      isOpen
      isWide
      onClose={onClose}
      actions={
        <>
          <Button onPress={onClose}>Back</Button>
          <Button
            look={staged.deleted.size > 0 ? 'danger' : 'main'}
            isPending={state.isSaving}
            onPress={() => void save()}
          >
            {staged.deleted.size > 0 ? `Save and delete ${counted(staged.deleted.size, 'row')}` : 'Save'}
          </Button>
        </>
      }
    >
      <div className={patterns.column}>
        {state.problem !== undefined && (
          <Banner tone="bad" isUrgent>
            Nothing was saved. {state.problem}
          </Banner>
        )}
        <ul className={styles.changes} aria-label="Changes">
          {changesOf(staged).map((change) => (
            <ChangedRow key={`${change.kind} ${change.title} ${JSON.stringify(change.fields)}`} {...change} />
          ))}
        </ul>
        <Code
          text={statements.map(({ sql, params }) => `${sql};${paramsNote(params)}`).join('\n')}
          language="sql"
          label="Copy the statements"
          isWrapped
        />
      </div>
    </Dialog>
  );
}

const paramsNote = (params: readonly unknown[]): string => (params.length === 0 ? '' : ` -- ${JSON.stringify(params)}`);

const TONES = { new: 'good', edited: 'info', deleted: 'bad' } as const;

/** Marks a row that is new, edited or deleted. */
export const ChangeBadge = ({ kind }: Pick<RowChange, 'kind'>) => <Badge tone={TONES[kind]}>{kind}</Badge>;

function ChangedRow({ kind, title, fields }: RowChange) {
  return (
    <li>
      <span className={patterns.wrap}>
        <ChangeBadge kind={kind} />
        <strong>{title}</strong>
      </span>
      <dl>
        {fields.map(({ name, before, after }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>
              {before !== undefined && <del>{before}</del>}
              {before !== undefined && after !== undefined && ' → '}
              {after !== undefined && <ins>{after}</ins>}
            </dd>
          </div>
        ))}
      </dl>
    </li>
  );
}
