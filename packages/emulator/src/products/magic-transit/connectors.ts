/** Devices of Magic WAN: registered once, with a window in which they may be upgraded. https://developers.cloudflare.com/cloudflare-wan/configuration/appliance/ */
import type { Context, Showing } from '../../handler/context.ts';
import type { Handler, Handlers } from '../../handler/handlers.ts';
import { collection } from '../shared/collection.ts';
import { all, below, type Fields, fieldsIn, fieldsOf, found, keep } from '../shared/fields.ts';
import { conflict, invalid, missing } from '../shared/refusals.ts';

const connectorsScope = (context: Context): string => below(context, 'magic', 'connectors');

const DAYS = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'];

function isZone(name: unknown): boolean {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: String(name) }) !== undefined;
  } catch {
    return false;
  }
}

/** A day that there is, as YYYY-MM-DD. */
function isDate(value: unknown): boolean {
  const text = String(value);
  const time = Date.parse(text);
  return /^\d{4}-\d\d-\d\d$/.test(text) && !Number.isNaN(time) && new Date(time).toISOString().startsWith(text);
}

const isHour = (value: unknown, least: number, most: number): boolean =>
  Number.isInteger(value) && Number(value) >= least && Number(value) <= most;

/** https://developers.cloudflare.com/cloudflare-wan/configuration/appliance/maintenance/interrupt-service-window/ . Refusals are not documented. */
function check(_context: Context, item: Fields): void {
  const {
    timezone,
    interrupt_window_days_of_week: days,
    interrupt_window_duration_hours: hours,
    interrupt_window_embargo_dates: dates,
    interrupt_window_hour_of_day: hour,
  } = item;
  if (!isZone(timezone)) throw invalid(`'${String(timezone).slice(0, 64)}' is not a time zone`, '/timezone');
  if (!isHour(hour, 0, 23)) throw invalid('the hour is from 0 to 23', '/interrupt_window_hour_of_day');
  if (!isHour(hours, 1, 24)) throw invalid('the window has 1 to 24 hours', '/interrupt_window_duration_hours');
  if (Array.isArray(days) && new Set(days).size < days.length)
    throw invalid('a day is named twice', '/interrupt_window_days_of_week');
  const wrong = Array.isArray(dates) ? dates.findIndex((date) => !isDate(date)) : -1;
  if (wrong !== -1) throw invalid('dates are written YYYY-MM-DD', `/interrupt_window_embargo_dates/${wrong}`);
}

const connectors = collection({
  what: 'connector',
  scope: connectorsScope,
  param: 'connector_id',
  defaults: {
    activated: false,
    interrupt_window_days_of_week: DAYS,
    interrupt_window_duration_hours: 1,
    interrupt_window_embargo_dates: [],
    interrupt_window_hour_of_day: 0,
    notes: '',
    timezone: 'UTC',
  },
  modified: ['last_updated'],
  fixed: ['provision_license'],
  lasting: ['device'],
  check,
  leaving: (context, { id }) => {
    const site = all(context, below(context, 'magic', 'sites')).find(
      (one) => one.connector_id === id || one.secondary_connector_id === id,
    );
    if (site !== undefined) throw conflict(`the connector serves the site '${String(site.name)}'`);
  },
});

/** Hardware by its id or serial number, or a license for a device of one's own. */
function deviceOf(context: Context, device: Fields): Fields {
  const given = Object.entries(device).filter(([, value]) => value !== undefined && value !== false);
  if (given.length !== 1) throw invalid('one of id, serial_number and provision_license is given', '/device');
  const { id, serial_number, provision_license } = device;
  const isKnown = (one: Fields): boolean => {
    const other = fieldsIn(one.device);
    return (
      (id !== undefined && other.id === id) || (serial_number !== undefined && other.serial_number === serial_number)
    );
  };
  if (all(context, connectorsScope(context)).some(isKnown))
    throw conflict('the device is registered already', '/device');
  return {
    id: id ?? context.sandbox.ids.uuid(),
    type: provision_license === true ? 'LICENSED' : 'MANAGED',
    ...(serial_number === undefined ? {} : { serial_number }),
  };
}

/** It is shown once. */
const licenseKey = (context: Context): Fields => ({ license_key: context.sandbox.ids.digits(64) });

const create: Handler<'magicTransit.connectors.create'> = (context) => {
  const body: Fields = fieldsOf(context);
  const device = deviceOf(context, fieldsIn(body.device));
  const item = connectors.add(context, { ...body, device }, connectorsScope(context));
  return context.fit({ ...item, ...(device.type === 'LICENSED' ? licenseKey(context) : {}) });
};

/** Of devices that Cloudflare did not deliver. */
function renewed<Result>(context: Showing<Result>, write: (context: Showing<Result>) => Result): Result {
  const { device } = connectors.find(context);
  const isNew = fieldsOf(context).provision_license === true;
  if (isNew && fieldsIn(device).type !== 'LICENSED') throw invalid('the device has no license', '/provision_license');
  const result = write(context);
  return isNew ? context.fit({ ...Object(result), ...licenseKey(context) }) : result;
}

const list: Handler<'magicTransit.connectors.list'> = (context) => {
  const { device_type: type } = context.query;
  const items = all(context, connectorsScope(context)).filter(
    ({ device }) => type === undefined || fieldsIn(device).type === type,
  );
  return context.page(items, (item) => context.fit(item));
};

const interruptsScope = (context: Context): string => {
  const id = context.path.connector_id ?? '';
  found(context, connectorsScope(context), id, () => missing('connector'));
  return below(context, 'magic', 'connectors', id, 'interrupts');
};

const KINDS = ['reboot', 'restart', 'shutdown'];

/** No device reports here, so none is ever carried out. */
const interrupt: Handler<'magicTransit.connectors.interrupts.create'> = (context) => {
  const scope = interruptsScope(context);
  const given = Object.entries(fieldsOf(context)).filter(
    ([name, value]) => KINDS.includes(name) && value !== undefined,
  );
  const [one] = given;
  if (one === undefined || given.length > 1) throw invalid(`one of ${KINDS.join(', ')} is given`);
  const [kind, value] = one;
  const item = { [kind]: { purge: false, ...fieldsIn(value) }, submitted_at: context.now() };
  return context.fit(keep(context, scope, context.sandbox.ids.hex(), item));
};

export const magicConnectors = {
  'magicTransit.connectors.create': create,
  'magicTransit.connectors.list': list,
  'magicTransit.connectors.get': connectors.get,
  'magicTransit.connectors.update': (context) => renewed(context, connectors.update),
  'magicTransit.connectors.edit': (context) => renewed(context, connectors.edit),
  'magicTransit.connectors.delete': connectors.remove,
  'magicTransit.connectors.interrupts.create': interrupt,
  'magicTransit.connectors.interrupts.list': (context) =>
    context.page(all(context, interruptsScope(context)), (item) => context.fit(item)),
} satisfies Handlers;
