/** Projects country shapes to an equal-area world map. */
import { feature } from 'topojson-client';

type Topology = Parameters<typeof feature>[0];

/** A country in the file. */
interface Shape {
  readonly id?: string | number;
  readonly properties: { readonly name: string };
  readonly geometry:
    | { readonly type: 'Polygon'; readonly coordinates: Polygon }
    | { readonly type: 'MultiPolygon'; readonly coordinates: readonly Polygon[] };
}

/** Rings: the outline first, then holes. */
type Polygon = readonly (readonly (readonly number[])[])[];

export interface Country {
  /** ISO 3166 alpha-2; undefined if there is none. */
  readonly code: string | undefined;
  readonly name: string;
  /** For the `d` of an SVG path. */
  readonly path: string;
}

export interface World {
  readonly countries: readonly Country[];
  readonly width: number;
  readonly height: number;
}

const WIDTH = 1000;
/** No traffic comes from Antarctica, which would take a fifth of the map. */
const SOUTH = -58;

/** @param codes rows of alpha-2, alpha-3 and number, according to ISO 3166 */
export function worldOf(topology: Topology, codes: readonly (readonly string[])[]): World {
  const byNumber = new Map(codes.map(([alpha2, , number]) => [number, alpha2]));
  const { countries: geometries } = topology.objects;
  if (geometries === undefined) return { countries: [], width: WIDTH, height: WIDTH / 2 };
  const [west] = project(-180, 0);
  const [, north] = project(0, 84);
  const [, south] = project(0, SOUTH);
  const scale = WIDTH / (-2 * west);
  const place: Place = (longitude, latitude) => {
    const [x, y] = project(longitude, Math.max(latitude, SOUTH));
    return [(x - west) * scale, (north - y) * scale];
  };
  // The file is one collection of countries, all of them areas.
  const { features } = feature(topology, geometries) as unknown as { readonly features: readonly Shape[] };
  const countries = features
    .filter(({ properties }) => properties.name !== 'Antarctica')
    .map(({ id, properties: { name }, geometry }) => ({
      code: name === 'Kosovo' ? 'XK' : byNumber.get(String(id)),
      name,
      path: pathOf(geometry, place),
    }));
  return { countries, width: WIDTH, height: (north - south) * scale };
}

type Place = (longitude: number, latitude: number) => readonly [number, number];

function pathOf(geometry: Shape['geometry'], place: Place): string {
  const polygons = geometry.type === 'Polygon' ? [geometry.coordinates] : geometry.coordinates;
  return polygons
    .flat()
    .flatMap((ring) => cut(ring.map(([longitude = 0, latitude = 0]): Point => [longitude, latitude])))
    .map((ring) => ringOf(ring, place))
    .join('');
}

type Point = readonly [longitude: number, latitude: number];

/** Cuts a ring that crosses the map's edge, as for Russia and Fiji, into one part per side. */
function cut(ring: readonly Point[]): readonly (readonly Point[])[] {
  const whole: Point[] = [];
  for (const [longitude, latitude] of ring) {
    const before = whole.at(-1)?.[0] ?? longitude;
    // The short way round, which may cross the edge.
    whole.push([longitude + 360 * Math.round((before - longitude) / 360), latitude]);
  }
  const edges = whole.map(([longitude]) => longitude);
  if (Math.max(...edges) <= 180 && Math.min(...edges) >= -180) return [whole];
  return [-360, 0, 360]
    .map((shift) => whole.map(([longitude, latitude]): Point => [longitude + shift, latitude]))
    .map((moved) => clip(clip(moved, 180, 1), -180, -1))
    .filter((part) => part.length > 2);
}

/** The part of a ring on one side of a meridian: below it for sign 1, above it for -1. */
function clip(ring: readonly Point[], meridian: number, sign: 1 | -1): Point[] {
  const inside = ([longitude]: Point): boolean => sign * longitude <= sign * meridian;
  return ring.flatMap((to, at): Point[] => {
    const from = ring[(at || ring.length) - 1] ?? to;
    if (inside(from) === inside(to)) return inside(to) ? [to] : [];
    const part = (meridian - from[0]) / (to[0] - from[0]);
    const crossing: Point = [meridian, from[1] + part * (to[1] - from[1])];
    return inside(to) ? [crossing, to] : [crossing];
  });
}

function ringOf(ring: readonly Point[], place: Place): string {
  const points = ring.map(([longitude, latitude]) =>
    place(longitude, latitude)
      .map((at) => at.toFixed(1))
      .join(' '),
  );
  return `M${points.join('L')}Z`;
}

/** Equal Earth. Šavrič, Patterson and Jenny (2018), https://doi.org/10.1080/13658816.2018.1504949 */
export function project(longitude: number, latitude: number): readonly [number, number] {
  const radians = Math.PI / 180;
  const angle = Math.asin((Math.sqrt(3) / 2) * Math.sin(latitude * radians));
  const two = angle * angle;
  const six = two * two * two;
  const x =
    (2 * Math.sqrt(3) * longitude * radians * Math.cos(angle)) /
    (3 * (9 * 0.003796 * six * two + 7 * 0.000893 * six + 3 * -0.081106 * two + 1.340264));
  const y = angle * (1.340264 - 0.081106 * two + six * (0.000893 + 0.003796 * two));
  return [x, y];
}
