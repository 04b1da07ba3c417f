/** Keeps parameters in the page's URL: written while typing, read on opening and on history navigation. */
import { useNavigate, useSearch } from '@tanstack/react-router';
import { useEffect, useMemo, useRef, useState } from 'react';
import type { Params, Subject } from '../../form/schema.ts';
import { fromURLText, toURLText } from '../../form/values/url.ts';
import { storeDraft } from './drafts.ts';

const DELAY = 250;

/** @param first initial parameters if the URL has none */
export function useURLParams(subject: Subject, first: Params) {
  const p = useSearch({ from: '/explore/$operation', select: ({ p = '' }) => p });
  const navigate = useNavigate({ from: '/explore/$operation' });
  const [params, setParams] = useState(() => startOf(subject, p, first));
  const { text, dropped } = useMemo(() => toURLText(subject, params), [subject, params]);
  const written = useRef(p);
  useEffect(() => {
    const timer = setTimeout(() => storeDraft(subject, params, dropped.length === 0), DELAY);
    return () => clearTimeout(timer);
  }, [subject, params, dropped]);
  useEffect(() => {
    if (text === written.current) return;
    const timer = setTimeout(() => {
      written.current = text;
      const isNone = text === '';
      navigate({ search: ({ p: _, ...rest }) => (isNone ? rest : { ...rest, p: text }), replace: true });
    }, DELAY);
    return () => clearTimeout(timer);
  }, [text, navigate]);
  useEffect(() => {
    if (p === written.current) return;
    written.current = p;
    const read = fromURLText(p);
    if (read !== undefined) setParams(read);
  }, [p]);
  return { params, setParams, dropped };
}

/** The URL's parameters; after a reload, with the values that were too long for the URL. */
function startOf(subject: Subject, p: string, first: Params): Params {
  if (p === '' || toURLText(subject, first).text === p) return first;
  return fromURLText(p) ?? first;
}
