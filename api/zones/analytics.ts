import type { JsonObject } from '../_client.ts';
import type { Integer } from '../_shared.ts';
import type { User } from '../user.ts';

export type Datacenters = {
  /** Data center, by its three-letter airport code. @example "SFO" */ colo_id?: string;
  /** Counts per slice of time. */ timeseries?: TimeseriesByColo;
  /** Counts over the whole period. */ totals?: TotalsByColo;
}[];

export type TimeseriesByColo = {
  /** @unit bytes */ bandwidth?: User.UserPeriodBandwidth;
  requests?: RequestsByColo;
  since?: User.Since;
  threats?: Threats;
  until?: User.Until;
}[];

export interface RequestsByColo {
  all?: Integer;
  /** Part that came from Cloudflare's cache. */ cached?: Integer;
  country?: JsonObject;
  /** Requests by HTTP status code. */ http_status?: JsonObject;
  /** Part that came from the origin. */ uncached?: Integer;
}

export interface Threats {
  all?: Integer;
  country?: JsonObject;
  /** Threats by kind. */ type?: JsonObject;
}

export interface TotalsByColo {
  /** @unit bytes */ bandwidth?: User.UserPeriodBandwidth;
  requests?: RequestsByColo;
  since?: User.Since;
  threats?: Threats;
  until?: User.Until;
}

export interface Dashboard {
  /** Counts per slice of time. */ timeseries?: Timeseries;
  /** Counts over the whole period. */ totals?: Totals;
}

export type Timeseries = {
  /** @unit bytes */ bandwidth?: TrafficCount;
  /** Page views, by search engine among others. */ pageviews?: Pageviews;
  requests?: Requests;
  since?: User.Since;
  threats?: Threats;
  /** Different visitor addresses. */ uniques?: Uniques;
  until?: User.Until;
}[];

export interface TrafficCount {
  all?: Integer;
  /** Part that came from Cloudflare's cache. */ cached?: Integer;
  /** Counts by kind of content, such as `html` or `css`. */ content_type?: JsonObject;
  country?: JsonObject;
  /** Counts with and without encryption. */ ssl?: { /** Part over https. */ encrypted?: Integer; /** Part over plain http. */ unencrypted?: Integer };
  /** Traffic by TLS version. */ ssl_protocols?: {
    /** Part over TLS 1.0. */ TLSv1?: Integer;
    /** Part over TLS 1.1. */ 'TLSv1.1'?: Integer;
    /** Part over TLS 1.2. */ 'TLSv1.2'?: Integer;
    /** Part over TLS 1.3. */ 'TLSv1.3'?: Integer;
    /** Part without TLS. */ none?: Integer;
  };
  /** Part that came from the origin. */ uncached?: Integer;
}

export interface Pageviews {
  all?: Integer;
  /** Page views of crawlers, by search engine. */ search_engine?: JsonObject;
}

export interface Requests extends TrafficCount {
  /** Requests by HTTP status code. */ http_status?: JsonObject;
}

export interface Uniques {
  all?: Integer;
}

export interface Totals {
  /** @unit bytes */ bandwidth?: TrafficCount;
  /** Page views, by search engine among others. */ pageviews?: Pageviews;
  requests?: Requests;
  since?: User.Since;
  threats?: Threats;
  /** Different visitor addresses. */ uniques?: Uniques;
  until?: User.Until;
}
