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
  /** Words of the path values that methods take by position. */
  export interface PathGlossary {
    /** Autonomous system whose report is asked for, by its number. */ asn_id: number;
  }

  /** Reports of hostile addresses within one of your networks. */
  export interface ASN {
    /** Get the botnet activity seen in one of your ASNs on a given date.
     *  @http GET /accounts/{account_id}/botnet_feed/asn/{asn_id}/day_report
     *  @permission DDoS Botnet Feed Write; DDoS Botnet Feed Read
     *  @availability ga */
    dayReport(asnID: Integer, params: ASNDayReportParams, options?: RequestOptions): APIPromise<ASNResult>;

    /** Get all botnet activity recorded for one of your ASNs.
     *  @http GET /accounts/{account_id}/botnet_feed/asn/{asn_id}/full_report
     *  @permission DDoS Botnet Feed Write; DDoS Botnet Feed Read
     *  @availability ga */
    fullReport(asnID: Integer, params: InAccount, options?: RequestOptions): APIPromise<ASNResult>;
  }

  export interface ASNDayReportParams extends InAccount {
    /** Day of the report; by default yesterday. */ date?: DateTime;
  }

  export interface ASNResult {
    /** Address range that took part in attacks. @example "1.1.1.1/32" */ cidr?: string;
    /** Day of the report; by default yesterday. */ date?: DateTime;
    /** Number of attacks seen from the range. @example 1000 */ offense_count?: Integer;
  }

  /** Set-up of the feed. */
  export interface Configs {
    readonly asn: Configs.ASN;
  }
}

export declare namespace BotnetFeed.Configs {
  /** Networks of yours that the feed covers. */
  export interface ASN {
    /** Delete an ASN from the account's botnet threat feed.
     *  @http DELETE /accounts/{account_id}/botnet_feed/configs/asn/{asn_id}
     *  @permission DDoS Botnet Feed Write
     *  @availability ga */
    delete(asnID: Integer, params: InAccount, options?: RequestOptions): APIPromise<ASNData>;

    /** Get the ASNs enrolled in the account's botnet threat feed.
     *  @http GET /accounts/{account_id}/botnet_feed/configs/asn
     *  @permission DDoS Botnet Feed Write; DDoS Botnet Feed Read
     *  @availability ga */
    get(params: InAccount, options?: RequestOptions): APIPromise<ASNData>;
  }

  export interface ASNData {
    /** Autonomous system whose report the account may read. @example 13335 */ asn?: Integer;
  }
}
