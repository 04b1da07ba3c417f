/** Phases in which a zone has rules of its own, in the order in which they run. */
import { PHASE_ORDER } from '@flarewire/rules-language';
import type { Io } from '../../io.ts';
import type { Session } from '../../session.ts';

export async function phasesOf({ client }: Session, zone_id: string, { interrupted }: Io): Promise<string[]> {
  const phases = new Set<string>();
  for await (const { kind, phase } of client.rulesets.list({ zone_id }, { signal: interrupted }))
    if (kind === 'zone' && phase !== undefined) phases.add(phase);
  const place = (phase: string): number => (PHASE_ORDER as readonly string[]).indexOf(phase);
  return [...phases].sort((a, b) => place(a) - place(b));
}
