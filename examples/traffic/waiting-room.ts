/**
 * Let visitors of a launch in through a waiting room
 *
 * A waiting room for a path, and an event for the launch: from half an hour before, visitors queue; at the start they
 * are put in random order, so that coming early is not an advantage. Run it again to change numbers or times.
 *
 * Limits: Rooms need a Business or Enterprise plan, events the advanced one of Enterprise. At least 200 active and 200
 *   new users a minute. An event begins at least five minutes after visitors may queue for it.
 *   https://developers.cloudflare.com/waiting-room/plans/
 *   https://developers.cloudflare.com/waiting-room/additional-options/create-events/
 * Permissions: Zone Read; Waiting Rooms Write
 * Run: node examples/traffic/waiting-room.ts HOST PATH ACTIVE START HOURS
 *   HOST: hostname of the shop
 *   PATH: path with the room, with all below it
 *   ACTIVE: visitors who may be in at a time; half of them are let in a minute
 *   START: time of the launch, such as 2026-12-01T18:00:00Z
 *   HOURS: how long the event lasts
 */
import Cloudflare from 'flarewire';
import { ensure } from 'flarewire/create';
import { zoneFor } from 'flarewire/find';

const [host, path, active, start, hours] = process.argv.slice(2);
const begin = Date.parse(start ?? '');
if (!host || !path?.startsWith('/') || !(Number(active) >= 200) || Number.isNaN(begin) || !(Number(hours) > 0)) {
  console.error('Usage: node examples/traffic/waiting-room.ts HOST PATH ACTIVE START HOURS');
  process.exit(2);
}

const client = new Cloudflare();
const { id: zone_id } = await zoneFor(client, host);
const name = `launch-${host.replaceAll('.', '-')}`;
const limits = { total_active_users: Number(active), new_users_per_minute: Math.max(200, Number(active) / 2) };

const room = await ensure(client, 'waitingRooms.create', {
  zone_id,
  name,
  host,
  path,
  ...limits,
  queueing_method: 'fifo',
});
const time = (milliseconds: number) => new Date(begin + milliseconds).toISOString();
const event = await ensure(client, 'waitingRooms.events.create', {
  zone_id,
  waiting_room_id: room.result.id ?? '',
  name: `${name}-event`,
  prequeue_start_time: time(-30 * 60_000),
  event_start_time: time(0),
  event_end_time: time(Number(hours) * 3_600_000),
  shuffle_at_event_start: true,
  ...limits,
} as never); // the parameters of a call by name include the room
console.log(`${host}${path}: room ${room.change}, event at ${time(0)} ${event.change}`);
