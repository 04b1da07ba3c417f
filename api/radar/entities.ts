import type { APIPromise, RequestOptions } from '../_client.ts';
import type { InCSV, Integer } from '../_shared.ts';
import type { Radar } from './index.ts';

/** Things that figures refer to: networks, places, IPs. */
export interface Entities {
  readonly asns: Entities.ASNs;
  readonly locations: Entities.Locations;

  /** As CSV. @response text/csv */
  get(params: Radar.EntityParams & InCSV, options?: RequestOptions): APIPromise<string>;

  /** Get what Radar knows about an IP address: its AS and location.
   *  @http GET /radar/entities/ip
   *  @permission User Details Write; User Details Read
   *  @plans free pro business enterprise
   *  @availability ga */
  get(params: Radar.EntityParams, options?: RequestOptions): APIPromise<Radar.EntityGetResponse>;
}

export declare namespace Entities {
  /** Words of fields by their names. */
  export interface Glossary {
    /** Name as people read it. */ name: string;
  }

  /** Autonomous systems and how they relate. */
  export interface ASNs {
    /** As CSV. @response text/csv */
    list(params: ASNListParams & InCSV, options?: RequestOptions): APIPromise<string>;

    /** List autonomous systems by number or location, in a chosen order.
     *  @http GET /radar/entities/asns
     *  @permission User Details Write; User Details Read
     *  @plans free pro business enterprise
     *  @availability ga */
    list(params?: ASNListParams | null, options?: RequestOptions): APIPromise<ASNListResponse>;

    /** As CSV. @response text/csv */
    asSet(asn: Integer, params: Radar.BotInput & InCSV, options?: RequestOptions): APIPromise<string>;

    /** Get the AS-SETs that an autonomous system is a member of.
     *  @http GET /radar/entities/asns/{asn}/as_set
     *  @permission User Details Write; User Details Read
     *  @plans free pro business enterprise
     *  @availability ga */
    asSet(asn: Integer, params?: Radar.BotInput | null, options?: RequestOptions): APIPromise<ASNAsSetResponse>;

    /** As CSV. @response text/csv */
    botnetThreatFeed(params: ASNBotnetThreatFeedParams & InCSV, options?: RequestOptions): APIPromise<string>;

    /** Rank autonomous systems in the botnet threat feed and compare date ranges.
     *  @http GET /radar/entities/asns/botnet_threat_feed
     *  @permission User Details Write; User Details Read
     *  @plans free pro business enterprise
     *  @availability ga */
    botnetThreatFeed(params?: ASNBotnetThreatFeedParams | null, options?: RequestOptions): APIPromise<ASNBotnetThreatFeedResponse>;

    /** As CSV. @response text/csv */
    get(asn: Integer, params: Radar.BotInput & InCSV, options?: RequestOptions): APIPromise<string>;

    /** Get one autonomous system by its number.
     *  @http GET /radar/entities/asns/{asn}
     *  @permission User Details Write; User Details Read
     *  @plans free pro business enterprise
     *  @availability ga */
    get(asn: Integer, params?: Radar.BotInput | null, options?: RequestOptions): APIPromise<ASNGetResponse>;

    /** As CSV. @response text/csv */
    ip(params: Radar.EntityParams & InCSV, options?: RequestOptions): APIPromise<string>;

    /** Find the autonomous system that announces an IP address.
     *  @http GET /radar/entities/asns/ip
     *  @permission User Details Write; User Details Read
     *  @plans free pro business enterprise
     *  @availability ga */
    ip(params: Radar.EntityParams, options?: RequestOptions): APIPromise<ASNIPResponse>;

    /** As CSV. @response text/csv */
    rel(asn: Integer, params: ASNRelParams & InCSV, options?: RequestOptions): APIPromise<string>;

    /** Get the AS-level relationships of an AS, optionally with one other AS.
     *  @http GET /radar/entities/asns/{asn}/rel
     *  @permission User Details Write; User Details Read
     *  @plans free pro business enterprise
     *  @availability ga */
    rel(asn: Integer, params?: ASNRelParams | null, options?: RequestOptions): APIPromise<ASNRelResponse>;
  }

