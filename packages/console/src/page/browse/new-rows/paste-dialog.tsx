/** Reviews pasted rows before any is created: each is validated and can be edited or left out; refused rows stay. */
import { useMemo, useState } from 'react';
import { useSubject } from '../../data/catalog.ts';
import { Unsaved } from '../../form/unsaved.tsx';
import { withoutPlace } from '../../form/values/item-params.ts';
import { Button } from '../../ui/controls/button.tsx';
import { Confirm, Dialog } from '../../ui/controls/dialog.tsx';
import { TextField } from '../../ui/controls/field.tsx';
import patterns from '../../ui/patterns.module.css';
import { counted } from '../../ui/text/number-text.ts';
import type { Job } from '../bulk/jobs.ts';
import { JobsView } from '../bulk/jobs-view.tsx';
import { ManyActions } from '../bulk/many-actions.tsx';
import { useJobs } from '../bulk/use-jobs.ts';
import { refresh } from '../items/any-call.ts';
import { errorWords } from '../items/error-words.ts';
import { keyText } from '../items/item-facts.ts';
import { useItemFacts } from '../items/use-item-facts.ts';
import { singular } from '../resources/labels.ts';
import type { Resource } from '../resources/resources.ts';
import { type Context, knownIn } from '../resources/template.ts';
import { useResources } from '../resources/use-resources.ts';
import { createWork } from './create-work.ts';
import { PasteReview, type StagedRow } from './paste-review.tsx';
import { type PasteTarget, planPaste, type TableColumn } from './plan-paste.ts';

interface PasteDialogProps {
  readonly resource: Resource;
  readonly context: Context;
  /** Visible columns in order. */
  readonly columns: readonly TableColumn[];
  /** The pasted text; empty to ask for it. */
  readonly text: string;
  readonly onClose: () => void;
}

export function PasteDialog(props: PasteDialogProps) {
  const { resource, context, onClose } = props;
  const { titleOf } = useResources();
  const facts = useItemFacts(resource, context);
  const [isLeaving, setLeaving] = useState(false);
  const state = useStaged(props);
  const { target, plan, rows, jobs } = state;
  const title = titleOf(resource);
  const isOpen = (): boolean => jobs.jobs === undefined && rows.length > 0;
  const leave = (): void => (isOpen() ? setLeaving(true) : onClose());
  return (
    <Dialog
      title={`Paste rows: ${title}`}
      isOpen
      onClose={leave}
      isWide
      actions={<Actions {...props} state={state} title={title} onLeave={leave} />}
    >
      {jobs.jobs !== undefined ? (
        <JobsView
          words={['Creating', 'created']}
          jobs={jobs.jobs}
          isRunning={jobs.isRunning}
          nameOf={({ params, key }) => keyText(params, facts, `Line ${key}`)}
          keyOf={({ key }) => key}
        />
      ) : rows.length === 0 ? (
        <PasteBox text={state.text} onText={state.setText} columns={props.columns} isEmpty={state.isUnread} />
      ) : (
        <PasteReview
          target={target}
          plan={plan}
          rows={rows}
          onRows={state.setRows}
          off={state.off}
          onOff={state.setOff}
        />
      )}
      <Unsaved isChanged={isOpen} />
      <Confirm
        title="Discard the pasted rows?"
        isOpen={isLeaving}
        onClose={() => setLeaving(false)}
        action="Discard"
        onConfirm={onClose}
      >
        None of the rows shown was created.
      </Confirm>
    </Dialog>
  );
}

interface ActionsProps extends PasteDialogProps {
  readonly state: ReturnType<typeof useStaged>;
  readonly title: string;
  readonly onLeave: () => void;
}

function Actions({ resource, context, state, title, onLeave }: ActionsProps) {
  const { rows, ready, failed, jobs, text } = state;
  const create = (): void => {
    const { work, size } = createWork<StagedRow>(resource, context);
    jobs.start(ready, work, size);
  };
  return (
    <>
      {failed.length > 0 && !jobs.isRunning && (
        <Button look="main" onPress={state.editFailed}>
          Edit the {counted(failed.length, 'refused row')}
        </Button>
      )}
      <ManyActions jobs={jobs} onClose={onLeave}>
        {rows.length === 0 ? (
          <Button look="main" isDisabled={text.trim() === ''} onPress={() => state.read(text)}>
            Review
          </Button>
        ) : (
          <Button look="main" isDisabled={ready.length === 0} onPress={create}>
            Create {counted(ready.length, singular(title), title)}
          </Button>
        )}
      </ManyActions>
    </>
  );
}

const NO_PLAN = { fields: [], ignored: [], rows: [] };

function useStaged({ resource, context, columns, text: first }: PasteDialogProps) {
  const { create, name } = resource;
  const whole = useSubject(create?.name ?? '');
  const target = useMemo<PasteTarget>(() => {
    const place = knownIn(create?.path ?? '', context);
    return { subject: withoutPlace(whole, place), resource: name, columns };
  }, [whole, create, context, name, columns]);
  const [text, setText] = useState(first);
  const [plan, setPlan] = useState(() => (first.trim() === '' ? NO_PLAN : planPaste(target, first)));
  const [rows, setRows] = useState<readonly StagedRow[]>(plan.rows);
  const [off, setOff] = useState<ReadonlySet<string>>(new Set());
  const [isUnread, setUnread] = useState(first.trim() !== '' && plan.rows.length === 0);
  const jobs = useJobs<StagedRow>(() => {
    if (create !== undefined) void refresh(create.name, knownIn(create.path, context));
  });
  const ready = rows.filter(({ key, faults }) => faults.length === 0 && !off.has(key));
  const failed = (jobs.jobs ?? []).filter(({ state }) => state === 'failed');
  return {
    ...{ target, text, setText, plan, rows, setRows, off, setOff, ready, jobs, failed, isUnread },
    read: (given: string) => {
      const next = planPaste(target, given);
      setPlan(next);
      setRows(next.rows);
      setUnread(next.rows.length === 0);
    },
    editFailed: () => {
      setRows((before) => notCreated(before, jobs.jobs ?? []));
      jobs.clear();
    },
  };
}

/** The rows that are left, with the reason why one was refused. */
function notCreated(rows: readonly StagedRow[], jobs: readonly Job<StagedRow>[]): readonly StagedRow[] {
  const byKey = new Map(jobs.map((job) => [job.item.key, job]));
  return rows.flatMap((row) => {
    const job = byKey.get(row.key);
    if (job?.state === 'done') return [];
    return [job?.error === undefined ? row : { ...row, refusal: errorWords(job.error) }];
  });
}

interface PasteBoxProps {
  readonly text: string;
  readonly onText: (text: string) => void;
  readonly columns: readonly TableColumn[];
  /** True if the text had no rows. */
  readonly isEmpty: boolean;
}

function PasteBox({ text, onText, columns, isEmpty }: PasteBoxProps) {
  return (
    <div className={patterns.column}>
      <p className={patterns.note}>
        Rows of a spreadsheet, CSV or JSON. With column names in the first line the order is free; without, it is{' '}
        {columns.map(({ label }) => label).join(', ')}. Nothing is sent before you have reviewed the rows.
      </p>
      <TextField
        label="Rows"
        value={text}
        onChange={onText}
        lines={8}
        mono
        autoFocus
        error={isEmpty ? 'There are no rows in this text.' : undefined}
      />
    </div>
  );
}
