/** `flarewire dns apply`: makes the records of a zone match a file or another zone. */
import { apply } from 'flarewire/dns';
import { plain } from '../../plain.ts';
import { codeOf, type Verb } from '../../verb.ts';
import { ALLOW_DELETES, confirmed, YES_FLAG } from '../common.ts';
import { display, FLAGS, NOTES, planFor } from './wanted.ts';

export const dnsApply: Verb = {
  summary: 'Make the records of a zone match a file or another zone',
  takes: '--zone ZONE --file FILE --owned MARK',
  notes: `${NOTES} The plan is shown first. If a record has changed since, nothing is sent.`,
  flags: { ...FLAGS, ...YES_FLAG, ...ALLOW_DELETES },
  run: async (given, io) => {
    const { planned, client } = await planFor(given, io);
    io.err(`${display(planned)}\n`);
    const changes = planned.steps.filter(({ action }) => action !== 'keep').length;
    if (changes === 0) return 0;
    if (!(await confirmed(given, io, `This makes ${changes} ${changes === 1 ? 'change' : 'changes'}`))) return 2;
    const { results } = await apply(client, planned, {
      signal: io.interrupted,
      ...(given.isOn('allow-deletes') && { allowDeletes: true }),
      onProgress: ({ done, total }) => io.progress?.(`${done} of ${total} records`),
    });
    for (const { step, outcome, error } of results)
      await io.out(
        `${given.isOn('json') ? JSON.stringify({ ...step, outcome, ...(error && { error: error.message }) }) : `${outcome.padEnd(7)} ${step.action} ${plain(step.name)}${error ? `: ${plain(error.message)}` : ''}`}\n`,
      );
    const done = results.filter(({ outcome }) => outcome === 'done' || outcome === 'already').length;
    return codeOf(done, results.length - done);
  },
};
