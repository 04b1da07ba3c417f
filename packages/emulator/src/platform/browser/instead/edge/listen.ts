/** A page opens no port. */
import { NotInBrowserError } from '../../not-in-browser.ts';

export const listenEdge = (): Promise<never> => Promise.reject(new NotInBrowserError('The edge on a port'));
