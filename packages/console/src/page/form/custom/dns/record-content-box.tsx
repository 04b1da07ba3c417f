/** The content control of a record: one text validated for its type, or its parts. */

import { isObject } from '@flarewire/schema';
import { useState } from 'react';
import { TextField } from '../../../ui/controls/field.tsx';
import patterns from '../../../ui/patterns.module.css';
import { FieldView } from '../../boxes/field-view.tsx';
import { type Field, fieldsIn } from '../../fields.ts';
import { errorAt, useForm } from '../../form-tools.ts';
import { getAt, setAt } from '../../values/paths.ts';
import styles from '../custom.module.css';
import type { CustomFormProps } from '../custom-props.ts';
import { FieldPlace } from '../layout.tsx';
import { contentProblem, dataProblem, textNote } from './record-content.ts';
import { RECORD_KINDS } from './record-kinds.ts';

interface RecordContentProps extends Pick<CustomFormProps, 'params' | 'problems'> {
  readonly of: (name: string) => Field | undefined;
}

export function RecordContent({ of, params, problems }: RecordContentProps) {
  const data = of('data');
  const content = of('content');
  const priority = of('priority');
  return (
    <>
      {data !== undefined && (params.type !== undefined || params.data !== undefined) && (
        <Parts field={data} params={params} problems={problems} />
      )}
      {content !== undefined && (
        <div className={priority === undefined ? undefined : styles.beside}>
          <ContentBox field={content} params={params} problems={problems} />
          {priority !== undefined && (
            <FieldView
              field={{ ...priority, words: 'The lowest value is tried first.', hints: [] }}
              params={params}
              problems={problems}
            />
          )}
        </div>
      )}
      {content === undefined && priority !== undefined && (
        <FieldView field={priority} params={params} problems={problems} />
      )}
    </>
  );
}

interface ContentBoxProps extends Pick<CustomFormProps, 'params' | 'problems'> {
  readonly field: Field;
}

function ContentBox({ field, params, problems }: ContentBoxProps) {
  const { change } = useForm();
  // Unfinished text is not an error while it is first typed.
  const [isLeft, setLeft] = useState(() => getAt(params, field.path) !== undefined);
  const type = String(params.type ?? '');
  const kind = RECORD_KINDS[type];
  const value = getAt(params, field.path);
  const text = typeof value === 'string' ? value : '';
  const record = { type, name: String(params.name ?? ''), isProxied: params.proxied === true };
  const problem = kind === undefined ? undefined : contentProblem(record, text);
  const isText = type === 'TXT' || type === 'OPENPGPKEY';
  const note = type === 'TXT' && text !== '' ? textNote(text) : field.words;
  return (
    <FieldPlace pointer={field.pointer}>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: only observes the focus */}
      <div onBlur={() => setLeft(text !== '')}>
        <TextField
          label={kind?.content ?? field.label}
          value={text}
          onChange={(next) =>
            change(field.pointer, (now) =>
              setAt(now, field.path, next === '' ? undefined : isText ? next : next.trim()),
            )
          }
          mono
          {...(isText ? { lines: 3 } : {})}
          placeholder={kind?.placeholder}
          hint={!isLeft && problem !== undefined ? problem : note}
          error={isLeft ? (problem ?? errorAt(problems, field)) : errorAt(problems, field)}
          isRequired
        />
      </div>
    </FieldPlace>
  );
}

function Parts({ field, params, problems }: ContentBoxProps) {
  const { subject } = useForm();
  const type = String(params.type ?? '');
  const { parts = {} } = RECORD_KINDS[type] ?? {};
  const value = getAt(params, field.path);
  const problem = isObject(value) ? dataProblem(type, value) : undefined;
  const error = problem ?? errorAt(problems, field);
  return (
    <FieldPlace pointer={field.pointer}>
      <div className={styles.parts}>
        {fieldsIn(subject, field, params).map((part) => (
          <div key={part.pointer} data-wide={part.kind === 'text' || part.kind === 'long-text' || undefined}>
            <FieldView field={{ ...part, words: parts[part.name] ?? part.words }} params={params} problems={problems} />
          </div>
        ))}
      </div>
      {error !== undefined && <span className={patterns.error}>{error}</span>}
    </FieldPlace>
  );
}
