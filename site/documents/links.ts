/** Links between the repository's documents, as they are on the site. */
import { posix } from 'node:path';

/** A block of code, a link, or code within a line: whichever begins first. What is code holds no link. */
const PARTS =
  /^ {0,3}(?<fence>`{3,}|~{3,}).*\n[\s\S]*?^ {0,3}\k<fence>[`~]* *$|(?<mark>!?)\[(?<words>(?:[^[\]`]|`[^`]*`|\[[^\]]*\])*)\]\((?<to>[^()\s]+)\)|(?<ticks>`+)(?:(?!\k<ticks>)[\s\S])+?\k<ticks>(?!`)/gm;

export interface Target {
  /** A path from the repository's root, without the fragment after `#`. */
  readonly path: string;
  /** `#anchor`, or nothing. */
  readonly hash: string;
  readonly isImage: boolean;
}

/**
 * Replaces relative links by the result of `addressOf`; without one, only the text of the link remains.
 * @param file path of the text in the repository
 */
export function withLinks(text: string, file: string, addressOf: (target: Target) => string | undefined): string {
  return text.replace(PARTS, (whole, ...found) => {
    const { mark = '', words = '', to } = found.at(-1) as Readonly<Record<string, string | undefined>>; // named groups come last
    if (to === undefined || /^([a-z]+:|#|\/)/i.test(to)) return whole;
    const [path = '', anchor] = to.split('#');
    const target = posix.join(posix.dirname(file), decodeURI(path)).replace(/\/$/, '');
    const hash = anchor === undefined ? '' : `#${anchor}`;
    const address = addressOf({ path: target, hash, isImage: mark === '!' });
    return address === undefined ? words : `${mark}[${words}](${address})`;
  });
}
