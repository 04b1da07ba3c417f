/** A hand-made form with the switch that shows the generated one in its place. */
import { Switch } from '../../ui/controls/choice.tsx';
import { FieldGroup } from '../boxes/field-group.tsx';
import { generated } from './generated.ts';
import styles from './made.module.css';
import type { MadeForm, MadeProps } from './made-props.ts';

interface MadeFrameProps extends MadeProps {
  readonly form: MadeForm;
}

export function MadeFrame({ form: Form, ...props }: MadeFrameProps) {
  const isAll = generated.useValue();
  return (
    <>
      <div className={styles.turn}>
        <Switch isSelected={isAll} onChange={generated.write}>
          All fields
        </Switch>
      </div>
      <div className={styles.form}>
        {/* Whoever shows the form waits for its code too: nothing below it moves when it comes. */}
        {isAll ? <FieldGroup {...props} /> : <Form {...props} />}
      </div>
    </>
  );
}
