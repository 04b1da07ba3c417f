/** The system keyring, if its package is installed: Keychain, Credential Manager, Secret Service. */
import type { Keyring } from '../io.ts';

const SERVICE = 'flarewire';

/** The part of `@napi-rs/keyring` that is used. */
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

/** Undefined if the package is not installed. A missing keyring is detected on use. */
export async function processKeyring(
  load: (name: string) => Promise<unknown> = (name) => import(name),
): Promise<Keyring | undefined> {
  let keyring: KeyringModule;
  try {
    // Imported by a variable name, because this native package is optional.
    keyring = (await load('@napi-rs/keyring')) as KeyringModule;
  } catch {
    return undefined;
  }
  // The kernel's, which it would fall back to on Linux, forgets everything when the machine restarts.
  const entry = (name: string) => new keyring.AsyncEntry(SERVICE, name, { linux: { store: 'secret-service' } });
  return {
    get: async (name) => (await entry(name).getPassword()) ?? undefined,
    set: (name, secret) => entry(name).setPassword(secret),
    remove: async (name) => void (await entry(name).deletePassword()),
  };
}
