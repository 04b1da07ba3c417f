/** Shows fields side by side without collapsing any, for forms where few of many are filled in. */
import { useMemo } from 'react';
import { ParamsForm } from '../../form/params-form.tsx';
import type { Params, Subject } from '../../form/schema.ts';
import styles from '../resources/resource.module.css';

interface LooseFormProps {
  readonly subject: Subject;
  readonly params: Params;
  readonly onChange: (params: Params) => void;
  readonly showProblems: boolean;
}

export function LooseForm({ subject, params, onChange, showProblems }: LooseFormProps) {
  const singles = useMemo(
    () =>
      subject.schemas.params.map((param): readonly [string, Subject] => [
        param.name,
        { ...subject, schemas: { ...subject.schemas, params: [param] } },
      ]),
    [subject],
  );
  return (
    <div className={styles.loose}>
      {singles.map(([name, single]) => (
        // Each form gets its own parameter only, because it does not know the others.
        <ParamsForm
          key={name}
          isGenerated
          subject={single}
          params={name in params ? { [name]: params[name] } : {}}
          onChange={(own) => {
            const { [name]: _, ...rest } = params;
            onChange({ ...rest, ...own });
          }}
          showProblems={showProblems}
        />
      ))}
    </div>
  );
}
