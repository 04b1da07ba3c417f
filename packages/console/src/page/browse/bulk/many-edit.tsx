/** Changes the same fields of many items: only fields that are filled in change. */
import type { Operation } from '@flarewire/contract';
import { useMemo, useState } from 'react';
import { useSubject } from '../../data/catalog.ts';
import { FormDialog } from '../../form/form-dialog.tsx';
import type { Subject } from '../../form/schema.ts';
import { changedParams, paramsFrom } from '../../form/values/item-params.ts';
import { problemsOf } from '../../form/values/problems.ts';
import { Button } from '../../ui/controls/button.tsx';
import { counted } from '../../ui/text/number-text.ts';
import { type Params, refresh } from '../items/any-call.ts';
import { keyText } from '../items/item-facts.ts';
import { LooseForm } from '../items/loose-form.tsx';
import { useItemFacts } from '../items/use-item-facts.ts';
import type { Row } from '../list/use-rows.ts';
import { nounsOf } from '../resources/labels.ts';
import styles from '../resources/resource.module.css';
import type { Resource } from '../resources/resources.ts';
import { type Context, knownIn } from '../resources/template.ts';
import { useResources } from '../resources/use-resources.ts';
import { JobsView } from './jobs-view.tsx';
import { ManyActions } from './many-actions.tsx';
import { editWork } from './many-work.ts';
import { useJobs } from './use-jobs.ts';

interface ManyEditProps {
  readonly resource: Resource;
  readonly context: Context;
  readonly operation: Operation;
  readonly rows: readonly Row[];
  readonly onClose: (hasRun: boolean) => void;
}

/** Identifying fields: setting them to one value for many items would be a mistake. */
const OWN = /^(id|name|title|type|content|data|queue_name)$/;

export function ManyEdit({ resource, context, operation, rows, onClose }: ManyEditProps) {
  const { titleOf } = useResources();
  const facts = useItemFacts(resource, context);
  const subject = useSubject(operation.name);
  const loose = useMemo(() => looseSubject(subject), [subject]);
  const [changes, setChanges] = useState<Params>({});
  const [showProblems, setShowProblems] = useState(false);
  const jobs = useJobs<Row>(() => void refresh(operation.name, knownIn(operation.path, context)));
  const start = (): void => {
    const isReady = problemsOf(loose, changes).length === 0;
    setShowProblems(!isReady);
    if (!isReady) return;
    const { work, size } = editWork(resource, context, operation, ({ item }) => {
      const before = paramsFrom(subject, item);
      return changedParams(subject, before, { ...before, ...changes });
    });
    jobs.start(rows, work, size);
  };
  const close = (): void => onClose(jobs.jobs !== undefined);
  const title = titleOf(resource);
  const nouns = nounsOf(title);
  const what = counted(rows.length, ...(nouns ?? ['item', 'items']));
  const actions = (
    <ManyActions jobs={jobs} onClose={close}>
      <Button look="main" isDisabled={Object.keys(changes).length === 0} onPress={start}>
        Change {what}
      </Button>
    </ManyActions>
  );
  return (
    <FormDialog
      title={nouns === undefined ? `Edit ${what}: ${title}` : `Edit ${what}`}
      isWide
      isChanged={() => jobs.jobs === undefined && Object.keys(changes).length > 0}
      onClose={close}
      actions={actions}
    >
      {jobs.jobs === undefined ? (
        <>
          <p className={styles.no}>Fields you fill in are set on all selected items. Other fields stay unchanged.</p>
          <LooseForm subject={loose} params={changes} onChange={setChanges} showProblems={showProblems} />
        </>
      ) : (
        <JobsView
          words={['Changing', 'changed']}
          jobs={jobs.jobs}
          isRunning={jobs.isRunning}
          nameOf={({ item, key }) => keyText(item, facts, key)}
          keyOf={({ key }) => key}
        />
      )}
    </FormDialog>
  );
}

/** The operation with all body fields optional. */
function looseSubject({ operation, schemas, defs }: Subject): Subject {
  const params = schemas.params
    .filter((param) => param.in === 'body' && param.whole !== true && !OWN.test(param.name))
    .map((param) => ({ ...param, required: false }));
  return { operation: { ...operation, path: '' }, schemas: { params, result: schemas.result }, defs };
}
