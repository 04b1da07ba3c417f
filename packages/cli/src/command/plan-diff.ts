/** `--plan=diff`: a change rehearsed on a local copy of what it touches, and what would be different afterwards. */
import type { Cloudflare } from 'flarewire';
import type { Params } from '../input/params.ts';
import type { Io } from '../io.ts';
import { masksOf } from '../mcp/masks.ts';
import { rehearse } from '../mcp/rehearse.ts';
import type { Subject } from '../tree/subject.ts';
import type { ExitCode } from '../verb.ts';

export interface Rehearsal {
  readonly client: Cloudflare;
  readonly subject: Subject;
  readonly params: Params;
  readonly io: Io;
  readonly isJson: boolean;
}

export async function planDiff({ client, subject, params, io, isJson }: Rehearsal): Promise<ExitCode> {
  const masks = masksOf(subject, new Set());
  masks.params(params);
  const { differences, notes } = await rehearse(
    { subject, params },
    {
      client,
      signal: io.interrupted,
      load: () => import('@flarewire/emulator'),
      report: (text) => io.err(masks.text(text)),
    },
  );
  const shown = (value: unknown): string => masks.text(JSON.stringify(value ?? null));
  for (const one of differences) {
    if (isJson) {
      const hidden = 'fields' in one ? { fields: masks.answer(one.fields) } : { value: masks.answer(one.value) };
      await io.out(`${masks.text(JSON.stringify({ ...one, ...hidden }))}\n`);
      continue;
    }
    const sign = { created: '+', deleted: '-', changed: '~' }[one.change];
    await io.out(`${masks.text(`${sign} ${one.at}`)}\n`);
    if ('fields' in one)
      for (const [name, { before, after }] of Object.entries(masks.answer(one.fields) as typeof one.fields)) // the same fields
        await io.out(`    ${name}: ${shown(before)} → ${shown(after)}\n`);
    else
      for (const [name, value] of Object.entries(Object(masks.answer(one.value))))
        await io.out(`    ${name}: ${shown(value)}\n`);
  }
  for (const note of notes) io.err(`${note}\n`);
  io.err('Rehearsed on a local copy. Nothing was sent.\n');
  return 0;
}
