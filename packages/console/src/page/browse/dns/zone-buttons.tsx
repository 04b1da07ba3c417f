/** Imports a zone file or exports a zone's records as one. */
import { useMutation } from '@tanstack/react-query';
import { Upload } from 'lucide-react';
import { Suspense, useState } from 'react';
import { textOf } from '../../data/answer.ts';
import { call } from '../../data/call.ts';
import { download } from '../../ui/bytes/download.ts';
import { Button } from '../../ui/controls/button.tsx';
import { late } from '../../ui/late.tsx';
import { tellFailure } from '../items/ask.tsx';
import { useChoices } from '../resources/place.tsx';
import type { Context } from '../resources/template.ts';

/** Imports are rare, so the parser is loaded on demand. */
const ZoneImport = late(async () => (await import('./zone-import.tsx')).ZoneImport);

/** Undefined while the zones are loading. */
function useZone({ zone_id }: Context) {
  const { items = [] } = useChoices('zones.list');
  return items.find(({ id }) => id === zone_id);
}

export function ImportButton({ context }: { readonly context: Context }) {
  const [isOpen, setOpen] = useState(false);
  const zone = useZone(context);
  return (
    <>
      <Button onPress={() => setOpen(true)} isDisabled={zone === undefined}>
        <Upload size={15} aria-hidden />
        Import
      </Button>
      {isOpen && zone !== undefined && (
        <Suspense>
          <ZoneImport zoneId={String(zone.id)} zone={String(zone.name)} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}

/** Downloads all records as a zone file. */
export function useZoneFile(context: Context) {
  const zone = useZone(context);
  return useMutation({
    mutationFn: async () => textOf(await call('dns.records.export', { zone_id: context.zone_id ?? '' })),
    onSuccess: (text) => download(text, `${String(zone?.name ?? 'zone')}.txt`, 'text/plain'),
    onError: (error) => tellFailure('Could not export the zone file', error),
  });
}
