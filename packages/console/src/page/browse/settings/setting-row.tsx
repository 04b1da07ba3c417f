/** One zone setting: a sentence, its value, and controls to change and undo it. */

import { Undo2 } from 'lucide-react';
import { useEffect, useState } from 'react';
import { classNames } from '../../ui/class-names.ts';
import { Button } from '../../ui/controls/button.tsx';
import { Select, Switch } from '../../ui/controls/choice.tsx';
import { TextField } from '../../ui/controls/field.tsx';
import patterns from '../../ui/patterns.module.css';
import { Shown } from '../../ui/text/shown.tsx';
import { change } from '../items/any-call.ts';
import { errorWords } from '../items/error-words.ts';
import { useExplorer } from '../resources/use-explorer.ts';
import { useResources } from '../resources/use-resources.ts';
import { partOf, type ShownSetting, stepsWith, valueText, whyFixed, withPart } from './setting-value.ts';
import type { Step } from './setting-words.ts';
import styles from './settings.module.css';

interface SettingRowProps {
  readonly setting: ShownSetting;
  readonly zone: string;
}

export function SettingRow({ setting, zone }: SettingRowProps) {
  const { id, told } = setting;
  const state = useSaving(setting, zone);
  const title = told?.title ?? id.replaceAll('_', ' ').replace(/^./, (one) => one.toUpperCase());
  return (
    <div className={styles.row} data-setting={id}>
      <div className={styles.words}>
        <h3>{title}</h3>
        {told !== undefined && <p className={styles.note}>{told.words}</p>}
        {!setting.isEditable && <p className={styles.fixed}>{whyFixed(told)}</p>}
      </div>
      <div className={patterns.columnTight}>
        <Control setting={setting} title={title} zone={zone} value={state.value} save={state.save} />
        <div className={classNames(patterns.wrapTight, styles.outcome)} role="status">
          {state.isSaving && <span className={styles.note}>Saving …</span>}
          {state.before !== undefined && !state.isSaving && (
            <>
              <span className={styles.saved}>Saved</span>
              <Button small look="quiet" onPress={state.undo}>
                <Undo2 size={14} aria-hidden />
                Undo: {valueText(told, state.before.value)}
              </Button>
            </>
          )}
        </div>
        {state.error !== undefined && (
          <p role="alert" className={patterns.error}>
            {state.error}
          </p>
        )}
      </div>
    </div>
  );
}

/** The value shown before the response, the previous value, and the reason of a refusal. */
function useSaving(setting: ShownSetting, zone: string) {
  const [wanted, setWanted] = useState<{ readonly value: unknown }>();
  const [before, setBefore] = useState<{ readonly value: unknown }>();
  const [error, setError] = useState<string>();
  const [isSaving, setSaving] = useState(false);
  const send = async (value: unknown, undone: { readonly value: unknown } | undefined): Promise<void> => {
    // The value that the user sees.
    const read = { value: wanted === undefined ? setting.value : wanted.value };
    setWanted({ value });
    setSaving(true);
    setError(undefined);
    try {
      await change('zones.settings.edit', { zone_id: zone, setting_id: setting.id, value }, undefined, read);
      setBefore(undone);
    } catch (failure) {
      setWanted(undefined);
      setError(errorWords(failure));
    }
    setSaving(false);
  };
  // A refetched value overrides the optimistic one.
  useEffect(() => setWanted(undefined), [setting.value]);
  return {
    value: wanted === undefined ? setting.value : wanted.value,
    before,
    error,
    isSaving,
    save: (value: unknown): void => void send(value, { value: setting.value }),
    undo: (): void => void send(before?.value, undefined),
  };
}

interface ControlProps extends SettingRowProps {
  readonly title: string;
  readonly value: unknown;
  readonly save: (value: unknown) => void;
}

function Control({ setting, title, zone, value, save }: ControlProps) {
  const { told, isEditable } = setting;
  const fixed = { isDisabled: !isEditable };
  if (told?.steps !== undefined) return <Steps label={title} steps={told.steps} value={value} save={save} {...fixed} />;
  if (told?.parts !== undefined)
    return (
      <div className={styles.parts}>
        {told.parts.map((part) => {
          const now = partOf(value, part);
          const savePart = (next: unknown): void => save(withPart(value, part, next));
          return part.steps === undefined ? (
            <Switch key={part.label} isSelected={now === true} onChange={savePart} {...fixed}>
              {part.label}
            </Switch>
          ) : (
            <Steps
              key={part.label}
              label={part.label}
              isLabelSeen
              steps={part.steps}
              value={now}
              save={savePart}
              {...fixed}
            />
          );
        })}
      </div>
    );
  if (told?.range !== undefined || told?.isText === true)
    // A refused value remains in the field, to be corrected or sent again.
    return <Typed key={String(setting.value)} setting={setting} title={title} value={value} save={save} />;
  if (value === 'on' || value === 'off')
    return (
      <Switch label={title} isSelected={value === 'on'} onChange={(next) => save(next ? 'on' : 'off')} {...fixed}>
        {value === 'on' ? 'On' : 'Off'}
      </Switch>
    );
  return <Other setting={setting} zone={zone} value={value} />;
}

interface StepsProps {
  readonly label: string;
  readonly isLabelSeen?: boolean;
  readonly steps: readonly Step[];
  readonly value: unknown;
  readonly save: (value: unknown) => void;
  readonly isDisabled: boolean;
}

function Steps({ label, isLabelSeen = false, steps, value, save, isDisabled }: StepsProps) {
  const all = stepsWith(steps, value);
  const at = all.findIndex(([one]) => one === value);
  return (
    <Select
      label={label}
      isLabelHidden={!isLabelSeen}
      options={all.map(([, text], index) => ({ value: String(index), label: text }))}
      value={at < 0 ? undefined : String(at)}
      onChange={(key) => save(all[Number(key)]?.[0])}
      isDisabled={isDisabled}
    />
  );
}

function Typed({ setting, title, value, save }: Omit<ControlProps, 'zone'>) {
  const { told, isEditable } = setting;
  const [text, setText] = useState(String(value ?? ''));
  const [least, most, unit] = told?.range ?? [];
  const number = Number(text);
  const isWrong = least !== undefined && most !== undefined && !(text !== '' && number >= least && number <= most);
  const submit = (): void => {
    if (!isWrong) save(least === undefined ? text : number);
  };
  return (
    <div className={styles.typed}>
      <TextField
        label={title}
        isLabelHidden
        value={text}
        onChange={setText}
        onSubmit={submit}
        isDisabled={!isEditable}
        hint={unit}
        error={isWrong ? `${least} to ${most} ${unit}.` : undefined}
      />
      <Button isDisabled={!isEditable || isWrong || text === String(value ?? '')} onPress={submit}>
        Save
      </Button>
    </div>
  );
}

/** A setting without a description: its value, and the call that changes it. */
function Other({ setting, zone, value }: Pick<ControlProps, 'setting' | 'zone' | 'value'>) {
  const { byName } = useResources();
  const explore = useExplorer();
  const edit = byName.get('zones.settings')?.edit;
  return (
    <div className={styles.parts}>
      <code className={styles.value}>
        <Shown text={JSON.stringify(value) ?? ''} />
      </code>
      {edit !== undefined && (
        <Button
          isDisabled={!setting.isEditable}
          onPress={() => explore(edit, { zone_id: zone, setting_id: setting.id })}
        >
          Edit in Explore
        </Button>
      )}
    </div>
  );
}
