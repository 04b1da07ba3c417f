/** The form that purges a cache: the kind, and one entry per line, counted against the limit per call. */
import { useRef, useState } from 'react';
import { TextField } from '../../../ui/controls/field.tsx';
import { Radios } from '../../../ui/controls/radio.tsx';
import { Banner } from '../../../ui/shown/notice.tsx';
import { FieldView } from '../../boxes/field-view.tsx';
import { useForm } from '../../form-tools.ts';
import { getAt, setAt, without } from '../../values/paths.ts';
import { problemsAt } from '../../values/problems.ts';
import type { CustomFormProps } from '../custom-props.ts';
import { FieldPlace, Layout } from '../layout.tsx';
import { kindOf, lineProblem, linesOf, MAX, MAX_FILES, PARAMETER, PARAMETERS, type PurgeKind } from './purge-kinds.ts';

const KINDS: readonly { readonly value: PurgeKind; readonly label: string; readonly note: string }[] = [
  { value: 'files', label: 'URLs', note: 'Single files, by URL' },
  { value: 'prefixes', label: 'Prefixes', note: 'Everything under a path on one host' },
  { value: 'hosts', label: 'Hosts', note: 'Everything on a hostname' },
  { value: 'tags', label: 'Tags', note: 'Everything the origin marked with a Cache-Tag' },
  { value: 'headers', label: 'URLs with headers', note: 'If the cache key includes headers' },
  { value: 'everything', label: 'Everything', note: 'The whole cache of the zone' },
];

const PLACEHOLDER: Readonly<Partial<Record<PurgeKind, string>>> = {
  files: 'https://www.example.com/css/styles.css',
  prefixes: 'www.example.com/images',
  hosts: 'www.example.com',
  tags: 'product-42',
};

export function PurgeForm(props: CustomFormProps) {
  const { params, problems } = props;
  const { subject, change } = useForm();
  const given = kindOf(params);
  const [picked, setPicked] = useState<PurgeKind>();
  const kind = given === 'files' && picked === 'headers' ? 'headers' : (given ?? picked);
  const isMarking = subject.operation.name.startsWith('cache.invalidate');
  // Restores the entries of a kind when it is selected again.
  const left = useRef(new Map<PurgeKind, unknown>());
  const choose = (value: string): void => {
    const next = value as PurgeKind; // the options are purge kinds
    if (kind !== undefined) left.current.set(kind, params[PARAMETER[kind]]);
    setPicked(next);
    const start = next === 'everything' ? true : next === 'headers' ? [{}] : undefined;
    change('', (now) => setAt(without(now, PARAMETERS), [PARAMETER[next]], left.current.get(next) ?? start));
  };
  return (
    <Layout {...props} names={PARAMETERS}>
      {(field) => {
        const files = field('files');
        return (
          <>
            <Radios
              label={isMarking ? 'Mark as stale' : 'Purge'}
              options={KINDS}
              value={kind}
              onChange={choose}
              error={kind === undefined ? problemsAt(problems, '')[0]?.text : undefined}
            />
            {kind === 'everything' && (
              <FieldPlace pointer="/purge_everything">
                <Banner tone="warn">
                  <strong>Everything in the cache of the zone.</strong>{' '}
                  {isMarking
                    ? 'The next request for each file is revalidated with the origin, all at about the same time.'
                    : 'Every file is fetched from the origin again, which takes the load until the cache is filled.'}
                </Banner>
              </FieldPlace>
            )}
            {kind === 'headers' && files !== undefined && (
              <FieldView field={files} params={params} problems={problems} />
            )}
            {kind !== undefined && kind !== 'everything' && kind !== 'headers' && (
              <Lines key={kind} kind={kind} params={params} problems={problems} />
            )}
          </>
        );
      }}
    </Layout>
  );
}

interface LinesProps extends Pick<CustomFormProps, 'params' | 'problems'> {
  readonly kind: PurgeKind;
}

function Lines({ kind, params, problems }: LinesProps) {
  const { change } = useForm();
  const [draft, setDraft] = useState<string>();
  const name = PARAMETER[kind];
  const pointer = `/${name}`;
  const value = getAt(params, [name]);
  const lines = Array.isArray(value) ? value.map(String) : [];
  const isOfDraft = draft !== undefined && linesOf(draft).join('\n') === lines.join('\n');
  const type = (text: string): void => {
    setDraft(text);
    const next = linesOf(text);
    change(pointer, (now) => setAt(now, [name], next.length === 0 ? undefined : next));
  };
  const label = KINDS.find((one) => one.value === kind)?.label ?? kind;
  return (
    <FieldPlace pointer={pointer}>
      <TextField
        label={label}
        aside={<span>{counted(kind, lines.length)}</span>}
        value={isOfDraft ? draft : lines.join('\n')}
        onChange={type}
        lines={6}
        mono
        placeholder={PLACEHOLDER[kind]}
        hint="One a line."
        error={lineProblem(kind, lines) ?? problemsAt(problems, pointer)[0]?.text}
        isRequired
      />
    </FieldPlace>
  );
}

const counted = (kind: PurgeKind, count: number): string =>
  kind === 'files' ? `${count} of ${MAX} (Enterprise: ${MAX_FILES})` : `${count} of ${MAX}`;
