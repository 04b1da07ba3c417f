/** Links a list to the same list of another profile, if there is one. */
import { useSuspenseQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { GitCompare } from 'lucide-react';
import { sessionOptions } from '../../data/queries.ts';
import type { Params, Subject } from '../../form/schema.ts';
import { toURLText } from '../../form/values/url.ts';
import { Button } from '../../ui/controls/button.tsx';
import { isComparable } from './lists.ts';

export function CompareLink({ subject, params }: { readonly subject: Subject; readonly params: Params }) {
  const { data: session } = useSuspenseQuery(sessionOptions);
  const navigate = useNavigate();
  const { operation } = subject;
  if (session.profiles.length < 2 || !isComparable(operation)) return null;
  const open = (): void => {
    const { text } = toURLText(subject, params);
    navigate({ to: '/compare', search: { operation: operation.name, ...(text !== '' && { p: text }) } });
  };
  return (
    <Button small onPress={open}>
      <GitCompare size={14} aria-hidden />
      Compare
    </Button>
  );
}
