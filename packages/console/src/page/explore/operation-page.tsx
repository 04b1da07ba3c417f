/** The page of an operation: description, parameter form, code preview, and response. */

import { usePrefetchQuery, useQuery } from '@tanstack/react-query';
import { Link, useParams } from '@tanstack/react-router';
import { Maximize2, Minimize2 } from 'lucide-react';
import { useEffect } from 'react';
import { useCatalog, useSubject } from '../data/catalog.ts';
import { noteRecent } from '../data/recent.ts';
import { noteStep } from '../data/steps.ts';
import type { Subject } from '../form/schema.ts';
import { classNames } from '../ui/class-names.ts';
import { IconButton } from '../ui/controls/button.tsx';
import { Panes } from '../ui/controls/panes.tsx';
import patterns from '../ui/patterns.module.css';
import { Empty, Skeleton } from '../ui/shown/notice.tsx';
import { Page } from '../ui/shown/page.tsx';
import { useFill } from '../ui/use-fill.ts';
import { AnswerPanel } from './answer/panel.tsx';
import { SaveMenu } from './calls/save-menu.tsx';
import { CompareLink } from './compare/compare-link.tsx';
import { ErrandBanner } from './errand-banner.tsx';
import { HistoryMenu } from './history-menu.tsx';
import { OperationFacts } from './operation-facts.tsx';
import styles from './operation-page.module.css';
import { PinButton } from './pin-button.tsx';
import { PlanPanel } from './request/plan-panel.tsx';
import { RequestForm } from './request/request-form.tsx';
import { type OperationState, useOperation } from './use-operation.ts';
import { verifiedOptions } from './verified-fact.tsx';

export function OperationPage() {
  const { operation: name } = useParams({ from: '/explore/$operation' });
  const { byName } = useCatalog();
  usePrefetchQuery(verifiedOptions);
  if (!byName.has(name)) return <Unknown name={name} />;
  return <Known key={name} name={name} />;
}

function Unknown({ name }: { readonly name: string }) {
  return (
    <Page title="Unknown operation">
      <Empty title="Operation not found" action={<Link to="/explore">All products</Link>}>
        Unknown operation <code>{name}</code>. Press Ctrl K to search for part of its name.
      </Empty>
    </Page>
  );
}

function Known({ name }: { readonly name: string }) {
  const subject = useSubject(name);
  const { isPending } = useQuery(verifiedOptions);
  useEffect(() => noteRecent(name), [name]);
  // A fact that came later would move the form.
  return isPending ? <Skeleton height="60vh" /> : <OperationView subject={subject} />;
}

function Tools({ subject, state }: { readonly subject: Subject; readonly state: OperationState }) {
  return (
    <div className={patterns.wrapSmall}>
      <PinButton name={subject.operation.name} />
      <HistoryMenu onPick={state.goBack} />
      <CompareLink subject={subject} params={state.params} />
      <SaveMenu subject={subject} params={state.params} />
    </div>
  );
}

function OperationView({ subject }: { readonly subject: Subject }) {
  const state = useOperation(subject);
  const isAnswered = state.shown?.answer !== undefined;
  useEffect(() => {
    if (isAnswered) noteStep('sent');
  }, [isAnswered]);
  const { operation } = subject;
  return (
    <div ref={state.root}>
      <Page
        title={operation.summary.replaceAll('`', '')}
        name={operation.name}
        aside={<Tools subject={subject} state={state} />}
      >
        <OperationFacts operation={operation} description={subject.schemas.description} />
        <ErrandBanner operation={operation.name} sending={state.shown} />
        <Panes
          name="explore.answer"
          label="Width of the form"
          sized="first"
          size="45%"
          least={[22, 24]}
          stacks
          first={
            <section aria-label="Request" className={styles.request}>
              <RequestForm key={operation.name} subject={subject} state={state} />
            </section>
          }
          second={<Outcome subject={subject} state={state} isAnswered={isAnswered} />}
        />
      </Page>
    </div>
  );
}

interface OutcomeProps {
  readonly subject: Subject;
  readonly state: OperationState;
  readonly isAnswered: boolean;
}

/** The code and the response, which can fill the window. */
function Outcome({ subject, state, isAnswered }: OutcomeProps) {
  const { isFull, toggle } = useFill(state.answer);
  return (
    <div className={classNames(patterns.columnLarge, styles.outcome)}>
      <section aria-label="Code" className={classNames(patterns.columnSmall, styles.card)}>
        <PlanPanel subject={subject} params={state.params} isAnswered={isAnswered} />
      </section>
      <section
        ref={state.answer}
        aria-label="Response"
        className={classNames(classNames(patterns.columnSmall, styles.card), isFull && styles.full)}
      >
        {isAnswered && (
          <div className={styles.fill}>
            <IconButton small label={isFull ? 'Back to the page' : 'Fill the window'} onPress={toggle}>
              {isFull ? <Minimize2 size={15} aria-hidden /> : <Maximize2 size={15} aria-hidden />}
            </IconButton>
          </div>
        )}
        <AnswerPanel subject={subject} sending={state.shown} onPointer={state.goToField} />
      </section>
    </div>
  );
}
