import type { APIPromise, RequestOptions } from '../_client.ts';
import type { DateTime, InCSV } from '../_shared.ts';
import type { Radar } from './index.ts';

/** Certificates recorded in public transparency logs. */
export interface CT {
  readonly authorities: CT.Authorities;
  readonly logs: CT.Logs;

  /** As CSV. @response text/csv */
  summary(dimension: 'CA' | 'CA_OWNER' | 'DURATION' | 'ENTRY_TYPE' | 'EXPIRATION_STATUS' | 'HAS_IPS' | 'HAS_WILDCARDS' | 'LOG' | 'LOG_API' | 'LOG_OPERATOR' | 'PUBLIC_KEY_ALGORITHM' | 'SIGNATURE_ALGORITHM' | 'TLD' | 'VALIDATION_LEVEL', params: Radar.CTSummaryParams & InCSV, options?: RequestOptions): APIPromise<string>;

  /** Split logged certificates by one dimension, filtered by CA, log or expiry.
   *
   *  Values are shares in percent and sum to 100. Give `name` once for each series wanted; dates, ranges and filters at the same position belong
   *  to it.
   *  @http GET /radar/ct/summary/{dimension}
   *  @permission User Details Write; User Details Read
   *  @plans free pro business enterprise
   *  @availability ga */
  summary(
    dimension: 'CA' | 'CA_OWNER' | 'DURATION' | 'ENTRY_TYPE' | 'EXPIRATION_STATUS' | 'HAS_IPS' | 'HAS_WILDCARDS' | 'LOG' | 'LOG_API' | 'LOG_OPERATOR' | 'PUBLIC_KEY_ALGORITHM' | 'SIGNATURE_ALGORITHM' | 'TLD' | 'VALIDATION_LEVEL',
    params?: Radar.CTSummaryParams | null,
    options?: RequestOptions,
  ): APIPromise<Radar.CTSummaryResponse>;

  /** As CSV. @response text/csv */
  timeseries(params: Radar.CTTimeseriesParams & InCSV, options?: RequestOptions): APIPromise<string>;

  /** Chart the number of logged certificates over time.
   *
   *  Values are scaled from 0 to 1 by the highest, not absolute numbers, unless `normalization` says otherwise. The last time slot may not be
   *  complete yet.
   *  @http GET /radar/ct/timeseries
   *  @permission User Details Write; User Details Read
   *  @plans free pro business enterprise
   *  @availability ga */
  timeseries(params?: Radar.CTTimeseriesParams | null, options?: RequestOptions): APIPromise<Radar.CTTimeseriesResponse>;

  /** As CSV. @response text/csv */
  timeseriesGroups(dimension: 'CA' | 'CA_OWNER' | 'DURATION' | 'ENTRY_TYPE' | 'EXPIRATION_STATUS' | 'HAS_IPS' | 'HAS_WILDCARDS' | 'LOG' | 'LOG_API' | 'LOG_OPERATOR' | 'PUBLIC_KEY_ALGORITHM' | 'SIGNATURE_ALGORITHM' | 'TLD' | 'VALIDATION_LEVEL', params: Radar.CTTimeseriesGroupsParams & InCSV, options?: RequestOptions): APIPromise<string>;

  /** Chart how logged certificates split along one dimension over time.
   *
   *  One list of values for each group, in the order of `timestamps`. Give `name` once for each series wanted; dates and filters at the same
   *  position belong to it.
   *  @http GET /radar/ct/timeseries_groups/{dimension}
   *  @permission User Details Write; User Details Read
   *  @plans free pro business enterprise
   *  @availability ga */
  timeseriesGroups(
    dimension: 'CA' | 'CA_OWNER' | 'DURATION' | 'ENTRY_TYPE' | 'EXPIRATION_STATUS' | 'HAS_IPS' | 'HAS_WILDCARDS' | 'LOG' | 'LOG_API' | 'LOG_OPERATOR' | 'PUBLIC_KEY_ALGORITHM' | 'SIGNATURE_ALGORITHM' | 'TLD' | 'VALIDATION_LEVEL',
    params?: Radar.CTTimeseriesGroupsParams | null,
    options?: RequestOptions,
  ): APIPromise<Radar.CTTimeseriesGroupsResponse>;
}

