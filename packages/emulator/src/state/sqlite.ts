/** The SQLite of Node, asked for so that a Node without one gets words, which a static import would not leave time for. */
import type * as Sqlite from 'node:sqlite';
import { nodeFault } from '../node-version.ts';

const fault = nodeFault('@flarewire/emulator');
if (fault !== undefined) throw new Error(fault);

export const { DatabaseSync, constants } = process.getBuiltinModule('node:sqlite');
export type DatabaseSync = Sqlite.DatabaseSync;