  export interface ASNListParams extends Radar.ListedParams {
    /** Autonomous systems, by number; several are joined by commas. @example "174,7922" */ asn?: string;
    /** @minLength 2 @maxLength 2 @example "US" */ location?: string;
    /** Property by which the entries are sorted. @default "ASN" */ orderBy?: 'ASN' | 'POPULATION' | (string & {});
  }

  export interface NetworkOperator {
    /** Number of the autonomous system. @example 714 */ asn: Integer;
    /** @example "GB" */ country: string;
    countryName: string;
    name: string;
    aka?: string;
    /** Organization that owns it. */ orgName?: string;
    /** Web page of the owner. @example "https://www.apple.com/support/systemstatus/" */ website?: string;
  }

  export interface ASNListResponse {
    asns: ASNListResponse.ASN[];
  }
  export namespace ASNListResponse {
    export interface ASN extends NetworkOperator {
      estimatedUsers: ASN.EstimatedUsers;
    }
    export namespace ASN {
      export interface EstimatedUsers {
        /** @example 86099 */ estimatedUsers?: Integer;
      }
    }
  }

  export interface ASNAsSetResponse {
    /** AS-SETs the network is a member of. */ as_sets: ASNAsSetResponse.AsSet[];
    /** Paths that collectors see. */ paths: string[][];
  }
  export namespace ASNAsSetResponse {
    export interface AsSet {
      /** Number of networks that are direct members. */ as_members_count: Integer;
      /** Number of AS-SETs that are direct members. */ as_set_members_count: Integer;
      /** Number of AS-SETs that contain it, at any depth. */ as_set_upstreams_count: Integer;
      /** Number of networks it contains, at any depth. */ asn_cone_size: Integer;
      /** Routing registries that hold it. */ irr_sources: string[];
      name: string;
      /** Network named at the start of a hierarchical name. */ hierarchical_asn?: Integer;
      /** Network it most likely belongs to. */ inferred_asn?: Integer;
      /** Network that names it in PeeringDB. */ peeringdb_asn?: Integer;
    }
  }

  export interface ASNBotnetThreatFeedParams extends Radar.ListedParams, Radar.NetworkFilter {
    /** Time back to the ranking that is compared, such as `7d`. @example "7d" */ compareDateRange?: string;
    /** Day the figures are of; left out, the newest. @format date @example "2026-02-04" */ date?: string;
    /** @minLength 2 @maxLength 2 @example "US" */ location?: string;
    /** @default "NUMBER_OF_OFFENDING_IPS" */ metric?: 'OFFENSE_COUNT' | 'NUMBER_OF_OFFENDING_IPS' | (string & {});
    sortOrder?: 'ASC' | 'DESC';
  }

  export interface ASNBotnetThreatFeedResponse {
    /** Autonomous systems, the worst first. */ ases: ASNBotnetThreatFeedResponse.Ase[];
    meta: ASNBotnetThreatFeedResponse.Meta;
  }
  export namespace ASNBotnetThreatFeedResponse {
    export interface Ase {
      /** Number of the autonomous system. @example 4134 */ asn: Integer;
      /** @example "CN" */ country: string;
      /** @example "CHINANET-BACKBONE" */ name: string;
      /** @example 1 */ rank: Integer;
      /** Places gained (positive) or lost since the compared day. @example -2 */ rankChange?: Integer;
    }
    export interface Meta {
      /** Day the figures are of. @example "2026-02-04" */ date: string;
      /** Sum of all entries. @example 50 */ total: Integer;
      /** Day that is compared with. @example "2026-01-28" */ compareDate?: string;
    }
  }

  export interface ASNGetResponse {
    /** Autonomous system with its details. */ asn: ASNGetResponse.ASN;
  }
  export namespace ASNGetResponse {
    export interface ASN extends ASNIPResponse.ASN {
      /** Reliability of the figures, 1 to 5. @example 5 */ confidenceLevel: Integer;
    }
    export namespace ASN {
      export interface EstimatedUsers {
        locations: EstimatedUsers.Location[];
        /** @example 86099 */ estimatedUsers?: Integer;
      }
      export namespace EstimatedUsers {
        export interface Location {
          /** Location, two letters. @example "US" */ locationAlpha2: string;
          locationName: string;
          /** @example 16710 */ estimatedUsers?: Integer;
        }
      }
      export interface Related {
        /** Number of the autonomous system. */ asn: Integer;
        name: string;
        aka?: string;
        /** @example 65345 */ estimatedUsers?: Integer;
      }
    }
  }

