/** A hand-made form with the switch that shows the generated one in its place. */
import { CatchBoundary, type ErrorComponentProps } from '@tanstack/react-router';
import { Switch } from '../../ui/controls/choice.tsx';
import { isMissingModule } from '../../ui/late.tsx';
import { Banner } from '../../ui/shown/notice.tsx';
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
        {isAll ? (
          <FieldGroup {...props} />
        ) : (
          <CatchBoundary getResetKey={() => 'form'} errorComponent={(failure) => <Instead {...failure} {...props} />}>
            <Form {...props} />
          </CatchBoundary>
        )}
      </div>
    </>
  );
}

/** The generated form has all the fields too; any other fault is one of the console. */
function Instead({ error, ...props }: ErrorComponentProps & MadeProps) {
  if (!isMissingModule(error)) throw error;
  return (
    <>
      <Banner tone="warn">The form for this operation could not be loaded. These are all of its fields.</Banner>
      <FieldGroup {...props} />
    </>
  );
}
