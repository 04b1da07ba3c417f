/** Letters and digits in lower case, to compare names as people write them: `DNS-Name` and `dns_name` are both `dnsname`. */
export const bare = (text: string): string => text.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '');
