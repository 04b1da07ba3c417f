/** Lists the values of a step's response, each of which can be passed to a parameter of a later step. */

import type { Step } from '../../../wire/stored-calls.ts';
import { useCatalog } from '../../data/catalog.ts';
import { referenceText } from '../../data/references.ts';
import { classNames } from '../../ui/class-names.ts';
import { Button } from '../../ui/controls/button.tsx';
import { type Action, Menu } from '../../ui/controls/menu.tsx';
import { tell } from '../../ui/controls/toast.tsx';
import patterns from '../../ui/patterns.module.css';
import { Shown } from '../../ui/text/shown.tsx';
import styles from './calls.module.css';
import { type Leaf, leavesOf, targetsAfter, withParam } from './steps.ts';

interface AnswerValuesProps {
  readonly steps: readonly Step[];
  readonly place: number;
  /** Name of the step. */
  readonly name: string;
  readonly body: unknown;
  readonly onSteps: (steps: readonly Step[]) => void;
}

export function AnswerValues({ steps, place, name, body, onSteps }: AnswerValuesProps) {
  const { byName } = useCatalog();
  const targets = targetsAfter(steps, place, (operation) => byName.get(operation)?.path ?? '');
  const actionsFor = (reference: string): Action[] => [
    ...targets.map((target) => ({
      id: `${target.place} ${target.param}`,
      label: `As ${target.param} of ${target.step}`,
      run: () => onSteps(withParam(steps, target.place, target.param, reference)),
    })),
    { id: 'copy', label: `Copy ${reference}`, run: () => copy(reference) },
  ];
  return (
    <table className={classNames(patterns.table, styles.values)} aria-label={`Response of ${name}`}>
      <tbody>
        {leavesOf(body).map((leaf) => (
          <Value
            key={leaf.path.join('.')}
            leaf={leaf}
            reference={referenceText(name, leaf.path)}
            actionsFor={actionsFor}
          />
        ))}
      </tbody>
    </table>
  );
}

interface ValueProps {
  readonly leaf: Leaf;
  /** Undefined if it cannot be written. */
  readonly reference: string | undefined;
  readonly actionsFor: (reference: string) => Action[];
}

function Value({ leaf: { path, value }, reference, actionsFor }: ValueProps) {
  const words = path.join('.');
  return (
    <tr>
      <th scope="row">{words}</th>
      <td>
        <Shown text={String(value)} />
      </td>
      <td>
        {reference !== undefined && (
          <Menu label={`Pass ${words} on`} actions={actionsFor(reference)}>
            <Button small look="quiet" aria-label={`Pass ${words} on`}>
              Pass on
            </Button>
          </Menu>
        )}
      </td>
    </tr>
  );
}

function copy(reference: string): void {
  navigator.clipboard.writeText(reference).then(
    () => tell('good', `Copied ${reference}.`),
    () => tell('bad', 'The browser did not allow copying.'),
  );
}
