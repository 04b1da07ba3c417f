/** State of an operation's page: its parameters, also in the URL, their validity, and the sent call. */
import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { type RefObject, useCallback, useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { noteScope } from '../data/last-scope.ts';
import { sessionOptions } from '../data/queries.ts';
import { focusField } from '../form/focus-field.ts';
import type { Params, Subject } from '../form/schema.ts';
import { type FormProblem, problemsOf } from '../form/values/problems.ts';
import { usePageKey } from '../ui/use-key.ts';
import { noteSent } from './calls/plain-call.ts';
import { draftOf, keepDraft } from './request/drafts.ts';
import { takeRead } from './request/read-state.ts';
import { type Sending, sends } from './request/sends.ts';
import { useURLParams } from './request/url-params.ts';

export interface OperationState {
  readonly params: Params;
  readonly setParams: (params: Params) => void;
  /** JSON pointers of values left out of the URL: secrets, files, long values. */
  readonly dropped: readonly string[];
  readonly showProblems: boolean;
  /** Problems, shown after the first attempt to send. */
  readonly problems: readonly FormProblem[];
  /** False while some text of the form is not valid JSON. */
  readonly isReadable: boolean;
  readonly setReadable: (isReadable: boolean) => void;
  readonly send: () => void;
  /** Sends despite problems. */
  readonly sendAnyway: () => void;
  readonly shown: Sending | undefined;
  readonly goBack: (sending: Sending) => void;
  readonly goToField: (pointer: string) => void;
  readonly root: RefObject<HTMLDivElement | null>;
  readonly answer: RefObject<HTMLElement | null>;
}

export function useOperation(subject: Subject): OperationState {
  const { operation } = subject;
  const navigate = useNavigate();
  const mode = useQuery(sessionOptions).data?.mode ?? 'local';
  const root = useRef<HTMLDivElement>(null);
  const answer = useRef<HTMLElement>(null);
  const { params, setParams, dropped } = useURLParams(subject, draftOf(operation.name));
  useEffect(() => keepDraft(operation.name, params), [operation.name, params]);
  const [showProblems, setShowProblems] = useState(false);
  const [isReadable, setReadable] = useState(true);
  const state = useSyncExternalStore(sends.subscribe, sends.state);
  const shown = state.sends.find(({ id }) => id === state.shown.get(operation.name));
  const problems = showProblems ? problemsOf(subject, params) : [];
  const goToField = useCallback(
    (pointer: string): void => {
      // Fields exist only in the form, not in the JSON view.
      navigate({ to: '.', search: ({ view: _, ...rest }) => rest, replace: true }).then(() => {
        requestAnimationFrame(() => focusField(root.current, pointer));
      });
    },
    [navigate],
  );
  const sendAnyway = (): void => {
    if (!isReadable || isGoing(operation.name)) return;
    noteScope(mode, params);
    void sendAndNote(subject, params);
  };
  const send = (): void => {
    const [first] = problemsOf(subject, params);
    setShowProblems(first !== undefined);
    if (first === undefined) sendAnyway();
    else requestAnimationFrame(() => focusField(root.current, first.pointer));
  };
  useSendKeys(send);
  useAnswerInView(answer, shown?.state);
  const goBack = (sending: Sending): void => {
    sends.show(sending);
    const { name } = sending.operation;
    if (name === operation.name) {
      setParams(sending.params);
      return;
    }
    keepDraft(name, sending.params);
    navigate({ to: '/explore/$operation', params: { operation: name } });
  };
  return {
    ...{ params, setParams, dropped, showProblems, problems, isReadable, setReadable, send, sendAnyway, shown },
    ...{ goBack, goToField, root, answer },
  };
}

async function sendAndNote(subject: Subject, params: Params): Promise<void> {
  await sends.send(subject.operation, params, takeRead(subject.operation.name, params));
  const sent = sends.state().sends.find((one) => one.operation === subject.operation && one.params === params);
  if (sent !== undefined) noteSent(subject, sent);
}

/** Reads the store, because two presses may precede the next render. */
function isGoing(operation: string): boolean {
  const { sends: all, shown } = sends.state();
  return all.find(({ id }) => id === shown.get(operation))?.state === 'in progress';
}

/** Ctrl or Command with Enter sends from anywhere on the page; fields and buttons would handle Enter themselves. */
function useSendKeys(send: () => void): void {
  usePageKey((event) => {
    const isSend = event.key === 'Enter' && (event.ctrlKey || event.metaKey);
    const isElsewhere = event.target instanceof Element && event.target.closest('[role=dialog]') !== null;
    if (!isSend || isElsewhere) return;
    event.preventDefault();
    event.stopPropagation();
    send();
  }, true);
}

/** Fraction of the window's height below which a response is not clearly visible. */
const LOW = 0.5;

/** Scrolls to the response if it is below the form. */
function useAnswerInView(answer: RefObject<HTMLElement | null>, state: Sending['state'] | undefined): void {
  const before = useRef(state);
  useEffect(() => {
    if (state === before.current) return;
    before.current = state;
    const { top = 0 } = answer.current?.getBoundingClientRect() ?? {};
    if (top < 0 || top > innerHeight * LOW) answer.current?.scrollIntoView({ block: 'start' });
  }, [answer, state]);
}
