/** The system's keyring, where its package is installed beside the command: Keychain, Credential Manager, Secret Service. */
import type { Keyring } from '../io.ts';

const SERVICE = 'flarewire';

/** What is used of `@napi-rs/keyring`. */
interface KeyringModule {
  readonly AsyncEntry: new (
    service: string,
    name: string,
    options: object,
  ) => {
    getPassword(): Promise<string | null>;
    setPassword(password: string): Promise<void>;
    deletePassword(): Promise<boolean>;
  };
}

/** Undefined where it is not installed. Whether there is a keyring shows when it is used. */
export async function processKeyring(
  load: (name: string) => Promise<unknown> = (name) => import(name),
): Promise<Keyring | undefined> {
  let keyring: KeyringModule;
  try {
    // Not by a literal: it is native, and who does without it does not install it.
    keyring = (await load('@napi-rs/keyring')) as KeyringModule;
  } catch {
    return undefined;
  }
  // The kernel's, which it would fall back to on Linux, forgets all when the machine starts anew.
  const entry = (name: string) => new keyring.AsyncEntry(SERVICE, name, { linux: { store: 'secret-service' } });
  return {
    get: async (name) => (await entry(name).getPassword()) ?? undefined,
    set: (name, secret) => entry(name).setPassword(secret),
    remove: async (name) => void (await entry(name).deletePassword()),
  };
}
