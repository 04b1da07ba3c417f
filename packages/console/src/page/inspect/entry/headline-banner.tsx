/** Shows the error of a request as a headline. */
import type { JournalEntry } from '@flarewire/emulator';
import { useCatalog } from '../../data/catalog.ts';
import { Banner } from '../../ui/shown/notice.tsx';
import { Shown } from '../../ui/text/shown.tsx';
import styles from './detail.module.css';
import { headlineOf } from './headline.ts';

export function HeadlineBanner({ entry }: { readonly entry: JournalEntry }) {
  const operation = useCatalog().byName.get(entry.operation ?? '');
  const headline = headlineOf(entry, operation);
  if (headline === undefined) return null;
  const { title, messages, advice } = headline;
  const isOurs = entry.status !== undefined && entry.status < 500;
  return (
    <Banner tone={isOurs ? 'warn' : 'bad'}>
      <div className={styles.headline}>
        <h3>
          {title} {messages.length > 0 && <Shown text={messages.join(' · ')} />}
        </h3>
        {advice.map((line) => (
          <p key={line}>
            <Shown text={line} />
          </p>
        ))}
      </div>
    </Banner>
  );
}