export declare namespace CT {
  /** Issuers of certificates. */
  export interface Authorities {
    /** As CSV. @response text/csv */
    list(params: Radar.ListedParams & InCSV, options?: RequestOptions): APIPromise<string>;

    /** List certificate authorities that Radar knows.
     *  @http GET /radar/ct/authorities
     *  @permission User Details Write; User Details Read
     *  @plans free pro business enterprise
     *  @availability ga */
    list(params?: Radar.ListedParams | null, options?: RequestOptions): APIPromise<AuthorityListResponse>;

    /** As CSV. @response text/csv */
    get(caSlug: string, params: Radar.BotInput & InCSV, options?: RequestOptions): APIPromise<string>;

    /** Get one certificate authority by its slug.
     *  @http GET /radar/ct/authorities/{ca_slug}
     *  @permission User Details Write; User Details Read
     *  @plans free pro business enterprise
     *  @availability ga */
    get(caSlug: string, params?: Radar.BotInput | null, options?: RequestOptions): APIPromise<AuthorityGetResponse>;
  }

  export interface AuthorityListResponse {
    /** Certificate authorities of this page. */ certificateAuthorities: AuthorityListResponse.CertificateAuthority[];
  }
  export namespace AuthorityListResponse {
    export interface CertificateAuthority extends AuthorityGetResponse.CertificateAuthority.Related {
      /** @example "PT" */ country: string;
      /** @example "Portugal" */ countryName: string;
      /** Organization that owns it. @example "MULTICERT" */ owner: string;
      /** Certificate that signed it. */ parentName: string;
      /** SHA-256 fingerprint of the certificate that signed it. */ parentSha256Fingerprint: string;
    }
  }

  export interface AuthorityGetResponse {
    /** Certificate with its trust and validity. */ certificateAuthority: AuthorityGetResponse.CertificateAuthority;
  }
  export namespace AuthorityGetResponse {
    export interface CertificateAuthority extends AuthorityListResponse.CertificateAuthority {
      /** Whether Apple trusts it. */ appleStatus:
        | 'INCLUDED' | 'NOT_YET_INCLUDED' | 'NOT_INCLUDED' | 'NOT_BEFORE' | 'REMOVED' | 'DISABLED' | 'BLOCKED';
      /** Identifier of the key that signed it. @example "1TkcnFtvBKqilUzvIN0pdKTFRXE" */ authorityKeyIdentifier: string;
      /** Whether Chrome trusts it. */ chromeStatus:
        | 'INCLUDED' | 'NOT_YET_INCLUDED' | 'NOT_INCLUDED' | 'NOT_BEFORE' | 'REMOVED' | 'DISABLED' | 'BLOCKED';
      /** Whether Microsoft trusts it. */ microsoftStatus:
        | 'INCLUDED' | 'NOT_YET_INCLUDED' | 'NOT_INCLUDED' | 'NOT_BEFORE' | 'REMOVED' | 'DISABLED' | 'BLOCKED';
      /** Whether Mozilla trusts it. */ mozillaStatus:
        | 'INCLUDED' | 'NOT_YET_INCLUDED' | 'NOT_INCLUDED' | 'NOT_BEFORE' | 'REMOVED' | 'DISABLED' | 'BLOCKED';
      related: CertificateAuthority.Related[];
      /** Identifier of its own key. @example "VbqXmCURhMmiMtD7nFY6iCr4z" */ subjectKeyIdentifier: string;
      /** Day from which it is valid. @example "2019-12-09" */ validFrom: string;
      /** Day until which it is valid. @example "2032-06-08" */ validTo: string;
    }
    export namespace CertificateAuthority {
      export interface Related {
        /** Whether it is a root or an intermediate certificate. */ certificateRecordType: 'ROOT_CERTIFICATE' | 'INTERMEDIATE_CERTIFICATE';
        /** Name as people read it. */ name: string;
        /** Whether it has been revoked. */ revocationStatus: 'NOT_REVOKED' | 'REVOKED' | 'PARENT_CERT_REVOKED';
        /** SHA-256 fingerprint of the certificate, in hex. */ sha256Fingerprint: string;
      }
    }
  }

