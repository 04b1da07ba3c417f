/** Types of the DNS server that programs use; they stand alone. */

/** Zones of the emulator as their name servers answer for them. */
export interface DnsServer {
  /** Resolves a name as an authoritative name server does. @example await emulator.dns.resolve('www.example.com', 'A') */
  resolve(name: string, type: string): Promise<DnsResponse>;
  /** Opens UDP and TCP on one port of loopback; port 0 (the default) is a free one. */
  listen(options?: { readonly port?: number }): Promise<DnsListening>;
}

export interface DnsListening {
  readonly port: number;
  close(): Promise<void>;
}

export interface DnsResponse {
  /** `REFUSED`: no zone contains the name, or a zone transfer was requested. `SERVFAIL`: the target of a flattened CNAME is not in a zone of the emulator. */
  readonly status: 'NOERROR' | 'NXDOMAIN' | 'REFUSED' | 'SERVFAIL';
  /** False for a name that is delegated to other name servers. */
  readonly isAuthoritative: boolean;
  readonly answers: readonly DnsLine[];
  /** The SOA record of a zone without such a record, or the name servers of a delegation. */
  readonly authorities: readonly DnsLine[];
}

/** A record as a name server gives it. */
export interface DnsLine {
  readonly name: string;
  readonly type: string;
  /** Seconds. */
  readonly ttl: number;
  readonly content: string;
  readonly priority?: number | undefined;
}
