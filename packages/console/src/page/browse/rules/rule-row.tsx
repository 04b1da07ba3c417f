/** One rule: its sentence, a switch, and actions to edit, move and delete it. */
import { useMutation } from '@tanstack/react-query';
import { ArrowDown, ArrowUp, Pencil, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useCatalog, useSubject } from '../../data/catalog.ts';
import { nameOf } from '../../data/item.ts';
import { ruleWords } from '../../form/custom/rules/rule-words.ts';
import { paramsFrom } from '../../form/values/item-params.ts';
import { tellUndoable } from '../../review/undo-change.ts';
import { IconButton } from '../../ui/controls/button.tsx';
import { Switch } from '../../ui/controls/choice.tsx';
import type { Item } from '../../ui/table/cell-value.ts';
import { Shown } from '../../ui/text/shown.tsx';
import { change } from '../items/any-call.ts';
import { tellFailure, useAsk } from '../items/ask.tsx';
import { EditDialog } from '../items/edit-dialog.tsx';
import styles from '../viewers/viewer.module.css';
import { type Direction, moveRule, type RulePlace } from './move-rule.ts';

const EDIT = 'rulesets.rules.edit';
const DELETE = 'rulesets.rules.delete';

interface RuleRowProps {
  /** Zone and ruleset. */
  readonly place: Omit<RulePlace, 'rule_id'>;
  readonly rule: Item;
  /** Ids of all rules of the phase, in order. */
  readonly order: readonly string[];
}

export function RuleRow({ place, rule, order }: RuleRowProps) {
  const own = { ...place, rule_id: String(rule.id) };
  const { name, sentence } = wordsOf(rule);
  const { edit, move, remove } = useRuleChanges(own, rule, name, order);
  const index = order.indexOf(own.rule_id);
  const { dialog, ask } = useAsk();
  const [isEditing, setEditing] = useState(false);
  const { byName } = useCatalog();
  const operation = byName.get(EDIT);
  const isBusy = edit.isPending || move.isPending || remove.isPending;
  const loss = {
    title: `Delete ${name}`,
    text: 'The rule no longer acts on requests. You can undo this.',
    action: 'Delete',
    isGuarded: true,
    run: () => remove.mutate(),
  };
  return (
    <li>
      <Switch
        label={`${name} is on`}
        isSelected={rule.enabled !== false}
        onChange={(on) => edit.mutate(on)}
        isDisabled={isBusy}
      >
        {null}
      </Switch>
      <RuleText name={name} sentence={sentence} />
      <span className={styles.end} />
      <IconButton small label={`Move ${name} up`} isDisabled={index === 0 || isBusy} onPress={() => move.mutate('up')}>
        <ArrowUp size={15} aria-hidden />
      </IconButton>
      <IconButton
        small
        label={`Move ${name} down`}
        isDisabled={index === order.length - 1 || isBusy}
        onPress={() => move.mutate('down')}
      >
        <ArrowDown size={15} aria-hidden />
      </IconButton>
      <IconButton small label={`Edit ${name}`} onPress={() => setEditing(true)}>
        <Pencil size={15} aria-hidden />
      </IconButton>
      <IconButton small label={`Delete ${name}`} isPending={remove.isPending} onPress={() => ask(loss)}>
        <Trash2 size={15} aria-hidden />
      </IconButton>
      {dialog}
      {isEditing && operation !== undefined && (
        <EditDialog operation={operation} place={own} item={rule} name={name} onClose={() => setEditing(false)} />
      )}
    </li>
  );
}

function RuleText({ name, sentence }: ReturnType<typeof wordsOf>) {
  return (
    <span className={styles.grow}>
      <strong>
        <Shown text={name} />
      </strong>
      {name !== sentence && (
        <span className={styles.note}>
          <br />
          <Shown text={sentence} />
        </span>
      )}
    </span>
  );
}

/** A rule without a description is named by its sentence: an id says nothing about it. */
function wordsOf(rule: Item) {
  const sentence = ruleWords({ ...rule, enabled: true }) ?? `${rule.action}: ${rule.expression}`;
  const isNamed = typeof rule.description === 'string' && rule.description !== '';
  return { sentence, name: isNamed ? nameOf(rule, sentence) : sentence };
}

/** A rule is sent whole, because its operation replaces it; a position alone moves it. */
function useRuleChanges(own: RulePlace, rule: Item, name: string, order: readonly string[]) {
  const subject = useSubject(EDIT);
  const whole = paramsFrom(subject, rule);
  const failed = (error: Error): void => tellFailure(`Could not change ${name}`, error);
  const edit = useMutation({
    mutationFn: (enabled: boolean) => change(EDIT, { ...own, ...whole, enabled }, undefined, whole),
    onSuccess: (_, enabled) => tellUndoable(`${name} is ${enabled ? 'on' : 'off'}.`, EDIT),
    onError: failed,
  });
  const move = useMutation({ mutationFn: (to: Direction) => moveRule(own, order, to), onError: failed });
  const remove = useMutation({
    mutationFn: () => change(DELETE, { ...own }),
    onSuccess: () => tellUndoable(`Deleted ${name}.`, DELETE),
    onError: failed,
  });
  return { edit, move, remove };
}
