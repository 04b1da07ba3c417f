/** Stores preferences in the browser; if storage is blocked, until the page is closed. */
import { useSyncExternalStore } from 'react';

/** A stored value, which updates every component that shows it. */
export interface Stored<Value> {
  readonly read: () => Value;
  readonly write: (value: Value) => void;
  /** Returns the value in a component. */
  readonly useValue: () => Value;
}

/** @param understand parses a stored value, which may be absent or invalid */
export function stored<Value>(place: string, understand: (found: unknown) => Value): Stored<Value> {
  let current: { readonly value: Value } | undefined;
  const listeners = new Set<() => void>();
  const read = (): Value => {
    current ??= { value: understand(readStored(place)) };
    return current.value;
  };
  const subscribe = (listener: () => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  };
  return {
    read,
    write: (value) => {
      current = { value };
      store(place, value);
      for (const listener of listeners) listener();
    },
    useValue: () => useSyncExternalStore(subscribe, read),
  };
}

export const readStored = (place: string): unknown => readFrom('localStorage', place);

export const store = (place: string, value: unknown): void => storeIn('localStorage', place, value);

/** A value of this tab, which survives a reload. */
export const readInTab = (place: string): unknown => readFrom('sessionStorage', place);

/** @param value undefined removes it */
export const storeInTab = (place: string, value: unknown): void => storeIn('sessionStorage', place, value);

type StorageName = 'localStorage' | 'sessionStorage';

function readFrom(storage: StorageName, place: string): unknown {
  try {
    return JSON.parse(globalThis[storage].getItem(`flarewire.${place}`) ?? 'null');
  } catch {
    return null; // blocked, or written by other code
  }
}

function storeIn(storage: StorageName, place: string, value: unknown): void {
  try {
    if (value === undefined) globalThis[storage].removeItem(`flarewire.${place}`);
    else globalThis[storage].setItem(`flarewire.${place}`, JSON.stringify(value));
  } catch {
    // Storage is blocked or full: the value is held in memory only.
  }
}

/** The names in a stored list. */
export const namesIn = (found: unknown): readonly string[] =>
  Array.isArray(found) ? found.filter((name) => typeof name === 'string') : [];
