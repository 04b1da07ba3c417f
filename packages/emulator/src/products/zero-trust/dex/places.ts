/** Data centers that devices connect to, a few of those that https://www.cloudflarestatus.com/ lists. */
export interface Place {
  readonly colo: string;
  readonly city: string;
  readonly country: string;
}

const place = (colo: string, city: string, country: string): Place => ({ colo, city, country });

export const PLACES: readonly [Place, ...Place[]] = [
  place('AMS', 'Amsterdam', 'NL'),
  place('DFW', 'Dallas', 'US'),
  place('FRA', 'Frankfurt', 'DE'),
  place('GRU', 'São Paulo', 'BR'),
  place('LHR', 'London', 'GB'),
  place('NRT', 'Tokyo', 'JP'),
  place('SIN', 'Singapore', 'SG'),
  place('SJC', 'San Jose', 'US'),
];
