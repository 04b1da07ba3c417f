/** Edits a rewrite: path and query (https://developers.cloudflare.com/rules/transform/url-rewrite/), or headers. */
import { isObject } from '@flarewire/schema';
import { FieldView } from '../../../boxes/field-view.tsx';
import { branchFields, type Field, fieldsIn } from '../../../fields.ts';
import { useForm } from '../../../form-tools.ts';
import { getAt, removeAt } from '../../../values/paths.ts';
import { HeaderRows } from './header-rows.tsx';
import styles from './parameters.module.css';
import type { ParametersProps } from './redirect-box.tsx';
import { ValueBox } from './value-box.tsx';

export function RewriteBox({ field, phase, params, problems }: ParametersProps) {
  const { subject, change } = useForm();
  const fields = fieldsIn(subject, field, params);
  const uri = fields.find(({ name }) => name === 'uri');
  const headers = fields.find(({ name }) => name === 'headers');
  const has = (one: Field): boolean => getAt(params, one.path) !== undefined;
  // A phase accepts one of the two; an existing value of the other is shown too.
  const showsURL = uri !== undefined && (phase === undefined || phase === 'http_request_transform' || has(uri));
  const showsHeaders = headers !== undefined && (phase !== 'http_request_transform' || has(headers));
  if (!showsURL && !showsHeaders) return <FieldView field={field} isFrameless params={params} problems={problems} />;
  // Drop the object if nothing remains in it.
  const remove = (): void => {
    if (uri === undefined) return;
    change(uri.pointer, (now) => {
      const left = getAt(now, uri.path);
      return isObject(left) && Object.keys(left).length === 0 ? removeAt(now, uri.path) : now;
    });
  };
  return (
    <div className={styles.parts}>
      {showsURL &&
        ['path', 'query']
          .flatMap((name) => branchFields(subject, uri, params).find((one) => one.name === name) ?? [])
          .map((part) => (
            <ValueBox
              key={part.pointer}
              field={part}
              {...partWords(part)}
              params={params}
              problems={problems}
              remove={remove}
            />
          ))}
      {showsHeaders && <HeaderRows field={headers} phase={phase} params={params} problems={problems} />}
    </div>
  );
}

const partWords = ({ name }: Field) =>
  name === 'path'
    ? { label: 'Path', kept: 'Preserve the path', placeholder: '/archive' }
    : {
        label: 'Query',
        kept: 'Preserve the query',
        placeholder: 'lang=en',
        hint: 'Without the ?. Empty text removes the query.',
      };
