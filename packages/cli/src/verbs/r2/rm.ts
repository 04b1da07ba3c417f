/** `flarewire r2 rm BUCKET/KEY`: deletes objects. */
import { inParallel } from '../../parallel.ts';
import { firstOf, plain } from '../../plain.ts';
import { codeOf, type ExitCode, type Verb } from '../../verb.ts';
import { WrongInput } from '../../wrong-input.ts';
import { confirmed, PLAN_FLAG, planned, sessionOf, YES_FLAG } from '../common.ts';
import { count } from '../show.ts';
import { bucketParams, objectsIn, placeIn, R2_FLAGS } from './place.ts';

export const r2Rm: Verb = {
  summary: 'Delete an object, or with --recursive all objects under a prefix',
  takes: 'BUCKET/KEY',
  names: ['r2.buckets.list'],
  notes: 'To delete a bucket: flarewire r2 buckets delete BUCKET',
  flags: {
    recursive: { type: 'boolean', short: 'r', about: 'delete all objects whose keys begin with KEY' },
    ...PLAN_FLAG,
    ...YES_FLAG,
    ...R2_FLAGS,
  },
  run: async (given, io): Promise<ExitCode> => {
    const [text, more] = given.words;
    if (text === undefined || more !== undefined)
      throw new WrongInput('Usage: flarewire r2 rm BUCKET/KEY, or flarewire r2 rm BUCKET/PREFIX --recursive');
    const { bucket, key } = placeIn(text);
    const isAll = given.isOn('recursive');
    if (key === '' && !isAll) throw new WrongInput(`Give a key: flarewire r2 rm ${bucket}/KEY, or add --recursive.`);
    const session = await sessionOf(given, io);
    const params = await bucketParams(bucket, given, session, io);
    const keys: string[] = [];
    for await (const object of objectsIn(session, params, key, io.interrupted))
      if (isAll || object.key === key) keys.push(object.key);
    if (keys.length === 0) throw new WrongInput(`No object ${isAll ? 'under ' : ''}"${bucket}/${key}".`);
    if (given.isOn('plan')) return planned(keys, io);
    const what = `This deletes ${count(keys.length, 'object')} from ${bucket}: ${firstOf(keys)}`;
    if (!(await confirmed(given, io, what))) return 2;
    let failed = 0;
    let done = 0;
    await inParallel(keys, 4, async (object_key) => {
      try {
        await session.client.call(
          'r2.buckets.objects.delete' as string,
          { ...params, object_key },
          { signal: io.interrupted },
        );
        done++;
      } catch (error) {
        if (io.interrupted.aborted) throw error;
        failed++;
        io.err(`${plain(object_key)}: ${error instanceof Error ? error.message : String(error)}\n`);
      }
      io.progress?.(`${done} of ${keys.length} deleted`);
    });
    io.err(`${done} of ${count(keys.length, 'object')} deleted.\n`);
    return codeOf(done, failed);
  },
};
