/** Shows that the emulator agrees with everything observed of an operation at the real API, and where that was. */
import { queryOptions, useQuery } from '@tanstack/react-query';
import { BadgeCheck } from 'lucide-react';
import { classNames } from '../ui/class-names.ts';
import patterns from '../ui/patterns.module.css';
import { counted } from '../ui/text/number-text.ts';
import styles from './operation-page.module.css';

/** Operations with the number of observations and the indexes of their sources; made by `npm run observed -- --write`. */
interface Verified {
  readonly sources: readonly string[];
  readonly operations: Readonly<Record<string, readonly number[]>>;
}

const load = async (): Promise<Verified> => (await import('./verified.json', { with: { type: 'json' } })).default;

export const verifiedOptions = queryOptions({
  queryKey: ['verified'],
  queryFn: load,
  staleTime: Number.POSITIVE_INFINITY,
});

export function VerifiedFact({ name }: { readonly name: string }) {
  const { data } = useQuery(verifiedOptions);
  const [count, ...sources] = data?.operations[name] ?? [];
  if (data === undefined || count === undefined) return null;
  return (
    <div className={styles.fact}>
      <dt>Emulator</dt>
      <dd>
        <span
          className={classNames(patterns.inlineSmall, styles.verified)}
          title={verifiedText(
            count,
            sources.map((index) => data.sources[index] ?? ''),
          )}
        >
          <BadgeCheck size={15} aria-hidden />
          Verified by {counted(count, 'observation')}
        </span>
      </dd>
    </div>
  );
}

/** `Agrees with 2 observations of the real API (cloudflare/workers-sdk)` */
const verifiedText = (count: number, sources: readonly string[]): string =>
  `Agrees with ${counted(count, 'observation')} of the real API (${sources.join(', ')})`;
