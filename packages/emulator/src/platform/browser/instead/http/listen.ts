/** A page opens no port. */
import { NotInBrowserError } from '../../not-in-browser.ts';

export const listen = (): Promise<never> => Promise.reject(new NotInBrowserError('Listening on a port'));
