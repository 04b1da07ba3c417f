/** Reads how long a server wants to be left alone. */

/** The wait that the server asks for in milliseconds; undefined for none and for nonsense. */
export function retryAfter(headers: Headers | undefined, now: number): number | undefined {
  const ms = headers?.get('retry-after-ms');
  const after = headers?.get('retry-after');
  const waits = [ms && Number(ms), after && Number(after) * 1000, after && Date.parse(after) - now];
  return waits.find((wait): wait is number => typeof wait === 'number' && !Number.isNaN(wait));
}
