/** Shows an operation's expected response before a call: its fields and a sample. Use it through `Expected`. */
import { ChevronRight } from 'lucide-react';
import { useMemo, useState } from 'react';
import type { Subject } from '../../form/schema.ts';
import { Code } from '../../ui/code/code.tsx';
import { Tabs } from '../../ui/controls/tabs.tsx';
import { Words } from '../../ui/text/words.tsx';
import { answerWords } from './answer-words.ts';
import styles from './expected.module.css';
import { inside, type ResultField, resultFields } from './result-fields.ts';
import { sampleText } from './sample-text.ts';

export function ExpectedAnswer({ subject }: { readonly subject: Subject }) {
  const fields = useMemo(() => resultFields(subject), [subject]);
  const text = useMemo(() => sampleText(subject), [subject]);
  const [selected, select] = useState('fields');
  const tree = () => <Fields fields={fields} subject={subject} path={[]} label="Fields of the response" />;
  const sample = () => (
    <Code text={text ?? ''} language="json" label="Copy the sample" isWrapped maxHeight="clamp(14rem, 50dvh, 40rem)" />
  );
  const tabs = [
    ...(fields.length > 0 ? [{ id: 'fields', label: 'Fields', content: tree }] : []),
    ...(text === undefined ? [] : [{ id: 'sample', label: 'Sample', content: sample }]),
  ];
  return (
    <div className={styles.expected}>
      <h2>Response</h2>
      <p className={styles.note}>
        <Words text={answerWords(subject)} />
      </p>
      {tabs.length > 0 && <Tabs label="Response" tabs={tabs} selected={selected} onSelect={select} />}
    </div>
  );
}

interface FieldsProps {
  readonly fields: readonly ResultField[];
  readonly subject: Subject;
  readonly path: readonly string[];
  readonly label?: string;
}

function Fields({ fields, subject, path, label }: FieldsProps) {
  return (
    <ul className={styles.fields} {...(label === undefined ? {} : { 'aria-label': label })}>
      {fields.map((field) => (
        <Field key={field.pointer} field={field} subject={subject} path={path} />
      ))}
    </ul>
  );
}

function Field({ field, subject, path }: Omit<FieldsProps, 'fields' | 'label'> & { readonly field: ResultField }) {
  const [isOpen, setOpen] = useState(false);
  const { name, type, words, schema, isBranch } = field;
  const own = [...path, name];
  const inner = useMemo(() => inside(schema, subject, own), [schema, subject, own.join('/')]);
  const title = isBranch ? <span className={styles.branch}>{name}</span> : <code className={styles.name}>{name}</code>;
  return (
    <li>
      <div className={styles.line} data-branch={isBranch || undefined}>
        {inner.length > 0 ? (
          <button type="button" className={styles.turn} aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
            <ChevronRight size={13} aria-hidden />
            {title}
          </button>
        ) : (
          <span className={styles.plain}>{title}</span>
        )}
        {!isBranch && <span className={styles.type}>{type}</span>}
        {words !== undefined && (
          <span className={styles.words}>
            <Words text={words} />
          </span>
        )}
      </div>
      {isOpen && <Fields fields={inner} subject={subject} path={own} />}
    </li>
  );
}