  /** Public registers in which certificates are recorded. */
  export interface Logs {
    /** As CSV. @response text/csv */
    list(params: Radar.ListedParams & InCSV, options?: RequestOptions): APIPromise<string>;

    /** List Certificate Transparency logs that Radar knows.
     *  @http GET /radar/ct/logs
     *  @permission User Details Write; User Details Read
     *  @plans free pro business enterprise
     *  @availability ga */
    list(params?: Radar.ListedParams | null, options?: RequestOptions): APIPromise<LogListResponse>;

    /** As CSV. @response text/csv */
    get(logSlug: string, params: Radar.BotInput & InCSV, options?: RequestOptions): APIPromise<string>;

    /** Get one Certificate Transparency log by its slug.
     *  @http GET /radar/ct/logs/{log_slug}
     *  @permission User Details Write; User Details Read
     *  @plans free pro business enterprise
     *  @availability ga */
    get(/** @maxLength 100 */ logSlug: string, params?: Radar.BotInput | null, options?: RequestOptions): APIPromise<LogGetResponse>;
  }

  export interface LogListResponse {
    /** Logs of this page. */ certificateLogs: LogListResponse.CertificateLog[];
  }
  export namespace LogListResponse {
    export interface CertificateLog extends LogGetResponse.CertificateLog.Related {
      /** Interface of the log: RFC 6962 or static. */ api: 'RFC6962' | 'STATIC';
      /** @example "Google" */ operator: string;
      /** Time at which the log came into this state. */ stateTimestamp: DateTime;
      /** @example "https://ct.googleapis.com/logs/us1/argon2024/" */ url: string;
    }
  }

  export interface LogGetResponse {
    /** The log with its state and performance. */ certificateLog: LogGetResponse.CertificateLog;
  }
  export namespace LogGetResponse {
    export interface CertificateLog extends LogListResponse.CertificateLog {
      /** Certificates the log took in an hour, on average. */ avgThroughput: number;
      /** Time of the last measurement. */ lastUpdate: DateTime;
      /** Availability and speed as measured; null if they are not. */ performance: CertificateLog.Performance | null;
      related: CertificateLog.Related[];
      /** Certificates the log would take now, as text; null if not known. @example "10" */ submittableCertCount: string | null;
      /** Certificates the log holds, as text; null if not known. @example "10" */ submittedCertCount: string | null;
    }
    export namespace CertificateLog {
      export interface Performance {
        /** Performance of each call of the log. */ endpoints: Performance.Endpoint[];
        /** Time to answer. @unit milliseconds */ responseTime: number;
        /** Share of the time in which the log answered. @unit percent */ uptime: number;
      }
      export namespace Performance {
        export interface Endpoint {
          /** Call of the log that was measured. */ endpoint:
            | 'add-chain (new)' | 'add-chain (old)' | 'add-pre-chain (new)' | 'add-pre-chain (old)'
            | 'get-entries' | 'get-roots' | 'get-sth';
          /** Time to answer. @unit milliseconds */ responseTime: number;
          /** Share of the time in which the log answered. @unit percent */ uptime: number;
        }
      }
      export interface Related {
        description: string;
        /** Time from which the log takes no more certificates. */ endExclusive: DateTime;
        /** @example "argon2024" */ slug: string;
        /** Time from which the log takes certificates. */ startInclusive: DateTime;
        /** State of the log by Chrome's policy. */ state: 'USABLE' | 'PENDING' | 'QUALIFIED' | 'READ_ONLY' | 'RETIRED' | 'REJECTED';
      }
    }
  }
}
