import type { APIPromise, RequestOptions } from '../_client.ts';
import type { DateTime, Integer } from '../_shared.ts';
import type { Radar } from './index.ts';

/** Certificates recorded in public transparency logs. */
export interface CT {
  readonly authorities: CT.Authorities;
  readonly logs: CT.Logs;

  /** Split logged certificates by one dimension, filtered by CA, log or expiry.
   *  @http GET /radar/ct/summary/{dimension}
   *  @permission User Details Write; User Details Read
   *  @plans free pro business enterprise
   *  @availability ga */
  summary(
    dimension: 'CA' | 'CA_OWNER' | 'DURATION' | 'ENTRY_TYPE' | 'EXPIRATION_STATUS' | 'HAS_IPS' | 'HAS_WILDCARDS' | 'LOG' | 'LOG_API' | 'LOG_OPERATOR' | 'PUBLIC_KEY_ALGORITHM' | 'SIGNATURE_ALGORITHM' | 'TLD' | 'VALIDATION_LEVEL',
    params?: Radar.CTSummaryParams | null,
    options?: RequestOptions,
  ): APIPromise<Radar.CTSummaryResponse>;

  /** Chart the number of logged certificates over time.
   *  @http GET /radar/ct/timeseries
   *  @permission User Details Write; User Details Read
   *  @plans free pro business enterprise
   *  @availability ga */
  timeseries(params?: Radar.CTTimeseriesParams | null, options?: RequestOptions): APIPromise<Radar.CTTimeseriesResponse>;

  /** Chart how logged certificates split along one dimension over time.
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
    /** Page through the certificate authorities that Radar knows.
     *  @http GET /radar/ct/authorities
     *  @permission User Details Write; User Details Read
     *  @plans free pro business enterprise
     *  @availability ga */
    list(params?: AuthorityListParams | null, options?: RequestOptions): APIPromise<AuthorityListResponse>;

