/** `flarewire r2 ls BUCKET/PREFIX`: objects of a bucket. */
import type { ExitCode, Verb } from '../../verb.ts';
import { WrongInput } from '../../wrong-input.ts';
import { sessionOf } from '../common.ts';
import { FORMAT_FLAG, showList } from '../show.ts';
import { bucketParams, objectsIn, placeIn, R2_FLAGS } from './place.ts';

export const r2Ls: Verb = {
  summary: 'List the objects of a bucket, or all buckets without an argument',
  takes: 'BUCKET[/PREFIX]',
  names: ['r2.buckets.list'],
  flags: { ...FORMAT_FLAG, ...R2_FLAGS },
  run: async (given, io): Promise<ExitCode> => {
    const [text, more] = given.words;
    if (text === undefined || more !== undefined) throw new WrongInput('Usage: flarewire r2 ls BUCKET[/PREFIX]');
    const { bucket, key } = placeIn(text);
    const session = await sessionOf(given, io);
    const params = await bucketParams(bucket, given, session, io);
    await showList(objectsIn(session, params, key, io.interrupted), given, io, [
      'key',
      'size',
      'last_modified',
      'etag',
    ]);
    return 0;
  },
};
