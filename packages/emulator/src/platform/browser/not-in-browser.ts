/** The error for features that need a machine: sockets, files, processes and workerd. */
import { CODE, Problem } from '../../problem.ts';

/** An API call that needs such a feature gets it as a response with status 501. */
export class NotInBrowserError extends Problem {
  override readonly name = 'NotInBrowserError';

  /** @param feature starts the sentence, such as `Listening on a port` */
  constructor(feature: string) {
    const message = `${feature} is not available in the emulator in the browser. Use createEmulator of '@flarewire/emulator' in Node.`;
    super(501, [{ code: CODE.internal, message }]);
    this.message = message;
  }
}

/** A function that cannot run in a browser. */
export const notInBrowser =
  (feature: string) =>
  (..._: readonly unknown[]): never => {
    throw new NotInBrowserError(feature);
  };
