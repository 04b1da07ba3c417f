/** Shows a collection: its steps, their responses, and actions to run, change and export it. */

import { useMutation } from '@tanstack/react-query';
import { ArrowLeft, MoreHorizontal, Play, Square } from 'lucide-react';
import { useState } from 'react';
import { fileText } from '../../../wire/call-file.ts';
import type { Collection, Step } from '../../../wire/stored-calls.ts';
import { changeStoredCalls } from '../../data/stored-calls.ts';
import { download } from '../../ui/bytes/download.ts';
import { Button, IconButton } from '../../ui/controls/button.tsx';
import { Switch } from '../../ui/controls/choice.tsx';
import { Menu } from '../../ui/controls/menu.tsx';
import { tell } from '../../ui/controls/toast.tsx';
import patterns from '../../ui/patterns.module.css';
import { Banner, Empty } from '../../ui/shown/notice.tsx';
import { Page } from '../../ui/shown/page.tsx';
import { counted } from '../../ui/text/number-text.ts';
import { shownText } from '../../ui/text/shown-name.ts';
import { fileName } from './file-name.ts';
import { useKnownNames } from './known-names.ts';
import { NameDialog } from './name-dialog.tsx';
import { StepCard, stepId } from './step-card.tsx';
import { CollectionTest } from './test-dialog.tsx';
import { type Run, useRun } from './use-run.ts';

interface CollectionViewProps {
  readonly collection: Collection;
  readonly onBack: () => void;
}

export function CollectionView({ collection, onBack }: CollectionViewProps) {
  const { name, steps } = collection;
  const run = useRun(collection);
  const names = useKnownNames();
  const save = useMutation({
    mutationFn: (next: readonly Step[]) => changeStoredCalls({ do: 'put', collection: { ...collection, steps: next } }),
    onError: (error) => tell('bad', `Could not save the change. ${error.message}`),
  });
  return (
    <Page title={shownText(name)} aside={<Tools collection={collection} run={run} onBack={onBack} />}>
      <div className={patterns.wrapWide}>
        <Button look="main" isDisabled={steps.length === 0 || run.isRunning} onPress={() => run.start()}>
          <Play size={15} aria-hidden />
          {run.isRunning ? 'Running' : 'Run all'}
        </Button>
        {run.isRunning && (
          <Button onPress={run.stop}>
            <Square size={14} aria-hidden />
            Stop
          </Button>
        )}
        <Switch isSelected={run.stopsOnFailure} onChange={run.setStopsOnFailure}>
          Stop on failure
        </Switch>
      </div>
      <Summary collection={collection} run={run} />
      {steps.length === 0 && (
        <Empty title="No steps yet">
          Choose Add to a collection on the page of an operation, or for a sent or saved call. Steps run in the order
          shown.
        </Empty>
      )}
      <ol className={patterns.column} aria-label="Steps">
        {steps.map((step, place) => (
          <StepCard
            key={step.name}
            steps={steps}
            step={step}
            place={place}
            run={run}
            names={names}
            onSteps={(next) => save.mutate(next)}
          />
        ))}
      </ol>
    </Page>
  );
}

/** Announced to screen readers when a run ends. */
function Summary({ collection: { steps }, run: { results, isRunning } }: { collection: Collection; run: Run }) {
  if (isRunning || results.size === 0) return null;
  const count = (state: string): number => steps.filter(({ name }) => results.get(name)?.state === state).length;
  const [passed, failed, skipped] = [count('passed'), count('failed'), count('skipped')];
  const tone = failed > 0 ? 'bad' : skipped > 0 ? 'warn' : 'good';
  const parts = [
    `${counted(passed, 'step')} passed`,
    ...(failed > 0 ? [`${failed} failed`] : []),
    ...(skipped > 0 ? [`${skipped} not run`] : []),
  ];
  const broken = steps.find(({ name }) => results.get(name)?.state === 'failed')?.name;
  // It may be outside the visible area.
  const go = broken !== undefined && (
    <Button small onPress={() => document.getElementById(stepId(broken))?.focus()}>
      Go to {shownText(broken)}
    </Button>
  );
  return (
    <Banner tone={tone} action={go}>
      {parts.join(', ')}.
    </Banner>
  );
}

interface ToolsProps extends CollectionViewProps {
  readonly run: Run;
}

function Tools({ collection, onBack }: ToolsProps) {
  const { id, name, steps } = collection;
  const [dialog, setDialog] = useState<'rename' | 'test'>();
  const close = (): void => setDialog(undefined);
  const save = (): void => download(fileText({ kind: 'collection', name, steps }), fileName(name), 'application/json');
  const remove = (): void => {
    changeStoredCalls({ do: 'delete', id }).then(onBack, (error) => tell('bad', error.message));
  };
  return (
    <div className={patterns.wrapWide}>
      <Button look="quiet" onPress={onBack}>
        <ArrowLeft size={15} aria-hidden />
        All collections
      </Button>
      <Menu
        label="More for this collection"
        actions={[
          { id: 'test', label: 'Copy as test', isDisabled: steps.length === 0, run: () => setDialog('test') },
          { id: 'file', label: 'Download as a file', run: save },
          { id: 'rename', label: 'Rename', run: () => setDialog('rename') },
          { id: 'delete', label: 'Delete', run: remove },
        ]}
      >
        <IconButton label="More for this collection">
          <MoreHorizontal size={16} aria-hidden />
        </IconButton>
      </Menu>
      {dialog === 'rename' && (
        <NameDialog
          title="Rename the collection"
          action="Rename"
          first={name}
          onClose={close}
          onName={(next) => changeStoredCalls({ do: 'rename', id, name: next })}
        />
      )}
      {dialog === 'test' && <CollectionTest collection={collection} onClose={close} />}
    </div>
  );
}
