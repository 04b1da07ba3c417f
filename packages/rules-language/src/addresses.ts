/** IP addresses as the Rules language writes them, told apart without the help of a platform. */

const BYTE = /^(?:\d|[1-9]\d|1\d\d|2[0-4]\d|25[0-5])$/;
const GROUP = /^[\da-f]{1,4}$/i;
const LONGEST = 45;

/** 4, 6, or 0 where it is no address. RFC 4291, 2.2 */
export function addressVersion(text: string): 0 | 4 | 6 {
  if (text.length > LONGEST) return 0;
  if (isVersion4(text)) return 4;
  return isVersion6(text) ? 6 : 0;
}

function isVersion4(text: string): boolean {
  const parts = text.split('.');
  return parts.length === 4 && parts.every((part) => BYTE.test(part));
}

function isVersion6(text: string): boolean {
  if (!text.includes(':')) return false;
  const [front = '', back, ...more] = text.split('::');
  if (more.length > 0) return false;
  // The last 32 bits may be written as an address of version 4.
  const first = groupsIn(front, back === undefined);
  const last = back === undefined ? 0 : groupsIn(back, true);
  if (first === undefined || last === undefined) return false;
  return back === undefined ? first === 8 : first + last < 8;
}

/** How many groups of 16 bits; undefined where one of them is none. */
function groupsIn(text: string, isEnd: boolean): number | undefined {
  if (text === '') return 0;
  const groups = text.split(':');
  const tail = groups.at(-1) ?? '';
  const hasVersion4 = isEnd && isVersion4(tail);
  const plain = hasVersion4 ? groups.slice(0, -1) : groups;
  if (!plain.every((group) => GROUP.test(group))) return undefined;
  return plain.length + (hasVersion4 ? 2 : 0);
}
