/** The panel of injected faults: preset switches, custom rules, and their counters. */

import { Trash2 } from 'lucide-react';
import type { Control, FaultInfo } from '../../../wire/types.ts';
import { Button, IconButton } from '../../ui/controls/button.tsx';
import { Switch } from '../../ui/controls/choice.tsx';
import patterns from '../../ui/patterns.module.css';
import { numberText } from '../../ui/text/number-text.ts';
import styles from '../panels/panel.module.css';
import { useControl } from '../panels/use-control.ts';
import { chanceText, effectText, scopeText } from './effects.ts';
import { PRESETS, presetsOn } from './presets.ts';
import { RuleForm } from './rule-form.tsx';

export function FaultPanel({ control }: { readonly control: Control }) {
  const { faults } = control;
  return (
    <>
      <p className={styles.lead}>
        While a rule is on, it affects requests of every program, including this console. A bar on all pages says so.
      </p>
      <section className={patterns.columnSmall} aria-label="Presets">
        <h3>Presets</h3>
        <Presets control={control} />
      </section>
      <Active faults={faults} />
      <section className={patterns.columnSmall} aria-label="Custom rule">
        <h3>Custom rule</h3>
        <RuleForm />
      </section>
    </>
  );
}

function Presets({ control: { faults, presets } }: { readonly control: Control }) {
  const change = useControl();
  const on = presetsOn(faults);
  const turn = (name: string): void => {
    const ids = on.get(name);
    change.mutate(
      ids === undefined ? [{ do: 'fault', preset: name }] : ids.map((id) => ({ do: 'unfault', id }) as const),
    );
  };
  return (
    <div className={styles.presets}>
      {PRESETS.filter(({ name }) => presets.includes(name)).map(({ name, label, does }) => (
        <div key={name} className={styles.preset}>
          <Switch isSelected={on.has(name)} onChange={() => change.isPending || turn(name)}>
            <strong>{label}</strong>
          </Switch>
          <p>{does}</p>
        </div>
      ))}
    </div>
  );
}

function Active({ faults }: { readonly faults: readonly FaultInfo[] }) {
  const change = useControl();
  return (
    <section className={patterns.columnSmall} aria-label="Active rules">
      <div className={styles.sectionHead}>
        <h3>Active rules</h3>
        {faults.length > 0 && (
          <Button small isPending={change.isPending} onPress={() => change.mutate([{ do: 'unfault' }])}>
            Remove all
          </Button>
        )}
      </div>
      {faults.length === 0 ? (
        <p className={styles.lead}>None. Every request gets its normal response.</p>
      ) : (
        <ul className={styles.rules}>
          {faults.map((fault) => (
            <RuleLine key={fault.id} fault={fault} onRemove={() => change.mutate([{ do: 'unfault', id: fault.id }])} />
          ))}
        </ul>
      )}
    </section>
  );
}

function RuleLine({ fault, onRemove }: { readonly fault: FaultInfo; readonly onRemove: () => void }) {
  const { id, rule, matched, fired } = fault;
  const often = chanceText(rule);
  return (
    <li className={styles.rule}>
      <span className={styles.ruleWords}>
        <strong>{effectText(rule.fault)}</strong>
        <span>
          {scopeText(rule)}
          {often !== '' && ` · ${often}`}
        </span>
      </span>
      <span className={styles.counts}>
        met {numberText(fired)} of {numberText(matched)}
      </span>
      <IconButton small label={`Remove ${id}`} onPress={onRemove}>
        <Trash2 size={15} aria-hidden />
      </IconButton>
    </li>
  );
}
