/** Behaviour of both packages under identical faults. */
import { fileURLToPath } from 'node:url';
import { withEmulator } from '../emulator-module.ts';
import type { Measurement, Scored, Subject } from '../measurement.ts';
import type { Answers } from '../processes.ts';
import { place } from '../programs.ts';
import { turnsOf } from '../rounds.ts';
import { type ScorePart, scoreParts } from '../score-rows.ts';

export const scoring: Measurement = {
  name: 'score',
  how: `The same program runs with each package, both at the same time, against an emulator or a small server of its own in another process,
over sockets; clients have their defaults but for what a row names, and no retries in rows on single answers. Requests and 429s are counted
around the global \`fetch\`. The limit is that of the API with a window of 3 s in place of 5 minutes (and no penalty for who exceeds it),
which a wait lengthens by at most a second; answers are lost by resetting the connection after the work was done. In an outage the server asks
for waits of 20 ms, to shorten the run. A list that does not end is stopped after 100 requests, a call that does not after 5 s. Secrets (the token,
a Worker secret's text, the value of a new token) are searched in what \`util.inspect\` and \`JSON.stringify\` make of each log line, error and
client; the server quotes the secret in its refusal. With \`--quick\` all is smaller, as the rows
say. The memory of uploads stands in the table of figures.`,
  measure: async (context) => {
    const subjects = await context.subjects();
    const server = fileURLToPath(new URL('../programs/score-server.ts', import.meta.url));
    const { line: control, stop } = await context.processes.start(withEmulator(context.root, server));
    const size = context.quick ? 'quick' : 'whole';
    const see = async ({ name, folder }: Subject, part: string): Promise<Answers> =>
      context.processes.answers([await place('score', folder), name, part, control, size], { cwd: folder });
    try {
      const parts = scoreParts(context.quick);
      const scored: Scored[] = [];
      for (const [index, part] of parts.entries()) {
        const { ours, official } = turnsOf(subjects, (subject) => see(subject, part.name));
        const [seen, officialSeen] = await Promise.all([ours(), official?.()]);
        scored.push(...rowsOf(part, seen, officialSeen));
        context.progress(index + 1, parts.length);
      }
      return scored;
    } finally {
      stop();
    }
  },
};

function rowsOf({ name, rows }: ScorePart, seen: Answers, officialSeen: Answers | undefined): Scored[] {
  return rows.map(({ what, ideal, key }) => {
    const [ours, official] = [seen[key], officialSeen?.[key]];
    if (ours === undefined) throw new Error(`The part "${name}" says nothing of "${key}".`);
    return { what, ideal, ours: text(ours), ...(official !== undefined && { official: text(official) }) };
  });
}

const text = (answer: string | number): string =>
  typeof answer === 'number' ? answer.toLocaleString('en-US') : answer;
