/** `flarewire explain` of every operation: without parameters it has an example, or stands with what is missing in capitals. */
import { index } from '@flarewire/contract';
import { wordsOf } from '@flarewire/snippets/command/words';
import { expect, test } from 'vitest';
import { runWords } from './test-support.ts';

test('every operation is explained in all forms', async () => {
  const wrong: Record<string, string> = {};
  for (const { name } of index().operations) {
    const seen = await runWords(['explain', ...wordsOf(name)]).catch((error: unknown) => ({
      code: 1,
      out: '',
      err: String(error),
    }));
    const forms = seen.out.match(/^# (curl|typescript|fetch|cli|react)$/gm) ?? [];
    if (seen.code !== 0 || forms.length !== 5) wrong[name] = `${seen.code} ${seen.err.slice(0, 200)}`;
  }
  expect(wrong).toEqual({});
});
