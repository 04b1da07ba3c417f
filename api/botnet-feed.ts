import type { APIPromise, RequestOptions } from './_client.ts';
import type { DateTime, InAccount, Integer } from './_shared.ts';

/** DDoS Botnet Threat Feed: Attack sources seen inside the networks of a service provider.
 *  @product botnetFeed DDoS Botnet Threat Feed
 *  @docs https://developers.cloudflare.com/ddos-protection/botnet-threat-feed/ */
export interface BotnetFeed {
  readonly asn: BotnetFeed.ASN;
  readonly configs: BotnetFeed.Configs;
}

export declare namespace BotnetFeed {
  /** Reports of hostile addresses within one of your networks. */
  export interface ASN {
    /** Get the botnet activity seen in one of your ASNs on a given date.
     *  @http GET /accounts/{account_id}/botnet_feed/asn/{asn_id}/day_report
     *  @permission DDoS Botnet Feed Write; DDoS Botnet Feed Read
     *  @availability ga */
    dayReport(asnID: Integer, params: ASNDayReportParams, options?: RequestOptions): APIPromise<ASNDayReportResponse>;

    /** Get all botnet activity recorded for one of your ASNs.
     *  @http GET /accounts/{account_id}/botnet_feed/asn/{asn_id}/full_report
     *  @permission DDoS Botnet Feed Write; DDoS Botnet Feed Read
     *  @availability ga */
    fullReport(asnID: Integer, params: ASNFullReportParams, options?: RequestOptions): APIPromise<ASNDayReportResponse>;
  }

  export interface ASNDayReportParams extends InAccount {
    date?: DateTime;
  }

  export interface ASNDayReportResponse {
    /** @example "1.1.1.1/32" */ cidr?: string;
    date?: DateTime;
    /** @example 1000 */ offense_count?: Integer;
  }

  export type ASNFullReportParams = InAccount;

  export type ASNFullReportResponse = ASNDayReportResponse;

  /** Set-up of the feed. */
  export interface Configs {
    readonly asn: Configs.ASN;
  }
}

export declare namespace BotnetFeed.Configs {
  /** Networks of yours that the feed covers. */
  export interface ASN {
    /** Drop an ASN from the account's botnet threat feed.
     *  @http DELETE /accounts/{account_id}/botnet_feed/configs/asn/{asn_id}
     *  @permission DDoS Botnet Feed Write
     *  @availability ga */
    delete(asnID: Integer, params: ASNDeleteParams, options?: RequestOptions): APIPromise<ASNGetResponse>;

    /** List the ASNs enrolled in the account's botnet threat feed.
     *  @http GET /accounts/{account_id}/botnet_feed/configs/asn
     *  @permission DDoS Botnet Feed Write; DDoS Botnet Feed Read
     *  @availability ga */
    get(params: ASNGetParams, options?: RequestOptions): APIPromise<ASNGetResponse>;
  }

  export type ASNDeleteParams = InAccount;

  export type ASNDeleteResponse = ASNGetResponse;

  export type ASNGetParams = InAccount;

  export interface ASNGetResponse {
    /** @example 13335 */ asn?: Integer;
  }
}
