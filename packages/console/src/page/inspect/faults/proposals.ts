/** Suggests names for a rule: operations and groups of operations. */
import type { Operation } from '@flarewire/contract';
import { counted } from '../../ui/text/number-text.ts';

export interface Proposal {
  readonly value: string;
  readonly label: string;
  readonly note: string;
}

const MAX = 40;

/** Prefix matches first, groups before operations. */
export function proposals(operations: readonly Pick<Operation, 'name' | 'summary'>[], typed: string): Proposal[] {
  const text = typed.trim().toLowerCase();
  const counts = new Map<string, number>();
  for (const { name } of operations) {
    for (let dot = name.lastIndexOf('.'); dot > 0; dot = name.lastIndexOf('.', dot - 1)) {
      const group = `${name.slice(0, dot)}.*`;
      counts.set(group, (counts.get(group) ?? 0) + 1);
    }
  }
  const groups = [...counts].map(([group, count]) => ({ name: group, note: counted(count, 'operation') }));
  const all = [...groups, ...operations.map(({ name, summary }) => ({ name, note: summary }))];
  const first = all.filter(({ name }) => name.toLowerCase().startsWith(text));
  const second = all.filter(({ name }) => name.toLowerCase().indexOf(text) > 0);
  return [...first, ...second].slice(0, MAX).map(({ name, note }) => ({ value: name, label: name, note }));
}
