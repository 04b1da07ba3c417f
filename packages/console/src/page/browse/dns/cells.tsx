/** Table cells of DNS records: the type as a badge, the TTL in words, the proxy status as a switch. */

import { type ReactNode, useState } from 'react';
import { splitName } from '../../form/custom/dns/record-name.ts';
import { classNames } from '../../ui/class-names.ts';
import patterns from '../../ui/patterns.module.css';
import { Badge, type Tone } from '../../ui/shown/badge.tsx';
import type { Item } from '../../ui/table/cell-value.ts';
import { Shown } from '../../ui/text/shown.tsx';
import { shownText } from '../../ui/text/shown-name.ts';
import { change, mendOf } from '../items/any-call.ts';
import { tellFailure } from '../items/ask.tsx';
import type { Row } from '../list/use-rows.ts';
import styles from '../resources/resource.module.css';
import type { Context } from '../resources/template.ts';
import { ttlText } from './ttl.ts';

const TONES: Readonly<Record<string, Tone>> = {
  A: 'info',
  AAAA: 'info',
  CNAME: 'good',
  MX: 'warn',
  TXT: 'plain',
  NS: 'other',
  SRV: 'other',
  CAA: 'other',
};

/** @param zone the name of the zone, once known: names are shown relative to it */
export function dnsCell(id: string, context: Context, zone: string | undefined): ((row: Row) => ReactNode) | undefined {
  if (id === 'type')
    return ({ item }) => (
      <Badge mono tone={TONES[String(item.type)] ?? 'plain'}>
        {String(item.type)}
      </Badge>
    );
  if (id === 'ttl') return ({ item }) => ttlText(item.ttl);
  if (id === 'proxied') return ({ item }) => <Proxied item={item} place={context.zone_id ?? ''} zone={zone} />;
  if (id === 'content' || id === 'name')
    return ({ item }) => (
      <span className={classNames(patterns.ellipsisPre, styles.code)} title={shownText(String(item[id] ?? ''))}>
        {id === 'content' && typeof item.priority === 'number' && (
          <span className={styles.no} title="Priority">
            {item.priority}{' '}
          </span>
        )}
        <Shown text={id === 'name' ? splitName(String(item.name ?? ''), zone) : String(item[id] ?? '')} />
      </span>
    );
  return undefined;
}

interface ProxiedProps {
  readonly item: Item;
  /** The zone's id. */
  readonly place: string;
  /** The zone's name. */
  readonly zone: string | undefined;
}

/** Plain elements, because there is one per row. */
function Proxied({ item, place, zone }: ProxiedProps) {
  const [wanted, setWanted] = useState<boolean>();
  if (item.proxiable === false || typeof item.proxied !== 'boolean') return <span className={styles.no}>–</span>;
  const isOn = wanted ?? item.proxied;
  const toggle = async (): Promise<void> => {
    setWanted(!isOn);
    const { id } = item;
    const name = splitName(String(item.name), zone);
    try {
      const params = { zone_id: place, dns_record_id: id, proxied: !isOn };
      await change('dns.records.edit', params, (answer) => mendOf('dns_record_id', String(id), answer));
    } catch (error) {
      tellFailure(`${name} could not be ${isOn ? 'set to DNS only' : 'proxied'}`, error);
    }
    setWanted(undefined);
  };
  return (
    <button
      type="button"
      role="switch"
      aria-checked={isOn}
      aria-label={`Proxy ${item.type} ${shownText(splitName(String(item.name), zone))}`}
      disabled={wanted !== undefined}
      className={styles.proxy}
      onClick={() => void toggle()}
    >
      <span aria-hidden className={styles.track} />
      {isOn ? 'On' : 'Off'}
    </button>
  );
}
