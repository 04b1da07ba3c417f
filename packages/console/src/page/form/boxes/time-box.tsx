/** A date or time control: typed in the API's format or picked; a time is also shown in local time. */
import { CalendarDays } from 'lucide-react';
import { useRef } from 'react';
import { IconButton } from '../../ui/controls/button.tsx';
import { TextField } from '../../ui/controls/field.tsx';
import styles from '../form.module.css';
import { type BoxProps, errorAt, hintOf, useBox } from '../form-tools.ts';
import { localTime, pickedTime, pickerText } from '../values/times.ts';
import { EmptyMenu, FieldAside } from './field-aside.tsx';
import { useText } from './use-text.ts';

export function TimeBox(props: BoxProps) {
  const { field, problems, isEntry = false, isLabelHidden = false } = props;
  const { value, write } = useBox(props);
  const { text, type } = useText(field, value, write);
  const picker = useRef<HTMLInputElement>(null);
  const isDay = field.kind === 'date';
  const local = isDay ? undefined : localTime(text);
  const hints = [local, hintOf(field)].filter((part) => part !== undefined);
  return (
    <div className={styles.box}>
      <TextField
        label={field.label}
        isLabelHidden={isLabelHidden}
        aside={
          <FieldAside field={field}>
            <EmptyMenu field={field} value={value} isEntry={isEntry} write={write} />
            <IconButton small label={`Pick ${field.label}`} onPress={() => picker.current?.showPicker()}>
              <CalendarDays size={14} aria-hidden />
            </IconButton>
          </FieldAside>
        }
        value={text}
        onChange={type}
        mono
        placeholder={isDay ? '2026-01-31' : '2026-01-31T12:00:00Z'}
        hint={hints.length === 0 ? undefined : hints.join(' · ')}
        error={errorAt(problems, field)}
        isRequired={field.isRequired}
      />
      <input
        ref={picker}
        type={isDay ? 'date' : 'datetime-local'}
        className={styles.picker}
        tabIndex={-1}
        aria-hidden
        value={pickerText(text, isDay)}
        onChange={({ target }) => target.value !== '' && write(pickedTime(target.value, isDay))}
      />
    </div>
  );
}
