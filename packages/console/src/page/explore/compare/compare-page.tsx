/** Compares the same list of two profiles: items missing on one side, and differences. Read-only. */

import { useQuery, useSuspenseQuery } from '@tanstack/react-query';
import { Link, useNavigate, useSearch } from '@tanstack/react-router';
import { ask } from '../../data/call.ts';
import { useSubject } from '../../data/catalog.ts';
import { sessionOptions } from '../../data/queries.ts';
import { fromURLText } from '../../form/values/url.ts';
import { classNames } from '../../ui/class-names.ts';
import { Select } from '../../ui/controls/choice.tsx';
import patterns from '../../ui/patterns.module.css';
import { Badge } from '../../ui/shown/badge.tsx';
import { Banner, Empty, Failed, Skeleton } from '../../ui/shown/notice.tsx';
import { Page } from '../../ui/shown/page.tsx';
import { counted } from '../../ui/text/number-text.ts';
import { Shown } from '../../ui/text/shown.tsx';
import styles from './compare.module.css';
import { type Comparison, compareLists, type Difference, usualKey } from './differences.ts';
import { counterpart, isComparable, readItems } from './lists.ts';

export function ComparePage() {
  const { operation } = useSearch({ from: '/compare' });
  const { data: session } = useSuspenseQuery(sessionOptions);
  if (operation === undefined || session.profiles.length < 2) {
    return (
      <Page title="Compare">
        <Empty title="Two profiles are needed" action={<Link to="/explore">Explore operations</Link>}>
          Start the console with --live and two profiles, for example --profile emulator --profile production, open a
          list in the explorer and press Compare.
        </Empty>
      </Page>
    );
  }
  return <Compare name={operation} />;
}

function Compare({ name }: { readonly name: string }) {
  const { operation } = useSubject(name);
  const { p = '', with: chosen } = useSearch({ from: '/compare' });
  const navigate = useNavigate({ from: '/compare' });
  const { data: session } = useSuspenseQuery(sessionOptions);
  const here = session.profile ?? '';
  const others = session.profiles.map((one) => one.name).filter((one) => one !== here);
  const there = others.find((one) => one === chosen) ?? others[0] ?? '';
  const { data, error, refetch } = useComparison(name, p, here, there);
  if (!isComparable(operation)) return <NotComparable name={name} />;
  return (
    <Page
      title={`Compare ${name}`}
      lead="Comparing changes nothing. Ids and times differ on each side and are left out."
    >
      <div className={patterns.wrapWide}>
        <span>
          <strong>{here}</strong> with
        </span>
        <Select
          label="The other profile"
          isLabelHidden
          value={there}
          onChange={(next) => navigate({ search: (before) => ({ ...before, with: next }), replace: true })}
          options={others.map((one) => ({ value: one, label: one }))}
        />
        <Link to="/explore/$operation" params={{ operation: name }} search={p === '' ? {} : { p }}>
          Open in Explore
        </Link>
      </div>
      {error !== null ? (
        <Failed title="Could not compare them" error={error} onRetry={() => refetch()} />
      ) : data === undefined ? (
        <Skeleton height="40vh" />
      ) : (
        <Differences comparison={data} sides={[here, there]} />
      )}
    </Page>
  );
}

/** Refetched on every visit, because either side may have changed. */
function useComparison(name: string, p: string, here: string, there: string) {
  const { operation, schemas } = useSubject(name);
  return useQuery({
    queryKey: ['compare', name, p, here, there],
    queryFn: async () => {
      const params = fromURLText(p) ?? {};
      const other = await counterpart(ask, here, there, params);
      const [left, right] = await Promise.all([
        readItems(ask, here, operation, params),
        readItems(ask, there, operation, other),
      ]);
      return compareLists(left, right, schemas.key ?? usualKey([...left, ...right]));
    },
    staleTime: 0,
    enabled: isComparable(operation),
  });
}

function NotComparable({ name }: { readonly name: string }) {
  return (
    <Page title="Compare">
      <Empty title="This operation cannot be compared">
        <code>{name}</code> changes something, or refers to items that cannot be matched by name.
      </Empty>
    </Page>
  );
}

interface DifferencesProps {
  readonly comparison: Comparison;
  readonly sides: readonly [string, string];
}

/** Maximum number of rows shown. */
const MAX_ROWS = 1000;

function Differences({ comparison: { rows, same }, sides }: DifferencesProps) {
  const count = (kind: Difference['kind']): number => rows.filter((row) => row.kind === kind).length;
  const hasFields = rows.some(({ fields }) => fields.length > 0);
  if (rows.length === 0) return <Banner tone="good">No difference: {counted(same, 'item')} on both sides.</Banner>;
  return (
    <>
      <p role="status">
        {count('left')} only in {sides[0]}, {count('right')} only in {sides[1]}, {count('different')} different, {same}{' '}
        the same.
      </p>
      <div className={styles.frame}>
        <table className={classNames(patterns.table, styles.table)} aria-label="Differences">
          <thead>
            <tr>
              <th scope="col">What</th>
              <th scope="col">Where</th>
              {hasFields && (
                <>
                  <th scope="col">Field</th>
                  <th scope="col">{sides[0]}</th>
                  <th scope="col">{sides[1]}</th>
                </>
              )}
            </tr>
          </thead>
          {rows.slice(0, MAX_ROWS).map((row) => (
            <Row key={row.key} row={row} sides={sides} hasFields={hasFields} />
          ))}
        </table>
      </div>
      {rows.length > MAX_ROWS && <p>{counted(rows.length - MAX_ROWS, 'more difference')} are left out.</p>}
    </>
  );
}

interface RowProps {
  readonly row: Difference;
  readonly sides: DifferencesProps['sides'];
  /** True if some row has differing fields. */
  readonly hasFields: boolean;
}

function Row({ row: { key, kind, fields }, sides, hasFields }: RowProps) {
  const [first, ...rest] = fields;
  const where = { left: `Only in ${sides[0]}`, right: `Only in ${sides[1]}`, different: 'Different' }[kind];
  const tone = { left: 'info', right: 'other', different: 'warn' } as const;
  return (
    <tbody>
      <tr>
        <th scope="rowgroup" rowSpan={Math.max(1, fields.length)}>
          <Shown text={key} />
        </th>
        <td rowSpan={Math.max(1, fields.length)} className={styles.where}>
          <Badge tone={tone[kind]}>{where}</Badge>
        </td>
        {hasFields && <Field field={first} />}
      </tr>
      {rest.map((field) => (
        <tr key={field.name}>
          <Field field={field} />
        </tr>
      ))}
    </tbody>
  );
}

function Field({ field }: { readonly field: Difference['fields'][number] | undefined }) {
  return (
    <>
      <td className={styles.value}>{field?.name}</td>
      <td className={styles.value}>{field !== undefined && <Shown text={field.left ?? 'not there'} />}</td>
      <td className={styles.value}>{field !== undefined && <Shown text={field.right ?? 'not there'} />}</td>
    </>
  );
}
