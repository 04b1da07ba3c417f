/** Zone files of a zone: one to be read in, or its records written out as one. */
import { useMutation } from '@tanstack/react-query';
import { Download, Upload } from 'lucide-react';
import { Suspense, useState } from 'react';
import { textOf } from '../../data/answer.ts';
import { call } from '../../data/call.ts';
import { download } from '../../ui/bytes/download.ts';
import { Button } from '../../ui/controls/button.tsx';
import { late } from '../../ui/late.tsx';
import { tellFailure } from '../items/ask.tsx';
import { useChoices } from '../resources/place.tsx';
import type { Context } from '../resources/template.ts';

/** Few import a file: its reader comes late. */
const ZoneImport = late(async () => (await import('./zone-import.tsx')).ZoneImport);

export function ZoneFileButtons({ context }: { readonly context: Context }) {
  const [isOpen, setOpen] = useState(false);
  const { items = [] } = useChoices('zones.list');
  const zone = items.find(({ id }) => id === context.zone_id);
  const { zone_id = '' } = context;
  const save = useMutation({
    mutationFn: async () => textOf(await call('dns.records.export', { zone_id })),
    onSuccess: (text) => download(text, `${String(zone?.name ?? 'zone')}.txt`, 'text/plain'),
    onError: (error) => tellFailure('The zone file could not be written', error),
  });
  return (
    <>
      <Button onPress={() => setOpen(true)} isDisabled={zone === undefined}>
        <Upload size={15} aria-hidden />
        Import
      </Button>
      <Button onPress={() => save.mutate()} isPending={save.isPending}>
        <Download size={15} aria-hidden />
        Export
      </Button>
      {isOpen && zone !== undefined && (
        <Suspense>
          <ZoneImport zoneId={zone_id} zone={String(zone.name)} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
