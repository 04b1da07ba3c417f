/** Each promise in the guides' tables has a test: its row names the test here. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { tableOf } from './tables.ts';

const root = join(import.meta.dirname, '../..');
const BACKUP = 'packages/backup/src/';
const TOOLKIT = 'packages/client/src/toolkit/';
const DEPLOY = `${TOOLKIT}deploy/`;
const REDIS = 'test/redis/';

interface Promises {
  readonly page: string;
  /** Header of the table. */
  readonly head: string;
  /** First cell of each row, with the file and title of its test. */
  readonly rows: Readonly<Record<string, readonly [file: string, title: string]>>;
}

const TABLES: readonly Promises[] = [
  {
    page: 'docs/backup.md',
    head: 'guarantees of a backup |',
    rows: {
      'lists are complete': [`${BACKUP}promises.test.ts`, 'lists are read to the end by cursor'],
      'resources are found under any path': [
        `${BACKUP}promises.test.ts`,
        'resources with different paths for list and create are backed up',
      ],
      'buckets of every jurisdiction': [
        `${BACKUP}forms.test.ts`,
        'buckets of each jurisdiction are restored with their settings',
      ],
      'lists that are written as a whole': [
        `${BACKUP}forms.test.ts`,
        'a list that is written as a whole is one resource',
      ],
      'creates whose body is a list or the item itself': [
        `${BACKUP}forms.test.ts`,
        'items whose create takes a list or the item as its body are restored one by one',
      ],
      'settings of hostnames': [`${BACKUP}forms.test.ts`, 'settings of hostnames are read for each setting'],
      'fields that only an update accepts': [
        `${BACKUP}promises.test.ts`,
        'fields that only a change accepts are saved and restored',
      ],
      'unreadable resources': [
        `${BACKUP}promises.test.ts`,
        'a list that could not be read is reported as unread by a diff',
      ],
      'existing resources that a backup cannot contain': [
        `${BACKUP}promises.test.ts`,
        'resources that a backup cannot contain are listed with the reason',
      ],
      'deleted items that are still listed': [
        `${BACKUP}promises.test.ts`,
        'deleted resources that are still listed are not backed up',
      ],
      'one resource under two paths': [`${BACKUP}promises.test.ts`, 'a resource with two URLs is backed up once'],
      saving: [
        `${BACKUP}promises.test.ts`,
        'files of others remain, and an interrupted save is never opened as complete',
      ],
    },
  },
  {
    page: 'docs/backup.md',
    head: 'guarantees of a restore |',
    rows: {
      'a resource that cannot be read in the target': [
        `${BACKUP}promises.test.ts`,
        'a list that could not be read is skipped by a restore, which creates nothing twice',
      ],
      'items changed, deleted or created since the plan': [
        `${BACKUP}promises.test.ts`,
        'a restore checks the current state before it changes, creates or deletes',
      ],
      'ids of the backup': [`${BACKUP}promises.test.ts`, 'a restore replaces ids inside texts'],
      'a required secret, or a header with one': [
        `${BACKUP}promises.test.ts`,
        'a restore skips only the items that lack a secret',
      ],
      'items that depend on skipped ones': [
        `${BACKUP}promises.test.ts`,
        'a restore skips only the items that lack a secret',
      ],
      'items that are not in the backup': [
        `${BACKUP}promises.test.ts`,
        'a restore lists resources that are not in the backup, and deletes them only on request',
      ],
      'items created along with another, such as the entries of a profile': [
        `${BACKUP}wipe.sweep.test.ts`,
        'a wiped account and its zone are restored from files, but for what the plan says',
      ],
      purchases: [`${BACKUP}forms.test.ts`, 'no restore buys anything'],
      'a second plan': [
        `${BACKUP}round-trip.sweep.test.ts`,
        'every resource is restored to an empty account without a difference, or is skipped with the reason',
      ],
    },
  },
  {
    page: 'docs/toolkit.md',
    head: 'case | what happens',
    rows: {
      'the response is lost, cut off or replaced by a 502': [
        'test/whole-api/lost-creates.test.ts',
        'a lost create with %s parameters is processed once and found',
      ],
      'timeout, or 504': [
        `${TOOLKIT}exact.test.ts`,
        'retry: exact does not send again after a timeout while the server may still be working, and says so',
      ],
      'another item has the key': [`${TOOLKIT}create.test.ts`, 'create does not accept a different object as its own'],
      'it was deleted and is still listed': [
        `${TOOLKIT}create.test.ts`,
        'ensure creates deleted tunnels and virtual networks again, although they are still listed',
      ],
      'several records with the same name': [
        `${TOOLKIT}create.test.ts`,
        'ensure distinguishes records of one name that are given by their data',
      ],
      'the API normalizes it (`Mail.Example.com.`, `2001:DB8:0::1`, IDN, the TTL of proxied records, ids shown as objects)':
        [`${TOOLKIT}create.test.ts`, 'ensure changes nothing the second time for %s'],
      'fields that no response shows, such as passwords': [
        'test/whole-api/lost-creates.test.ts',
        'a lost create with %s parameters is processed once and found',
      ],
      'fields that cannot be updated': [
        `${TOOLKIT}create.test.ts`,
        'create does not accept a different object as its own',
      ],
      'the list shows less than the create returns': [
        `${TOOLKIT}create.test.ts`,
        'ensure returns a found object in the shape of the create',
      ],
    },
  },
  {
    page: 'docs/deploy.md',
    head: 'case | what happens',
    rows: {
      '`.wrangler/deploy/config.json`, as written by the Vite plugin and other builds': [
        `${DEPLOY}wrangler-settings.test.ts`,
        'the output of a build is deployed, with its static files',
      ],
      '`assets` without a `directory` and without the output of a build': [
        `${DEPLOY}wrangler-settings.test.ts`,
        'a missing build output is reported',
      ],
      'a setting that the code may need and that is not sent (`agent_memory`, `logfwdr`, `stream`, `wasm_modules` …)': [
        `${DEPLOY}wrangler-settings.test.ts`,
        'a setting that is not sent is an error, unless allowed: %s',
      ],
      "any other key of wrangler's schema, at any depth": [
        `${DEPLOY}wrangler-keys.test.ts`,
        'no key of the schema of wrangler is unknown',
      ],
      '`upload_source_maps`': [
        `${DEPLOY}wrangler-settings.test.ts`,
        'a bundle is uploaded with its source map, where that is asked for',
      ],
      '`exports`, `unsafe.metadata`': [
        `${DEPLOY}wrangler-settings.test.ts`,
        'declared exports and unsafe metadata are sent',
      ],
      '`workflows` with `limits`, `concurrency`, `default_retention`, `schedules`, `jurisdiction`': [
        `${DEPLOY}workflows.test.ts`,
        'settings of a workflow are sent, and a second deployment changes nothing',
      ],
      '`jurisdiction` of a database or a workflow': [
        `${DEPLOY}workflows.test.ts`,
        'a database is created in its jurisdiction, and another jurisdiction is an error',
      ],
      'an environment': [
        `${DEPLOY}wrangler-settings.test.ts`,
        'a Worker has the tags by which the dashboard groups environments',
      ],
    },
  },
  {
    page: 'docs/bulk.md',
    head: 'event | reaction of `run` and `work`',
    rows: {
      'Redis is emptied while they run, or loses items or results': [
        `${REDIS}bulk-promises.test.ts`,
        'run and work fail if Redis is emptied while they run',
      ],
      'Redis has lost some of the items before they start': [
        `${REDIS}bulk-promises.test.ts`,
        'a run fails if Redis has lost a part of the items',
      ],
      'Redis runs without `appendonly yes`': [
        `${REDIS}bulk-promises.test.ts`,
        'warns of a Redis without an append-only file',
      ],
      'The job makes different calls than the one whose items are in Redis': [
        `${REDIS}bulk-promises.test.ts`,
        'a job is refused if its calls differ from those of the existing one, or if `confirm` belongs to another plan',
      ],
      '`confirm` is not the id of the plan of these calls': [
        `${REDIS}bulk-promises.test.ts`,
        'a job is refused if its calls differ from those of the existing one, or if `confirm` belongs to another plan',
      ],
      '`stopAt.failures` is reached': [
        `${REDIS}bulk-promises.test.ts`,
        'every process stops at the given number of failures',
      ],
      '`stopAt.ratio` is reached': [
        'packages/bulk/src/run.test.ts',
        'a run stops at a number of failures, and at a ratio',
      ],
      'A process is killed, or Redis is restarted with its append-only file': [
        `${REDIS}bulk.test.ts`,
        'kills and pauses of workers, a restart and a pause of Redis do every item exactly once, without a 429',
      ],
    },
  },
];

describe.each(TABLES)('the table "$head" of $page', ({ page, head, rows }) => {
  test('each of its promises names a test that exists', () => {
    const promises = tableOf(readFileSync(join(root, page), 'utf8'), head).map(([first = '']) => first);
    expect(Object.keys(rows)).toEqual(promises);
    const missing = Object.values(rows).filter(
      ([file, title]) => !readFileSync(join(root, file), 'utf8').includes(`'${title}'`),
    );
    expect(missing).toEqual([]);
  });
});
