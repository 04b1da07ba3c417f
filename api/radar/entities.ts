import type { APIPromise, RequestOptions } from '../_client.ts';
import type { Integer } from '../_shared.ts';
import type { Radar } from './index.ts';

/** Things that figures refer to: networks, places, IPs. */
export interface Entities {
  readonly asns: Entities.ASNs;
  readonly locations: Entities.Locations;

  /** Look up what Radar knows about an IP address: its AS and location.
   *  @http GET /radar/entities/ip
   *  @permission User Details Write; User Details Read
   *  @plans free pro business enterprise
   *  @availability ga */
  get(params: Radar.EntityGetParams, options?: RequestOptions): APIPromise<Radar.EntityGetResponse>;
}

export declare namespace Entities {
  /** Autonomous systems and how they relate. */
  export interface ASNs {
    /** Page through autonomous systems by number or location, in a chosen order.
     *  @http GET /radar/entities/asns
     *  @permission User Details Write; User Details Read
     *  @plans free pro business enterprise
     *  @availability ga */
    list(params?: ASNListParams | null, options?: RequestOptions): APIPromise<ASNListResponse>;

    /** Show the AS-SETs that an autonomous system is a member of.
     *  @http GET /radar/entities/asns/{asn}/as_set
     *  @permission User Details Write; User Details Read
     *  @plans free pro business enterprise
     *  @availability ga */
    asSet(asn: Integer, params?: ASNAsSetParams | null, options?: RequestOptions): APIPromise<ASNAsSetResponse>;

    /** Rank autonomous systems in the botnet threat feed and compare date ranges.
     *  @http GET /radar/entities/asns/botnet_threat_feed
     *  @permission User Details Write; User Details Read
     *  @plans free pro business enterprise
     *  @availability ga */
    botnetThreatFeed(params?: ASNBotnetThreatFeedParams | null, options?: RequestOptions): APIPromise<ASNBotnetThreatFeedResponse>;

    /** Look up one autonomous system by its number.
     *  @http GET /radar/entities/asns/{asn}
     *  @permission User Details Write; User Details Read
     *  @plans free pro business enterprise
     *  @availability ga */
    get(asn: Integer, params?: ASNGetParams | null, options?: RequestOptions): APIPromise<ASNGetResponse>;

    /** Find the autonomous system that announces an IP address.
     *  @http GET /radar/entities/asns/ip
     *  @permission User Details Write; User Details Read
     *  @plans free pro business enterprise
     *  @availability ga */
    ip(params: ASNIPParams, options?: RequestOptions): APIPromise<ASNIPResponse>;

    /** Show the AS-level relationships of an AS, optionally with one other AS.
     *  @http GET /radar/entities/asns/{asn}/rel
     *  @permission User Details Write; User Details Read
     *  @plans free pro business enterprise
     *  @availability ga */
    rel(asn: Integer, params?: ASNRelParams | null, options?: RequestOptions): APIPromise<ASNRelResponse>;
  }

  export interface ASNListParams {
    /** @example "174,7922" */ asn?: string;
    format?: 'JSON' | 'CSV';
    /** @exclusiveMin 0 */ limit?: Integer;
    /** @minLength 2 @maxLength 2 @example "US" */ location?: string;
    /** @min 0 */ offset?: Integer;
    /** @default "ASN" */ orderBy?: 'ASN' | 'POPULATION';
  }

  export interface ASNListResponse {
    asns: ASNListResponse.ASN[];
  }
  export namespace ASNListResponse {
    export interface ASN {
      /** @example 714 */ asn: Integer;
      /** @example "GB" */ country: string;
      countryName: string;
      estimatedUsers: ASN.EstimatedUsers;
      name: string;
      aka?: string;
      orgName?: string;
      /** @example "https://www.apple.com/support/systemstatus/" */ website?: string;
    }
    export namespace ASN {
      export interface EstimatedUsers {
        /** @example 86099 */ estimatedUsers?: Integer;
      }
    }
  }

  export type ASNAsSetParams = Radar.BotGetParams;

  export interface ASNAsSetResponse {
    as_sets: ASNAsSetResponse.AsSet[];
    paths: (string[])[];
  }
  export namespace ASNAsSetResponse {
    export interface AsSet {
      as_members_count: Integer;
      as_set_members_count: Integer;
      as_set_upstreams_count: Integer;
      asn_cone_size: Integer;
      irr_sources: string[];
      name: string;
      hierarchical_asn?: Integer;
      inferred_asn?: Integer;
      peeringdb_asn?: Integer;
    }
  }

  export interface ASNBotnetThreatFeedParams {
    asn?: string[];
    /** @example "7d" */ compareDateRange?: string;
    /** @format date @example "2026-02-04" */ date?: string;
    format?: 'JSON' | 'CSV';
    /** @exclusiveMin 0 */ limit?: Integer;
    /** @minLength 2 @maxLength 2 @example "US" */ location?: string;
    /** @default "NUMBER_OF_OFFENDING_IPS" */ metric?: 'OFFENSE_COUNT' | 'NUMBER_OF_OFFENDING_IPS';
    /** @min 0 */ offset?: Integer;
    sortOrder?: 'ASC' | 'DESC';
  }

