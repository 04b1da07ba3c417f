/** Shows a step of a collection: its call, its check, its response, and the values passed on. */

import { Link } from '@tanstack/react-router';
import { ArrowDown, ArrowUp, Pencil, Play, Trash2 } from 'lucide-react';
import { useState } from 'react';
import type { Step } from '../../../wire/stored-calls.ts';
import { useCatalog } from '../../data/catalog.ts';
import { urlTextOf } from '../../form/values/url.ts';
import { Code } from '../../ui/code/code.tsx';
import { Button, IconButton } from '../../ui/controls/button.tsx';
import patterns from '../../ui/patterns.module.css';
import { Badge, type Tone } from '../../ui/shown/badge.tsx';
import { MethodBadge } from '../../ui/shown/method-badge.tsx';
import { Shown } from '../../ui/text/shown.tsx';
import { durationText } from '../../ui/text/time-text.ts';
import { AnswerValues } from './answer-values.tsx';
import { namedIds, omittedText } from './call-words.ts';
import styles from './calls.module.css';
import type { Names } from './known-names.ts';
import type { StepResult } from './run.ts';
import { StepDialog } from './step-dialog.tsx';
import { moved, replaced } from './steps.ts';
import type { Run } from './use-run.ts';

interface StepCardProps {
  readonly steps: readonly Step[];
  readonly step: Step;
  readonly place: number;
  readonly run: Run;
  readonly names: Names;
  readonly onSteps: (steps: readonly Step[]) => void;
}

/** Element id, used for scrolling to the step. */
export const stepId = (name: string): string => `step-${name}`;

export function StepCard(props: StepCardProps) {
  const { steps, step, place, run } = props;
  const [isShown, setShown] = useState(false);
  const method = useCatalog().byName.get(step.operation)?.method;
  const result = run.results.get(step.name);
  const missing = omittedText(step);
  return (
    <li id={stepId(step.name)} tabIndex={-1} className={styles.step} data-state={result?.state}>
      <div className={patterns.wrapTight}>
        <span className={styles.number}>{place + 1}</span>
        <h2>{step.name}</h2>
        {method !== undefined && <MethodBadge method={method} />}
        <Link to="/explore/$operation" params={{ operation: step.operation }} search={{ p: urlTextOf(step.params) }}>
          {step.operation}
        </Link>
        <span className={patterns.note}>
          expects {step.expect === undefined ? 'a success' : `status ${step.expect}`}
        </span>
        <span className={styles.space} />
        <Outcome result={result} />
        <StepTools {...props} />
      </div>
      {missing !== undefined && <p className={styles.missing}>{missing}: fill it in before you run the step.</p>}
      {result?.why !== undefined && (
        <p role={result.state === 'failed' ? 'alert' : undefined} className={styles.why}>
          <Shown text={result.why} />
        </p>
      )}
      <StepParams step={step} names={props.names} />
      {result?.body !== undefined && (
        <div>
          <Button small aria-expanded={isShown} onPress={() => setShown(!isShown)}>
            {isShown ? 'Hide response' : 'Show response'}
          </Button>
        </div>
      )}
      {isShown && result?.body !== undefined && (
        <AnswerValues steps={steps} place={place} name={step.name} body={result.body} onSteps={props.onSteps} />
      )}
    </li>
  );
}

/** The parameters, with the names of ids. */
function StepParams({ step, names }: Pick<StepCardProps, 'step' | 'names'>) {
  const known = namedIds(step, names);
  if (Object.keys(step.params).length === 0) return null;
  return (
    <>
      {known.length > 0 && (
        <p className={patterns.note}>
          <Shown text={known.join(' · ')} />
        </p>
      )}
      <Code
        text={JSON.stringify(step.params, null, 2)}
        label={`Copy the parameters of ${step.name}`}
        maxHeight="12rem"
        isWrapped
      />
    </>
  );
}

const TONES: Readonly<Record<StepResult['state'], Tone>> = {
  running: 'info',
  passed: 'good',
  failed: 'bad',
  skipped: 'plain',
};
const WORDS = { running: 'Running', passed: 'Passed', failed: 'Failed', skipped: 'Not run' };

function Outcome({ result }: { readonly result: StepResult | undefined }) {
  if (result === undefined) return null;
  const { state, status, duration } = result;
  return (
    <span className={patterns.inlineNote}>
      <Badge tone={TONES[state]}>{WORDS[state]}</Badge>
      {status !== undefined && <span>{status}</span>}
      {duration !== undefined && <span>{durationText(duration)}</span>}
    </span>
  );
}

function StepTools({ steps, step, place, run, onSteps }: StepCardProps) {
  const [isEditing, setEditing] = useState(false);
  const { isRunning } = run;
  const { name } = step;
  return (
    <span className={patterns.inlineTight}>
      <Button small isDisabled={isRunning} aria-label={`Run from ${name}`} onPress={() => run.start(place)}>
        <Play size={13} aria-hidden />
        From here
      </Button>
      <IconButton small label={`Edit ${name}`} isDisabled={isRunning} onPress={() => setEditing(true)}>
        <Pencil size={14} aria-hidden />
      </IconButton>
      <IconButton
        small
        label={`Move ${name} up`}
        isDisabled={isRunning || place === 0}
        onPress={() => onSteps(moved(steps, place, place - 1))}
      >
        <ArrowUp size={14} aria-hidden />
      </IconButton>
      <IconButton
        small
        label={`Move ${name} down`}
        isDisabled={isRunning || place === steps.length - 1}
        onPress={() => onSteps(moved(steps, place, place + 1))}
      >
        <ArrowDown size={14} aria-hidden />
      </IconButton>
      <IconButton
        small
        label={`Remove ${name}`}
        isDisabled={isRunning}
        onPress={() => onSteps(steps.toSpliced(place, 1))}
      >
        <Trash2 size={14} aria-hidden />
      </IconButton>
      {isEditing && (
        <StepDialog
          step={step}
          others={steps.filter((one) => one !== step).map((one) => one.name)}
          onClose={() => setEditing(false)}
          onStep={(next) => onSteps(replaced(steps, place, next))}
        />
      )}
    </span>
  );
}
