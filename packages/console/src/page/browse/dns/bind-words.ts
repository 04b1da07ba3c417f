/** Words that stand for numbers in records about keys and certificates (RFC 4398, RFC 4034, RFC 7218). */

const numbered = (words: string): ReadonlyMap<string, string> =>
  new Map(words.split(' ').map((pair) => pair.split('=') as [string, string])); // each is `word=number`

const ALGORITHM = numbered(
  'RSAMD5=1 DH=2 DSA=3 RSASHA1=5 DSA-NSEC3-SHA1=6 RSASHA1-NSEC3-SHA1=7 RSASHA256=8 RSASHA512=10 ECC-GOST=12 ECDSAP256SHA256=13 ECDSAP384SHA384=14 ED25519=15 ED448=16',
);
const USAGE = numbered('PKIX-TA=0 PKIX-EE=1 DANE-TA=2 DANE-EE=3 PRIVCERT=255');
const SELECTOR = numbered('CERT=0 SPKI=1 PRIVSEL=255');
const MATCHING = numbered('FULL=0 SHA2-256=1 SHA2-512=2 PRIVMATCH=255');
const CERTIFICATE = numbered('PKIX=1 SPKI=2 PGP=3 IPKIX=4 ISPKI=5 IPGP=6 ACPKIX=7 IACPKIX=8 URI=253 OID=254');
const DIGEST = numbered('SHA-1=1 SHA-256=2 GOST=3 SHA-384=4');

/** By type and place. */
const WORDS: Readonly<Record<string, readonly (ReadonlyMap<string, string> | undefined)[]>> = {
  CERT: [CERTIFICATE, undefined, ALGORITHM],
  DNSKEY: [undefined, undefined, ALGORITHM],
  DS: [undefined, ALGORITHM, DIGEST],
  SMIMEA: [USAGE, SELECTOR, MATCHING],
  TLSA: [USAGE, SELECTOR, MATCHING],
};

/** The number that a word stands for, or the word. */
export const wordNumber = (type: string, place: number, word: string): string =>
  WORDS[type]?.[place]?.get(word.toUpperCase()) ?? word;
