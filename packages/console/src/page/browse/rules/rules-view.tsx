/** The rules of a zone: all phases in the order in which they run, each rule as a sentence. */

import { useQueries, useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { jsonOf } from '../../data/answer.ts';
import { flarewire } from '../../data/flarewire.ts';
import { phaseOf } from '../../form/custom/rules/rule-actions.ts';
import { classNames } from '../../ui/class-names.ts';
import { Button } from '../../ui/controls/button.tsx';
import { Menu } from '../../ui/controls/menu.tsx';
import patterns from '../../ui/patterns.module.css';
import { Empty, Failed, Skeleton } from '../../ui/shown/notice.tsx';
import { change } from '../items/any-call.ts';
import { tellFailure } from '../items/ask.tsx';
import { CreateDialog } from '../items/create-dialog.tsx';
import { useResources } from '../resources/use-resources.ts';
import type { ViewerProps } from '../viewers/special.ts';
import styles from '../viewers/viewer.module.css';
import { type PhaseRules, phasesIn, phaseTitle, startablePhases } from './phases.ts';
import { RequestTester } from './request-tester.tsx';
import { RuleRow } from './rule-row.tsx';

export function RulesView({ context }: ViewerProps) {
  const zone_id = context.zone_id ?? '';
  const list = useQuery(flarewire.queryOptions('rulesets.list', { zone_id }));
  const own = (list.data?.items ?? []).flatMap(({ id, kind }) => (kind === 'zone' && id !== undefined ? [id] : []));
  const details = useQueries({
    queries: own.map((ruleset_id) => flarewire.queryOptions('rulesets.get', { ruleset_id, zone_id })),
  });
  const [adding, setAdding] = useState<string>();
  const { byName } = useResources();
  if (list.isLoadingError)
    return <Failed title="Could not load the rules" error={list.error} onRetry={() => void list.refetch()} />;
  if (list.isPending || details.some(({ isPending }) => isPending)) return <Skeleton height="24rem" />;
  const phases = phasesIn(details.flatMap(({ data }) => (data === undefined || data === null ? [] : [data])));
  const rules = byName.get('rulesets.rules');
  return (
    <div className={patterns.column}>
      <div className={patterns.wrapEnd}>
        <AddRule zone={zone_id} phases={phases} onAdd={setAdding} />
        <span className={styles.end} />
        <Link to="/trace" search={{ zone_id }} className={styles.beside}>
          Trace
        </Link>
        <RequestTester zone={zone_id} />
      </div>
      {phases.every((phase) => phase.rules.length === 0) && (
        <Empty title="No rules yet">
          Requests reach the origin unchanged. Add a rule to block, redirect or cache them.
        </Empty>
      )}
      {phases.map((phase) => (
        <PhaseCard key={phase.id} zone={zone_id} phase={phase} />
      ))}
      {adding !== undefined && rules !== undefined && (
        <CreateDialog
          resource={rules}
          context={{ zone_id, ruleset_id: adding }}
          onItem={() => undefined}
          onClose={() => setAdding(undefined)}
        />
      )}
    </div>
  );
}

function PhaseCard({ zone, phase }: { readonly zone: string; readonly phase: PhaseRules }) {
  const { id, rules } = phase;
  const order = rules.map((rule) => String(rule.id));
  const title = phaseTitle(phase.phase);
  return (
    <section className={styles.card} aria-label={title}>
      <div className={styles.cardHead}>
        <h2>{title}</h2>
        <Link to="/browse/$resource" params={{ resource: 'rulesets.rules' }} search={{ zone_id: zone, ruleset_id: id }}>
          Table
        </Link>
      </div>
      {rules.length === 0 && <p className={styles.note}>No rules in this phase.</p>}
      <ol className={classNames(patterns.surface, styles.rows)}>
        {rules.map((rule) => (
          <RuleRow key={String(rule.id)} place={{ zone_id: zone, ruleset_id: id }} rule={rule} order={order} />
        ))}
      </ol>
    </section>
  );
}

interface AddRuleProps {
  readonly zone: string;
  readonly phases: readonly PhaseRules[];
  /** Receives the id of the ruleset. */
  readonly onAdd: (ruleset: string) => void;
}

/** A phase without rules gets its entry point first, which is empty and has no effect. */
function AddRule({ zone, phases, onAdd }: AddRuleProps) {
  const start = async (phase: string): Promise<void> => {
    const known = phases.find((one) => one.phase === phase);
    if (known !== undefined) return onAdd(known.id);
    try {
      const params = { zone_id: zone, kind: 'zone', phase, name: 'default', rules: [] };
      const answer = await change('rulesets.create', params);
      onAdd(String(Object(Object(jsonOf(answer)).result).id));
    } catch (error) {
      tellFailure('Could not start the phase', error);
    }
  };
  return (
    <Menu
      label="Kinds of rules"
      placement="bottom start"
      actions={startablePhases().map((phase) => ({
        id: phase,
        label: phaseOf(phase)?.label ?? phase,
        run: () => void start(phase),
      }))}
    >
      <Button look="main">
        <Plus size={15} aria-hidden />
        Add a rule
      </Button>
    </Menu>
  );
}
