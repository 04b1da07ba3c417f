/** A page opens no port. */
import { NotInBrowserError } from '../../not-in-browser.ts';

export const listenDns = (): Promise<never> => Promise.reject(new NotInBrowserError('A DNS server on a port'));