    /** Look up one certificate authority by its slug.
     *  @http GET /radar/ct/authorities/{ca_slug}
     *  @permission User Details Write; User Details Read
     *  @plans free pro business enterprise
     *  @availability ga */
    get(caSlug: string, params?: AuthorityGetParams | null, options?: RequestOptions): APIPromise<AuthorityGetResponse>;
  }

  export type AuthorityListParams = LogListParams;

  export interface AuthorityListResponse {
    certificateAuthorities: AuthorityListResponse.CertificateAuthority[];
  }
  export namespace AuthorityListResponse {
    export interface CertificateAuthority {
      certificateRecordType: 'ROOT_CERTIFICATE' | 'INTERMEDIATE_CERTIFICATE';
      /** @example "PT" */ country: string;
      /** @example "Portugal" */ countryName: string;
      name: string;
      /** @example "MULTICERT" */ owner: string;
      parentName: string;
      parentSha256Fingerprint: string;
      revocationStatus: 'NOT_REVOKED' | 'REVOKED' | 'PARENT_CERT_REVOKED';
      sha256Fingerprint: string;
    }
  }

  export type AuthorityGetParams = Radar.BotGetParams;

  export interface AuthorityGetResponse {
    certificateAuthority: AuthorityGetResponse.CertificateAuthority;
  }
  export namespace AuthorityGetResponse {
    export interface CertificateAuthority {
      appleStatus: 'INCLUDED' | 'NOT_YET_INCLUDED' | 'NOT_INCLUDED' | 'NOT_BEFORE' | 'REMOVED' | 'DISABLED' | 'BLOCKED';
      /** @example "1TkcnFtvBKqilUzvIN0pdKTFRXE" */ authorityKeyIdentifier: string;
      certificateRecordType: 'ROOT_CERTIFICATE' | 'INTERMEDIATE_CERTIFICATE';
      chromeStatus: 'INCLUDED' | 'NOT_YET_INCLUDED' | 'NOT_INCLUDED' | 'NOT_BEFORE' | 'REMOVED' | 'DISABLED' | 'BLOCKED';
      /** @example "PT" */ country: string;
      /** @example "Portugal" */ countryName: string;
      microsoftStatus: 'INCLUDED' | 'NOT_YET_INCLUDED' | 'NOT_INCLUDED' | 'NOT_BEFORE' | 'REMOVED' | 'DISABLED' | 'BLOCKED';
      mozillaStatus: 'INCLUDED' | 'NOT_YET_INCLUDED' | 'NOT_INCLUDED' | 'NOT_BEFORE' | 'REMOVED' | 'DISABLED' | 'BLOCKED';
      name: string;
      /** @example "MULTICERT" */ owner: string;
      parentName: string;
      parentSha256Fingerprint: string;
      related: CertificateAuthority.Related[];
      revocationStatus: 'NOT_REVOKED' | 'REVOKED' | 'PARENT_CERT_REVOKED';
      sha256Fingerprint: string;
      /** @example "VbqXmCURhMmiMtD7nFY6iCr4z" */ subjectKeyIdentifier: string;
      /** @example "2019-12-09" */ validFrom: string;
      /** @example "2032-06-08" */ validTo: string;
    }
    export namespace CertificateAuthority {
      export interface Related {
        certificateRecordType: 'ROOT_CERTIFICATE' | 'INTERMEDIATE_CERTIFICATE';
        name: string;
        revocationStatus: 'NOT_REVOKED' | 'REVOKED' | 'PARENT_CERT_REVOKED';
        sha256Fingerprint: string;
      }
    }
  }

  /** Public registers in which certificates are recorded. */
  export interface Logs {
    /** Page through the Certificate Transparency logs that Radar knows.
     *  @http GET /radar/ct/logs
     *  @permission User Details Write; User Details Read
     *  @plans free pro business enterprise
     *  @availability ga */
    list(params?: LogListParams | null, options?: RequestOptions): APIPromise<LogListResponse>;

    /** Look up one Certificate Transparency log by its slug.
     *  @http GET /radar/ct/logs/{log_slug}
     *  @permission User Details Write; User Details Read
     *  @plans free pro business enterprise
     *  @availability ga */
    get(/** @maxLength 100 */ logSlug: string, params?: LogGetParams | null, options?: RequestOptions): APIPromise<LogGetResponse>;
  }

  export interface LogListParams {
    format?: 'JSON' | 'CSV';
    /** @exclusiveMin 0 */ limit?: Integer;
    /** @min 0 */ offset?: Integer;
  }

  export interface LogListResponse {
    certificateLogs: LogListResponse.CertificateLog[];
  }
  export namespace LogListResponse {
    export interface CertificateLog {
      api: 'RFC6962' | 'STATIC';
      description: string;
      endExclusive: DateTime;
      /** @example "Google" */ operator: string;
      /** @example "argon2024" */ slug: string;
      startInclusive: DateTime;
      state: 'USABLE' | 'PENDING' | 'QUALIFIED' | 'READ_ONLY' | 'RETIRED' | 'REJECTED';
      stateTimestamp: DateTime;
      /** @example "https://ct.googleapis.com/logs/us1/argon2024/" */ url: string;
    }
  }

  export type LogGetParams = Radar.BotGetParams;

  export interface LogGetResponse {
    certificateLog: LogGetResponse.CertificateLog;
  }
  export namespace LogGetResponse {
    export interface CertificateLog {
      api: 'RFC6962' | 'STATIC';
      avgThroughput: number;
      description: string;
      endExclusive: DateTime;
      lastUpdate: DateTime;
      /** @example "Google" */ operator: string;
      performance: CertificateLog.Performance | null;
      related: CertificateLog.Related[];
      /** @example "argon2024" */ slug: string;
      startInclusive: DateTime;
      state: 'USABLE' | 'PENDING' | 'QUALIFIED' | 'READ_ONLY' | 'RETIRED' | 'REJECTED';
      stateTimestamp: DateTime;
      /** @example "10" */ submittableCertCount: string | null;
      /** @example "10" */ submittedCertCount: string | null;
      /** @example "https://ct.googleapis.com/logs/us1/argon2024/" */ url: string;
    }
    export namespace CertificateLog {
      export interface Performance {
        endpoints: Performance.Endpoint[];
        responseTime: number;
        uptime: number;
      }
      export namespace Performance {
        export interface Endpoint {
          endpoint: 'add-chain (new)' | 'add-chain (old)' | 'add-pre-chain (new)' | 'add-pre-chain (old)' | 'get-entries' | 'get-roots' | 'get-sth';
          responseTime: number;
          uptime: number;
        }
      }
      export interface Related {
        description: string;
        endExclusive: DateTime;
        /** @example "argon2024" */ slug: string;
        startInclusive: DateTime;
        state: 'USABLE' | 'PENDING' | 'QUALIFIED' | 'READ_ONLY' | 'RETIRED' | 'REJECTED';
      }
    }
  }
}