  export interface ASNBotnetThreatFeedResponse {
    ases: ASNBotnetThreatFeedResponse.Ase[];
    meta: ASNBotnetThreatFeedResponse.Meta;
  }
  export namespace ASNBotnetThreatFeedResponse {
    export interface Ase {
      /** @example 4134 */ asn: Integer;
      /** @example "CN" */ country: string;
      /** @example "CHINANET-BACKBONE" */ name: string;
      /** @example 1 */ rank: Integer;
      /** @example -2 */ rankChange?: Integer;
    }
    export interface Meta {
      /** @example "2026-02-04" */ date: string;
      /** @example 50 */ total: Integer;
      /** @example "2026-01-28" */ compareDate?: string;
    }
  }

  export type ASNGetParams = Radar.BotGetParams;

  export interface ASNGetResponse {
    asn: ASNGetResponse.ASN;
  }
  export namespace ASNGetResponse {
    export interface ASN {
      /** @example 714 */ asn: Integer;
      /** @example 5 */ confidenceLevel: Integer;
      /** @example "GB" */ country: string;
      countryName: string;
      estimatedUsers: ASNIPResponse.ASN.EstimatedUsers;
      name: string;
      orgName: string;
      related: ASNIPResponse.ASN.Related[];
      /** @example "RIPE" */ source: string;
      /** @example "https://www.apple.com/support/systemstatus/" */ website: string;
      aka?: string;
    }
    export namespace ASN {
      export import EstimatedUsers = ASNIPResponse.ASN.EstimatedUsers;
      export type Related = ASNIPResponse.ASN.Related;
    }
  }

  export type ASNIPParams = Radar.EntityGetParams;

  export interface ASNIPResponse {
    asn: ASNIPResponse.ASN;
  }
  export namespace ASNIPResponse {
    export interface ASN {
      /** @example 714 */ asn: Integer;
      /** @example "GB" */ country: string;
      countryName: string;
      estimatedUsers: ASN.EstimatedUsers;
      name: string;
      orgName: string;
      related: ASN.Related[];
      /** @example "RIPE" */ source: string;
      /** @example "https://www.apple.com/support/systemstatus/" */ website: string;
      aka?: string;
    }
    export namespace ASN {
      export interface EstimatedUsers {
        locations: EstimatedUsers.Location[];
        /** @example 86099 */ estimatedUsers?: Integer;
      }
      export namespace EstimatedUsers {
        export interface Location {
          /** @example "US" */ locationAlpha2: string;
          locationName: string;
          /** @example 16710 */ estimatedUsers?: Integer;
        }
      }
      export interface Related {
        asn: Integer;
        name: string;
        aka?: string;
        /** @example 65345 */ estimatedUsers?: Integer;
      }
    }
  }

  export interface ASNRelParams {
    asn2?: Integer;
    format?: 'JSON' | 'CSV';
  }

  export interface ASNRelResponse {
    meta: Radar.BGP.RouteMoasResponse.Meta;
    rels: ASNRelResponse.Rel[];
  }
  export namespace ASNRelResponse {
    export type Meta = Radar.BGP.RouteMoasResponse.Meta;
    export interface Rel {
      asn1: Integer;
      asn1_country: string;
      asn1_name: string;
      asn2: Integer;
      asn2_country: string;
      asn2_name: string;
      rel: string;
    }
  }

  /** Countries and territories. */
  export interface Locations {
    /** Page through locations by continent, region or subregion.
     *  @http GET /radar/entities/locations
     *  @permission User Details Write; User Details Read
     *  @plans free pro business enterprise
     *  @availability ga */
    list(params?: LocationListParams | null, options?: RequestOptions): APIPromise<LocationListResponse>;

    /** Look up one location by its code.
     *  @http GET /radar/entities/locations/{location}
     *  @permission User Details Write; User Details Read
     *  @plans free pro business enterprise
     *  @availability ga */
    get(
      /** @minLength 2 @maxLength 2 */ location: string,
      params?: LocationGetParams | null,
      options?: RequestOptions,
    ): APIPromise<LocationGetResponse>;
  }

  export interface LocationListParams {
    continent?: 'AF' | 'AS' | 'EU' | 'NA' | 'OC' | 'SA';
    format?: 'JSON' | 'CSV';
    /** @exclusiveMin 0 */ limit?: Integer;
    /** @example "US,CA" */ location?: string;
    /** @min 0 */ offset?: Integer;
    /** @maxLength 100 */ region?: string;
    /** @maxLength 100 */ subregion?: string;
  }

  export interface LocationListResponse {
    locations: LocationListResponse.Location[];
  }
  export namespace LocationListResponse {
    export interface Location {
      /** @example "AF" */ alpha2: string;
      /** @example "AS" */ continent: string;
      /** @example "10" */ latitude: string;
      /** @example "10" */ longitude: string;
      /** @example "Afghanistan" */ name: string;
      region: string;
      subregion: string;
    }
  }

  export type LocationGetParams = Radar.BotGetParams;

  export interface LocationGetResponse {
    location: LocationGetResponse.Location;
  }
  export namespace LocationGetResponse {
    export interface Location {
      /** @example "AF" */ alpha2: string;
      /** @example 5 */ confidenceLevel: Integer;
      /** @example "AS" */ continent: string;
      /** @example "10" */ latitude: string;
      /** @example "10" */ longitude: string;
      /** @example "Afghanistan" */ name: string;
      region: string;
      subregion: string;
    }
  }
}
