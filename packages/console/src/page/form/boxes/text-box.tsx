/** Text controls: short and long text, numbers, secrets, text with suggestions, and arbitrary JSON. */
import { Eye, EyeOff } from 'lucide-react';
import { useEffect, useState } from 'react';
import { classNames } from '../../ui/class-names.ts';
import { IconButton } from '../../ui/controls/button.tsx';
import { Suggest } from '../../ui/controls/choice.tsx';
import { TextField } from '../../ui/controls/field.tsx';
import styles from '../form.module.css';
import { type BoxProps, errorAt, hintOf, placeholderOf, useBox, useForm } from '../form-tools.ts';
import { readText, textOf } from '../values/text.ts';
import { literalLabel } from '../values/words.ts';
import { EmptyMenu, FieldAside } from './field-aside.tsx';
import { useText } from './use-text.ts';

/** Initial lines of a text box, which is resizable. */
const LINES = 5;

export function TextBox(props: BoxProps) {
  const { field, problems, isEntry = false, isLabelHidden = false } = props;
  const { value, write } = useBox(props);
  const { text, type, message } = useText(field, value, write);
  const [isShown, setShown] = useState(false);
  const isLong = field.kind === 'long-text';
  const isMasked = field.isSensitive && !isShown;
  const isNumber = field.kind === 'number' || field.kind === 'integer';
  const Icon = isShown ? EyeOff : Eye;
  const tools = (
    <>
      <EmptyMenu field={field} value={value} isEntry={isEntry} write={write} />
      {field.isSensitive && (
        <IconButton
          small
          label={isShown ? `Hide ${field.label}` : `Show ${field.label}`}
          onPress={() => setShown(!isShown)}
        >
          <Icon size={14} aria-hidden />
        </IconButton>
      )}
    </>
  );
  return (
    <div className={classNames(styles.box, isMasked && isLong && styles.masked)}>
      <TextField
        label={field.label}
        isLabelHidden={isLabelHidden}
        aside={<FieldAside field={field}>{tools}</FieldAside>}
        value={text}
        onChange={type}
        type={isMasked && !isLong ? 'password' : 'text'}
        {...(isLong ? { lines: LINES } : {})}
        {...(isNumber ? { inputMode: field.kind === 'integer' ? ('numeric' as const) : ('decimal' as const) } : {})}
        mono={isLong || isIdentifier(field.name)}
        placeholder={placeholderOf(field)}
        unit={field.unit}
        hint={hintOf(field)}
        error={message ?? errorAt(problems, field)}
        isRequired={field.isRequired}
      />
    </div>
  );
}

const isIdentifier = (name: string): boolean => /(^|_)(id|tag|key|hash|uuid)$/.test(name);

/** A text with values known to the page, or an enum that Cloudflare extends. */
export function SuggestBox(props: BoxProps) {
  const { field, problems, isEntry = false, isLabelHidden = false } = props;
  const { proposals } = useForm();
  const { value, write } = useBox(props);
  const { text, type, message } = useText(field, value, write);
  const own = field.path.length === 1 ? proposals[field.name] : undefined;
  const options = own ?? field.options.map(({ value }) => ({ value: String(value), label: literalLabel(value) }));
  return (
    <Suggest
      label={field.label}
      isLabelHidden={isLabelHidden}
      aside={
        <FieldAside field={field}>
          <EmptyMenu field={field} value={value} isEntry={isEntry} write={write} />
        </FieldAside>
      }
      options={options}
      value={text}
      onChange={type}
      placeholder={placeholderOf(field) ?? ''}
      unit={field.unit}
      hint={hintOf(field)}
      error={message ?? errorAt(problems, field)}
      isRequired={field.isRequired}
    />
  );
}

/** Arbitrary JSON. While the text is invalid, the value is the last valid one. */
export function JsonBox(props: BoxProps) {
  const { field, problems, isEntry = false, isLabelHidden = false } = props;
  const { value, write } = useBox(props);
  const { setReadable } = useForm();
  const [draft, setDraft] = useState<{ readonly text: string; readonly of: unknown }>();
  const text = draft !== undefined && draft.of === value ? draft.text : textOf(field, value);
  const read = readText(field, text);
  useEffect(() => setReadable(field.pointer, read.ok), [setReadable, field.pointer, read.ok]);
  useEffect(() => () => setReadable(field.pointer, true), [setReadable, field.pointer]);
  const type = (next: string): void => {
    const made = readText(field, next);
    setDraft({ text: next, of: made.ok ? made.value : value });
    if (made.ok) write(made.value);
  };
  return (
    <TextField
      label={field.label}
      isLabelHidden={isLabelHidden}
      aside={
        <FieldAside field={field}>
          <EmptyMenu field={field} value={value} isEntry={isEntry} write={write} />
        </FieldAside>
      }
      value={text}
      onChange={type}
      lines={text.includes('\n') ? LINES : 2}
      mono
      placeholder={field.example === undefined ? undefined : JSON.stringify(field.example).slice(0, 80)}
      hint={hintOf(field)}
      error={read.ok ? errorAt(problems, field) : read.message}
      isRequired={field.isRequired}
    />
  );
}
