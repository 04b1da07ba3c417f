/** Captures and logs that devices are asked for: https://developers.cloudflare.com/cloudflare-one/insights/dex/diagnostics/ */

import { isObject } from '@flarewire/schema';
import type { Context } from '../../../handler/context.ts';
import type { Handler, Handlers } from '../../../handler/handlers.ts';
import { Reply } from '../../../handler/reply.ts';
import { CODE, problem } from '../../../problem.ts';
import { all, below, type Fields, fieldsOf, found, keep, phase } from '../../shared/fields.ts';
import { isWithin, mentions, ordered, says } from '../../shared/lists.ts';
import { invalid, missing } from '../../shared/refusals.ts';
import { fleet, machineOf } from './fleet.ts';
import { DAY, iso } from './range.ts';

const TYPES = ['pcap', 'speed-test', 'warp-diag'];
const MAX_DEVICES = 10;
/** Maximum number of commands per day; not documented. */
const QUOTA = 100;

/** https://developers.cloudflare.com/cloudflare-one/insights/dex/diagnostics/client-packet-capture/#limitations */
const PCAP_LIMITS = [
  ['time-limit-min', 10, 'minutes'],
  ['max-file-size-mb', 50, 'megabytes'],
  ['packet-size-bytes', 1500, 'bytes'],
] as const;

const commandScope = (context: Context): string => below(context, 'dex', 'commands');

function checkArgs(args: Fields, pointer: string): void {
  for (const [name, most, unit] of PCAP_LIMITS) {
    if (Number(args[name] ?? 0) > most)
      throw invalid(`${name} is at most ${most} ${unit}; given was ${args[name]}`, `${pointer}/args/${name}`);
  }
}

/** The day of the quota, and the commands started in it. */
function usage(context: Context): { used: number; reset: number } {
  const day = Math.floor(context.sandbox.clock.now() / DAY) * DAY;
  const commands = all(context, commandScope(context));
  return { used: commands.filter((one) => isWithin(one.created_date, iso(day), undefined)).length, reset: day + DAY };
}

const create: Handler<'zeroTrust.dex.commands.create'> = (context) => {
  const { commands = [] } = fieldsOf(context);
  const devices = new Set(commands.map((one) => one.device_id));
  if (devices.size > MAX_DEVICES)
    throw invalid(`commands are for at most ${MAX_DEVICES} devices; given were ${devices.size}`, '/commands');
  const { used } = usage(context);
  // Code not documented.
  if (used + commands.length > QUOTA)
    throw problem(429, CODE.invalid, `The quota of ${QUOTA} commands is used up: ${used} were started`, '/commands');
  const made = commands.map((command, index) => {
    const pointer = `/commands/${index}`;
    if (!TYPES.includes(command.type))
      throw invalid(`type is one of ${TYPES.join(', ')}; given was '${command.type.slice(0, 64)}'`, `${pointer}/type`);
    const args: Fields = { ...command.args };
    if (command.type === 'pcap') checkArgs(args, pointer);
    const machine = machineOf(context, command.device_id);
    const id = context.sandbox.ids.uuid();
    const { device_id, user_email, type, registration_id = machine.registration } = command;
    const known = { id, device_id, registration_id, type, user_email, created_date: context.now() };
    const runs = type === 'pcap' ? Number(args['time-limit-min'] ?? 5) * 60 : 60;
    const isReached = machine.status === 'connected';
    keep(context, commandScope(context), id, { ...known, runs, isReached });
    const said = Object.entries(args).map(([name, value]) => [name, String(value)]);
    return { ...known, args: Object.fromEntries(said), status: 'PENDING_EXEC' };
  });
  return context.fit({ commands: made });
};

/** A command of a device that is not connected fails after ten minutes: …/dex/remote-captures/#start-a-remote-capture */
function display(context: Context, { runs, isReached, ...command }: Fields): Fields {
  const seconds = Number(runs);
  const status =
    isReached === true
      ? phase(command.created_date, context, [
          ['PENDING_EXEC', 0],
          ['PENDING_UPLOAD', seconds],
          ['SUCCESS', seconds + 30],
        ])
      : phase(command.created_date, context, [
          ['PENDING_EXEC', 0],
          ['FAILED', 600],
        ]);
  const isDone = status === 'SUCCESS' || status === 'FAILED';
  const ends = Date.parse(String(command.created_date)) + (isReached === true ? seconds + 30 : 600) * 1000;
  return {
    ...command,
    status,
    completed_date: isDone ? iso(ends) : null,
    filename: status === 'SUCCESS' ? `${command.type}-${String(command.id).slice(0, 8)}.zip` : null,
  };
}

/** Captures are kept for 7 days: https://developers.cloudflare.com/cloudflare-one/insights/dex/remote-captures/#data-retention */
function kept(context: Context): Fields[] {
  const since = iso(context.sandbox.clock.now() - 7 * DAY);
  const commands = all(context, commandScope(context)).map((one) => display(context, one));
  return ordered(commands, 'created_date', 'desc').filter((one) => isWithin(one.created_date, since, undefined));
}

const list: Handler<'zeroTrust.dex.commands.list'> = (context) => {
  const { command_type, device_id, from, status, to, user_email } = context.query;
  const asked = kept(context).filter(
    (one) =>
      says(command_type, one.type) &&
      says(device_id, one.device_id) &&
      says(status, one.status) &&
      says(user_email, one.user_email) &&
      isWithin(one.created_date, from, to),
  );
  return context.page(asked);
};

const listDevices: Handler<'zeroTrust.dex.commands.devices.list'> = (context) => {
  const machines = fleet(context).filter((one) => mentions(context.query.search, one.id, one.name, one.email));
  return context.page(machines, ({ id, name, email, registration, version, status }) => ({
    deviceId: id,
    deviceName: name,
    personEmail: email,
    registrationId: registration,
    platform: 'mac',
    version,
    status,
    eligible: status === 'connected',
    ...(status === 'connected' ? {} : { ineligibleReason: 'The device was not connected during the last hour' }),
    timestamp: context.now(),
  }));
};

const quota: Handler<'zeroTrust.dex.commands.quota.get'> = (context) => {
  const { used, reset } = usage(context);
  return context.fit({ quota: QUOTA, quota_usage: used, reset_time: iso(reset) });
};

/** An archive without files: https://pkware.cachefly.net/webdocs/casestudies/APPNOTE.TXT (4.3.16) */
const EMPTY_ZIP = Uint8Array.from({ length: 22 }, (_, index) => [0x50, 0x4b, 5, 6][index] ?? 0);

const download: Handler<'zeroTrust.dex.commands.downloads.get'> = (context) => {
  const { command_id, filename } = context.path;
  const command = found(context, commandScope(context), command_id, () => missing('command', '/command_id'));
  if (!isObject(command) || !kept(context).some((one) => one.id === command_id && one.filename === filename))
    throw missing(`file '${filename.slice(0, 64)}' of the command`, '/filename');
  return new Reply(EMPTY_ZIP, 'application/zip');
};

export const dexCommands = {
  'zeroTrust.dex.commands.create': create,
  'zeroTrust.dex.commands.list': list,
  'zeroTrust.dex.commands.devices.list': listDevices,
  'zeroTrust.dex.commands.downloads.get': download,
  'zeroTrust.dex.commands.quota.get': quota,
} satisfies Handlers;
