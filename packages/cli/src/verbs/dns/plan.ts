/** `flarewire dns plan`: compares the records of a zone with a file or another zone. */
import type { Verb } from '../../verb.ts';
import { display, FLAGS, NOTES, planFor } from './wanted.ts';

export const dnsPlan: Verb = {
  summary: 'Compare the records of a zone with a file or another zone, without changing anything',
  takes: '--zone ZONE --file FILE --owned MARK',
  notes: NOTES,
  flags: FLAGS,
  run: async (given, io) => {
    const { planned } = await planFor(given, io);
    await io.out(given.isOn('json') ? `${JSON.stringify(planned)}\n` : `${display(planned)}\n`);
    return 0;
  },
};
