/** The error for features that need a machine: sockets, files, processes and workerd. */

/** @param feature starts the sentence, such as `Listening on a port` */
export class NotInBrowserError extends Error {
  override readonly name = 'NotInBrowserError';
  constructor(feature: string) {
    super(
      `${feature} is not available in the emulator in the browser. Use createEmulator of '@flarewire/emulator' in Node.`,
    );
  }
}

/** A function that cannot run in a browser. */
export const notInBrowser =
  (feature: string) =>
  (..._: readonly unknown[]): never => {
    throw new NotInBrowserError(feature);
  };
