/** An id control: selected by name from a list, or typed. */
import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { useCatalog } from '../../data/catalog.ts';
import { lastScope } from '../../data/last-scope.ts';
import { sessionOptions } from '../../data/queries.ts';
import { Suggest } from '../../ui/controls/choice.tsx';
import type { Field } from '../fields.ts';
import { type BoxProps, errorAt, hintOf, placeholderOf, useBox, useForm } from '../form-tools.ts';
import { beginErrand } from '../pickers/errand.ts';
import { idName, itemParams, listParams, operationsBy, type PickerSource, pickerSource } from '../pickers/source.ts';
import { useOneOption, usePickOptions } from '../pickers/use-options.ts';
import type { Params, Subject } from '../schema.ts';
import { urlTextOf } from '../values/url.ts';
import { labelOf } from '../values/words.ts';
import { EmptyMenu, FieldAside } from './field-aside.tsx';
import { TextBox } from './text-box.tsx';
import { useText } from './use-text.ts';

export function PickBox(props: BoxProps) {
  const { subject } = useForm();
  const { operations } = useCatalog();
  const source = pickerSource(props.field, subject, operationsBy(operations));
  return source === undefined ? <TextBox {...props} /> : <Picker {...props} source={source} />;
}

function Picker({ source, ...props }: BoxProps & { readonly source: PickerSource }) {
  const { field, problems, isEntry = false, isLabelHidden = false } = props;
  const { subject, now } = useForm();
  const { value, write } = useBox(props);
  const { text, type, message } = useText(field, value, write);
  // The list request uses the parameters at the time the field was focused.
  const [known, setKnown] = useState<Params>();
  const { data: session } = useQuery(sessionOptions);
  // Locally, the name of an existing id is requested; on a real account, nothing is requested without user action.
  const isNamed = session?.mode === 'local' && text !== '';
  useEffect(() => {
    if (isNamed) setKnown((before) => before ?? now());
  }, [isNamed, now]);
  // A zone's form has no account field, but the list may need the account.
  const { account_id } = lastScope(session?.mode ?? 'local');
  const { ask, missing } = listParams(source.list, subject.operation.path, { account_id, ...known });
  const isAsked = known !== undefined && missing.length === 0;
  const { data, error } = usePickOptions(source, idName(field), ask, isAsked);
  // Requests the name of an id from the URL or the last call; once the field is focused, the list contains it.
  const isSeen = session?.mode === 'live' && known === undefined && field.in === 'path' && text !== '';
  const one = useOneOption(source, idName(field), isSeen ? itemAsk(source, subject, now(), text) : undefined, text);
  const makeNew = useMakeNew(source, field);
  return (
    <Suggest
      label={field.label}
      isLabelHidden={isLabelHidden}
      aside={
        <FieldAside field={field}>
          <EmptyMenu field={field} value={value} isEntry={isEntry} write={write} />
        </FieldAside>
      }
      options={data?.options ?? (one === undefined ? [] : [one])}
      value={text}
      onChange={type}
      onOpen={() => setKnown(now())}
      none={noneText(data !== undefined, error, missing)}
      note={data?.isCut === true ? `The first ${data.options.length}; you can enter others.` : undefined}
      action={makeNew && { label: 'Create new …', run: makeNew }}
      placeholder={placeholderOf(field) ?? ''}
      hint={hintOf(field)}
      error={message ?? errorAt(problems, field)}
      isRequired={field.isRequired}
    />
  );
}

const itemAsk = ({ get }: PickerSource, { operation }: Subject, params: Params, id: string): Params | undefined =>
  // Skip the operation itself, which the user sends.
  get === undefined || get.name === operation.name ? undefined : itemParams(get, operation.path, params, id);

/** Opens the form that creates a missing item; undefined if no operation creates one. */
function useMakeNew(source: PickerSource, field: Field): (() => void) | undefined {
  const { subject, now } = useForm();
  const navigate = useNavigate();
  const { create, list, path: idPath } = source;
  if (create === undefined) return undefined;
  return () => {
    const params = now();
    const { name: home, path: place } = subject.operation;
    beginErrand({
      create: create.name,
      home,
      params,
      path: field.path,
      label: field.label,
      idPath,
      idName: idName(field),
    });
    // The selected account, zone or bucket also applies to the new item.
    const { ask } = listParams({ ...list, path: create.path }, place, params);
    const p = urlTextOf(ask);
    void navigate({ to: '/explore/$operation', params: { operation: create.name }, search: p === '' ? {} : { p } });
  };
}

function noneText(isThere: boolean, error: Error | null, missing: readonly string[]): string {
  if (missing.length > 0) return `Choose ${missing.map(labelOf).join(', ')} first, or enter an id.`;
  if (error !== null) return `Could not load the list: ${error.message}. You can enter an id.`;
  return isThere ? 'No match; your text will be used.' : 'Loading …';
}
