/** A custom form with a switch to the generated one. */

import { CatchBoundary, type ErrorComponentProps } from '@tanstack/react-router';
import { Switch } from '../../ui/controls/choice.tsx';
import { isMissingModule } from '../../ui/late.tsx';
import patterns from '../../ui/patterns.module.css';
import { Banner } from '../../ui/shown/notice.tsx';
import { FieldGroup } from '../boxes/field-group.tsx';
import styles from './custom.module.css';
import type { CustomForm, CustomFormProps } from './custom-props.ts';
import { generated } from './generated.ts';

interface CustomFrameProps extends CustomFormProps {
  readonly form: CustomForm;
}

export function CustomFrame({ form: Form, ...props }: CustomFrameProps) {
  const isAll = generated.useValue();
  return (
    <>
      <div className={styles.turn}>
        <Switch isSelected={isAll} onChange={generated.write}>
          All fields
        </Switch>
      </div>
      <div className={patterns.columnLarge}>
        {/* The surrounding form waits for this code too, so nothing below moves when it loads. */}
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

/** Falls back to the generated form if the code fails to load; other errors are rethrown. */
function Instead({ error, ...props }: ErrorComponentProps & CustomFormProps) {
  if (!isMissingModule(error)) throw error;
  return (
    <>
      <Banner tone="warn">The form for this operation could not be loaded. These are all of its fields.</Banner>
      <FieldGroup {...props} />
    </>
  );
}
