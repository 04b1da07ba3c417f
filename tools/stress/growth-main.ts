/** `node growth-main.ts SECONDS SMALL LARGE PREFIX`: fills collections until time is over; exit code 1 where a request takes longer the more there is. */
import { type Growth, grown, screenGrowth } from '../../packages/emulator/test/growth.ts';

const [seconds = '', small = '', large = '', only = ''] = process.argv.slice(2);
const sizes = [Number(small), Number(large)] as const;
/** Times as long, among as many more items as were asked for. */
const MAX = 2;

/** Requests that look through all of their kind, and why that is left so. */
const KNOWN: Readonly<Record<string, string>> = {
  'accounts.members.create': 'the list is filtered by what time has made of each',
  'addressing.prefixes.create': 'a prefix is compared with each of the account',
  'ai.finetunes.create': 'its list has no pages',
  'aiGateway.dynamicRouting.createVersion': 'its list has no pages',
  'diagnostics.endpointHealthchecks.create': 'its list has no pages',
  'r2.superSlurper.jobs.create': 'the list is in its own order',
  'realtimeKit.livestreams.createIndependentLivestream': 'its list has no pages',
  'urlScanner.v1.scans.create': 'the list is a search',
  'waitingRooms.rules.create': 'the rules of a room are one value',
  'zeroTrust.access.applications.policies.create': 'the policies of an application are a part of it',
  'zeroTrust.casb.posture.remediations.jobs.create': 'a list with more filters than fields',
};

const end = performance.now() + Number(seconds) * 1000;
let count = 0;
const flagged: Growth[] = [];
await screenGrowth({
  sizes,
  only,
  isOver: () => performance.now() > end,
  onCollection: (growth) => {
    count++;
    if (!(growth.operation in KNOWN) && grown(growth, MAX).length > 0) flagged.push(growth);
  },
});

/** The machine may have been busy with something else: what is slow is so each time. */
const failed: string[] = [];
for (const { operation } of flagged) {
  const [again] = await screenGrowth({ sizes, only: operation });
  const reported = again === undefined ? [] : grown(again, MAX);
  if (reported.length > 0) failed.push(`${operation}: ${reported.join(', ')}`);
}
for (const line of failed) console.log(line);
console.log(
  `growth: ${count} collections of ${small} and ${large} items; ${failed.length} take more than ${MAX} × as long`,
);
process.exitCode = failed.length === 0 && count > 0 ? 0 : 1;
