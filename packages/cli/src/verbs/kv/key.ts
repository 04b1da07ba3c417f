/** The namespace and the key that a short command names. */
import type { Io } from '../../io.ts';
import type { Session } from '../../session.ts';
import type { Given } from '../../verb.ts';
import { WrongInput } from '../../wrong-input.ts';
import { type Namespace, namespaceOf } from './namespace.ts';

export interface Key extends Namespace {
  readonly key_name: string;
}

/** @throws WrongInput */
export async function keyOf(given: Given, session: Session, io: Io): Promise<Key> {
  const [title, key_name] = given.words;
  if (title === undefined || key_name === undefined || key_name === '')
    throw new WrongInput('Give a namespace (title or id) and a key.');
  const namespace = await namespaceOf({ ...given, words: [title] }, session, io);
  return { ...namespace, key_name };
}
