/** Setup of every test file: a test that listens on a fixed port fails, as it would next to a running console. */
import { Server } from 'node:net';

/** The kernel assigns ports above this for port 0; programs choose theirs below. */
const LOWEST_GIVEN = 10_000;

const { listen } = Server.prototype;

/** The port passed to `listen`; undefined for a path or a handle. */
function portOf(given: unknown): number | undefined {
  if (typeof given === 'number' || (typeof given === 'string' && /^\d+$/.test(given))) return Number(given);
  return typeof given === 'object' && given !== null && 'port' in given ? portOf(given.port) : undefined;
}

// Test files share a process: patch only once.
if (listen.name !== 'listenOnFreePort') {
  Server.prototype.listen = function listenOnFreePort(this: Server, ...args: unknown[]): Server {
    const port = portOf(args[0]);
    if (port !== undefined && port > 0 && port < LOWEST_GIVEN)
      throw new Error(
        `A test listens on port ${port}, which another program may have: listen on port 0 and ask which it is.`,
      );
    return Reflect.apply(listen, this, args);
  };
}
