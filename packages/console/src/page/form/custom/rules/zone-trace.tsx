/** Traces the current rules of the zone that act on a request, phase by phase. */
import { type Fields, type TracedRuleset, type TraceStep, traceRules } from '@flarewire/rules-language';
import { useQueries, useQuery } from '@tanstack/react-query';
import { flarewire } from '../../../data/flarewire.ts';
import { Shown } from '../../../ui/text/shown.tsx';
import styles from './rules.module.css';

interface ZoneTraceProps {
  readonly zone_id: string;
  readonly fields: Fields;
}

export function ZoneTrace({ zone_id, fields }: ZoneTraceProps) {
  const list = useQuery(flarewire.queryOptions('rulesets.list', { zone_id }));
  const ids = (list.data?.items ?? []).flatMap(({ id, kind }) => (kind === 'zone' && id !== undefined ? [id] : []));
  const queries = useQueries({
    queries: ids.map((ruleset_id) => flarewire.queryOptions('rulesets.get', { ruleset_id, zone_id })),
  });
  const rulesets = queries.flatMap(({ data }): TracedRuleset[] =>
    data === undefined || data === null ? [] : [{ phase: data.phase, kind: data.kind, rules: data.rules }],
  );
  if (list.isPending || queries.some(({ isPending }) => isPending)) return <p>Loading the rules of the zone…</p>;
  const { steps, ending } = traceRules(rulesets, { fields });
  const acting = steps.filter(({ outcome }) => outcome !== 'no match');
  return (
    <>
      <p>{ending === undefined ? 'No rule of the zone ends this request.' : `The zone ends it: ${titleOf(ending)}`}</p>
      <ul className={styles.reasons}>
        {acting.map((step, index) => (
          <li key={index}>
            <strong>{step.outcome}</strong> <Shown text={titleOf(step)} />
          </li>
        ))}
      </ul>
    </>
  );
}

const titleOf = ({ phase, rule }: TraceStep): string =>
  `${rule.action ?? 'no action'} in ${phase}: ${rule.description || rule.expression || rule.id || ''}`;