  export interface ASNIPResponse {
    /** Autonomous system with its details. */ asn: ASNIPResponse.ASN;
  }
  export namespace ASNIPResponse {
    export interface ASN extends NetworkOperator {
      estimatedUsers: ASNGetResponse.ASN.EstimatedUsers;
      orgName: string;
      related: ASNGetResponse.ASN.Related[];
      /** Registry the data comes from. @example "RIPE" */ source: string;
      /** @example "https://www.apple.com/support/systemstatus/" */ website: string;
    }
  }

  export interface ASNRelParams {
    /** Only the relationship with this network. */ asn2?: Integer;
    format?: 'JSON' | 'CSV' | (string & {});
  }

  export interface ASNRelResponse {
    meta: Radar.Meta;
    /** Relationships with other networks. */ rels: ASNRelResponse.Rel[];
  }
  export namespace ASNRelResponse {
    export interface Rel {
      /** Network that was asked about. */ asn1: Integer;
      /** Country of the network asked about. */ asn1_country: string;
      /** Name of the network asked about. */ asn1_name: string;
      /** Number of the other network. */ asn2: Integer;
      /** Country of the other network. */ asn2_country: string;
      /** Name of the other network. */ asn2_name: string;
      /** Whether they are peers, or which is the other's customer. */ rel: string;
    }
  }

  /** Countries and territories. */
  export interface Locations {
    /** As CSV. @response text/csv */
    list(params: LocationListParams & InCSV, options?: RequestOptions): APIPromise<string>;

    /** List locations by continent, region or subregion.
     *  @http GET /radar/entities/locations
     *  @permission User Details Write; User Details Read
     *  @plans free pro business enterprise
     *  @availability ga */
    list(params?: LocationListParams | null, options?: RequestOptions): APIPromise<LocationListResponse>;

    /** As CSV. @response text/csv */
    get(location: string, params: Radar.BotInput & InCSV, options?: RequestOptions): APIPromise<string>;

    /** Get one location by its code.
     *  @http GET /radar/entities/locations/{location}
     *  @permission User Details Write; User Details Read
     *  @plans free pro business enterprise
     *  @availability ga */
    get(
      /** @minLength 2 @maxLength 2 */ location: string,
      params?: Radar.BotInput | null,
      options?: RequestOptions,
    ): APIPromise<LocationGetResponse>;
  }

  export interface RegionSelection {
    /** Region of the world or of a cloud. @maxLength 100 */ region?: string;
    /** Part of the region. @maxLength 100 */ subregion?: string;
  }

  export interface LocationListParams extends Radar.ListedParams, RegionSelection {
    /** Only locations of this continent, by two letters. */ continent?: 'AF' | 'AS' | 'EU' | 'NA' | 'OC' | 'SA' | (string & {});
    /** @example "US,CA" */ location?: string;
  }

  export interface LocationListResponse {
    locations: LocationListResponse.Location[];
  }
  export namespace LocationListResponse {
    export interface Location extends RegionSelection {
      /** Code of the location, two letters. @example "AF" */ alpha2: string;
      /** Continent of the location, by two letters. @example "AS" */ continent: string;
      /** Degrees north, as text. @example "10" */ latitude: string;
      /** Degrees east, as text. @example "10" */ longitude: string;
      /** @example "Afghanistan" */ name: string;
      region: string;
      subregion: string;
    }
  }

  export interface LocationGetResponse {
    /** Location with its details. */ location: LocationGetResponse.Location;
  }
  export namespace LocationGetResponse {
    export interface Location extends LocationListResponse.Location {
      /** Reliability of the figures, 1 to 5. @example 5 */ confidenceLevel: Integer;
    }
  }
}
