/** Stores data that is read before each change and written whole, so that two consoles do not overwrite each other. */
import { InvalidDataError } from '../../wire/read-stored-calls.ts';
import { Refused } from '../http/refused.ts';

export interface StoredFile<Data> {
  read(): Promise<Data>;
  write(data: Data): Promise<void>;
}

/** Stores data for the lifetime of the process. */
export function memoryFile<Data>(none: Data): StoredFile<Data> {
  let stored = none;
  return {
    read: async () => stored,
    write: async (next) => {
      stored = next;
    },
  };
}

export interface Store<Data> {
  all(): Promise<Data>;
  /** @throws Refused 400, 404 */
  act(action: unknown): Promise<Data>;
}

/**
 * Applies actions to stored data one at a time.
 * @param apply may throw Refused, and InvalidDataError for invalid data
 */
export function createStore<Data>(
  file: StoredFile<Data>,
  apply: (data: Data, action: unknown) => Data | Promise<Data>,
): Store<Data> {
  let last: Promise<unknown> = Promise.resolve();
  const inTurn = (work: () => Promise<Data>): Promise<Data> => {
    const next = last.then(work);
    last = next.catch(() => undefined);
    return next;
  };
  return {
    all: () => inTurn(() => file.read()),
    act: (action) =>
      inTurn(async () => {
        const next = await refusing(async () => apply(await file.read(), action));
        await file.write(next);
        return next;
      }),
  };
}

async function refusing<Result>(work: () => Promise<Result>): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    throw error instanceof InvalidDataError ? new Refused(400, 'BadRequest', error.message) : error;
  }
}
