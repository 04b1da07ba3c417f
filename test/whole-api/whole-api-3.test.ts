/** Part 3 of 4 of the whole API: every operation, by name and by method, through the client to the emulator and back. */
import { testShard } from './shards.ts';

testShard(2);
