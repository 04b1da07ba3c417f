/** Shows an operation in a dialog: its form, Cloudflare's errors at their fields, and the submit button. */
import { useMutation } from '@tanstack/react-query';
import { type ReactNode, type RefObject, Suspense, useEffect, useMemo, useRef, useState } from 'react';
import type { Answer } from '../../data/answer.ts';
import { CallError } from '../../data/answer.ts';
import { useSubject } from '../../data/catalog.ts';
import { useIsAsked } from '../../data/consent.ts';
import { focusField } from '../../form/focus-field.ts';
import { FormDialog } from '../../form/form-dialog.tsx';
import { ParamsForm } from '../../form/params-form.tsx';
import type { Subject } from '../../form/schema.ts';
import { withoutPlace } from '../../form/values/item-params.ts';
import { type FormProblem, problemsOf } from '../../form/values/problems.ts';
import { Button } from '../../ui/controls/button.tsx';
import { Dialog } from '../../ui/controls/dialog.tsx';
import { isEqual } from '../../ui/json/equal.ts';
import { Banner } from '../../ui/shown/notice.tsx';
import { FormSkeleton } from '../../ui/shown/skeletons.tsx';
import { useKey } from '../../ui/use-key.ts';
import type { Mend } from '../list/long-lists.ts';
import styles from '../resources/resource.module.css';
import { change, type Params } from './any-call.ts';

export interface OperationDialogProps {
  readonly title: string;
  /** Operation name. */
  readonly operation: string;
  /** Label of the button. */
  readonly action: string;
  /** Path parameters, which are not asked for. */
  readonly place: Params;
  /** Initial parameters of the form. */
  readonly start: (subject: Subject) => Params;
  /** Derives the parameters to send. */
  readonly sent?: (subject: Subject, params: Params) => Params;
  /** For an edit: the fields it started from, to notice changes of others. */
  readonly read?: (subject: Subject) => Params;
  readonly lead?: ReactNode;
  /** Updates an item in lists from the response. */
  readonly mend?: ((answer: Answer) => Mend) | undefined;
  /** @param params as sent */
  readonly onDone: (answer: Answer, params: Params) => void;
  readonly onClose: () => void;
}

export function OperationDialog(props: OperationDialogProps) {
  return (
    <Suspense
      fallback={
        <Dialog title={props.title} isOpen onClose={props.onClose} isWide>
          <FormSkeleton />
        </Dialog>
      }
    >
      <Content {...props} />
    </Suspense>
  );
}

function Content(props: OperationDialogProps) {
  const { title, action, place, lead, onClose } = props;
  const whole = useSubject(props.operation);
  const names = Object.keys(place).join();
  // Only the names in the place matter.
  const subject = useMemo(() => withoutPlace(whole, place), [whole, names]);
  const form = useRef<HTMLDivElement>(null);
  const state = useForm(props, subject, form);
  const { params, send, submit, showProblems } = state;
  const isAsked = useIsAsked();
  const actions = (
    <>
      <Button onPress={onClose}>Cancel</Button>
      <Button look="main" isPending={send.isPending} onPress={submit}>
        {send.isPending && !isAsked ? 'Sending …' : action}
      </Button>
    </>
  );
  return (
    <FormDialog title={title} isWide isChanged={state.isChanged} onClose={onClose} actions={actions}>
      {lead}
      {send.error !== null && <Refusal error={send.error} />}
      {showProblems && <Problems problems={problemsOf(subject, params)} />}
      <div ref={form}>
        <ParamsForm
          subject={subject}
          params={params}
          showProblems={showProblems}
          place={place}
          onChange={state.setParams}
          onReadable={state.setReadable}
        />
      </div>
    </FormDialog>
  );
}

function useForm(props: OperationDialogProps, subject: Subject, form: RefObject<HTMLDivElement | null>) {
  const { operation, place, start, sent, mend, read, onDone } = props;
  const [first] = useState(() => start(subject));
  const [params, setParams] = useState(first);
  const [showProblems, setShowProblems] = useState(false);
  const [isReadable, setReadable] = useState(true);
  const isSent = useRef(false);
  const send = useMutation({
    mutationFn: () => change(operation, { ...(sent?.(subject, params) ?? params), ...place }, mend, read?.(subject)),
    onSuccess: (answer) => {
      isSent.current = true;
      onDone(answer, params);
    },
    onError: (error) => {
      const pointer = error instanceof CallError && error.details.errors.find((one) => one.pointer)?.pointer;
      if (pointer) focusField(form.current, pointer);
    },
  });
  const submit = (): void => {
    const [worst] = problemsOf(subject, params);
    setShowProblems(worst !== undefined);
    if (worst !== undefined) focusField(form.current, worst.pointer);
    else if (isReadable && !send.isPending) send.mutate();
  };
  useKey(form, (event) => {
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey || isLine(event))) submit();
  });
  useFirstFocus(form);
  const isChanged = (): boolean => !isSent.current && !isEqual(params, first);
  return { params, setParams, setReadable, send, submit, showProblems, isChanged };
}

/** Enter in a field of one line submits; in a list of suggestions it chooses. */
const isLine = ({ target, defaultPrevented }: KeyboardEvent): boolean =>
  !defaultPrevented &&
  target instanceof HTMLInputElement &&
  /^(text|number|url|email|password)$/.test(target.type) &&
  target.role !== 'combobox';

/** The dialog itself has the focus first: what is typed there would be lost. */
function useFirstFocus(form: RefObject<HTMLDivElement | null>): void {
  useEffect(() => {
    const frame = requestAnimationFrame(() => {
      if (document.activeElement?.getAttribute('role') !== 'dialog') return;
      const fields = form.current?.querySelectorAll<HTMLElement>(FIELDS) ?? [];
      [...fields].find((one) => one.checkVisibility())?.focus();
    });
    return () => cancelAnimationFrame(frame);
  }, [form]);
}

/** The switch for all fields belongs to the form, and is not one of its fields. */
const FIELDS = 'input:not([tabindex="-1"], [role="switch"]), textarea, button[aria-haspopup="listbox"], [role="radio"]';
const SHOWN = 4;

/** Problems that prevent sending; visible fields show their own as well. */
function Problems({ problems }: { readonly problems: readonly FormProblem[] }) {
  if (problems.length === 0) return null;
  return (
    <Banner tone="bad" isUrgent>
      <ul className={styles.refusal}>
        {problems.slice(0, SHOWN).map(({ full, pointer }) => (
          <li key={pointer + full}>{full}</li>
        ))}
      </ul>
      {problems.length > SHOWN && `And ${problems.length - SHOWN} more.`}
    </Banner>
  );
}

/** Cloudflare's error, with the field it refers to. */
export function Refusal({ error }: { readonly error: Error }) {
  const details = error instanceof CallError ? error.details : undefined;
  const lines = details?.errors ?? [];
  return (
    <Banner tone="bad" isUrgent>
      <strong>Nothing was changed.</strong>{' '}
      {lines.length === 0 ? (
        error.message
      ) : (
        <ul className={styles.refusal}>
          {lines.map(({ code, message, pointer }) => (
            <li key={`${code} ${message} ${pointer}`}>
              {pointer !== undefined && <code>{pointer}</code>} {message}
              {code !== undefined && ` (${code})`}
            </li>
          ))}
        </ul>
      )}
      {details?.hint}
    </Banner>
  );
}
