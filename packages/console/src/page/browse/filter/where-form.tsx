/** Shows the parameters of a list operation as a form. */

import { useMemo, useState } from 'react';
import { useSubject } from '../../data/catalog.ts';
import type { Subject } from '../../form/schema.ts';
import { problemsOf } from '../../form/values/problems.ts';
import { Button } from '../../ui/controls/button.tsx';
import patterns from '../../ui/patterns.module.css';
import type { Params } from '../items/any-call.ts';
import { LooseForm } from '../items/loose-form.tsx';
import styles from '../resources/resource.module.css';
import type { Resource } from '../resources/resources.ts';

/** The table handles paging itself. */
const PAGING = /^(page|per_page|limit|cursor|page_token|offset|page_size)$/;

/** The list operation with its filter parameters only; undefined if it has none. */
export function useListParams({ list }: Resource): Subject | undefined {
  const subject = useSubject(list?.name ?? '');
  return useMemo(() => {
    const params = subject.schemas.params.filter((param) => param.in !== 'path' && !PAGING.test(param.name));
    const { body: _, ...schemas } = subject.schemas;
    const operation = { ...subject.operation, path: '' };
    return params.length === 0 ? undefined : { ...subject, operation, schemas: { ...schemas, params } };
  }, [subject]);
}

interface WhereFormProps {
  readonly subject: Subject;
  readonly where: Params;
  /** Undefined for no parameters. */
  readonly onWhere: (where: Params | undefined) => void;
  readonly onClose: () => void;
}

export function WhereForm({ subject, where, onWhere, onClose }: WhereFormProps) {
  const [params, setParams] = useState(where);
  const [showProblems, setShowProblems] = useState(false);
  const submit = (): void => {
    const isReady = problemsOf(subject, params).length === 0;
    setShowProblems(!isReady);
    if (isReady) onWhere(Object.keys(params).length === 0 ? undefined : params);
  };
  return (
    <form
      className={patterns.surfaceColumn}
      aria-label="Conditions of the API"
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      <div className={styles.whereFields}>
        <LooseForm subject={subject} params={params} onChange={setParams} showProblems={showProblems} />
      </div>
      <div className={styles.whereEnd}>
        <Button type="submit" small look="main">
          Apply
        </Button>
        <Button small onPress={() => onWhere(undefined)}>
          Clear
        </Button>
        <Button small look="quiet" onPress={onClose}>
          Close
        </Button>
      </div>
    </form>
  );
}
