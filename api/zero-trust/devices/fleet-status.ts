import type { APIPromise, RequestOptions } from '../../_client.ts';
import type { InAccount, Integer } from '../../_shared.ts';
import type { ZeroTrust } from '../index.ts';

/** Connection state of a single machine. */
export interface FleetStatus {
  /** Get the most recent DEX status of one device.
   *  @http GET /accounts/{account_id}/dex/devices/{device_id}/fleet-status/live
   *  @unwrapped
   *  @permission Cloudflare DEX Write; Cloudflare DEX Read; Zero Trust Report; Zero Trust Read
   *  @availability ga
   *  @example { "account_id": "023e105f4ecef8ad9ca31a8372d0c353", "since_minutes": 10 } */
  get(deviceID: string, params: FleetStatusGetParams, options?: RequestOptions): APIPromise<FleetStatusGetResponse>;

  /** Get a device's fleet status over time, at a set interval.
   *  @http GET /accounts/{account_id}/dex/devices/{device_id}/fleet-status/over-time
   *  @permission Cloudflare DEX Write; Cloudflare DEX Read; Zero Trust Report; Zero Trust Read
   *  @availability ga
   *  @docs https://developers.cloudflare.com/api/operations/dex-device-status-over-time */
  overTime(
    deviceID: string,
    params: FleetStatusOverTimeParams,
    options?: RequestOptions,
  ): APIPromise<ZeroTrust.DeviceStatusOverTimeResult>;
}

export declare namespace FleetStatus {
  export interface PathGlossary {
    /** Device to work on, as `zeroTrust.devices.devices.list` shows it. @from zeroTrust.devices.devices.list */ device_id: string;
  }
}

export interface FleetStatusGetParams extends InAccount {
  /** Period to look back for the latest status. @min 1 @max 60 @unit minutes @default 10 @example 10 */ since_minutes: number;
  /** Only data from these Cloudflare locations, by airport code. @example "SJC" @minLength 1 */ colo?: string;
  /** Time to count back from; deprecated and not needed. @example "2023-10-11T00:00:00Z" @deprecated @format date-time */ time_now?: string;
}

export interface FleetStatusGetResponse extends ZeroTrust.DeviceStatus {
  /** Identifies the device that reported. */ deviceId: string;
  /** Mode that the client runs in, such as `warp` or `proxy`. @example "proxy" */ mode: string;
  /** Whether the client is connected, such as `connected` or `disconnected`. @example "connected" */ status: string;
  /** Version of the client that runs on the device. @example "1.0.0" */ version: string;
  /** Name of the device for people. */ deviceName?: string;
  /** Registration that reported; tells users of one device apart in multi-user mode. */ registrationId?: string | null;
  /** Round-trip times of the tunnel; null if not measured. */ rtt?: FleetStatusGetResponse.RTT | null;
}
export declare namespace FleetStatusGetResponse {
  export interface CPUPctByApp {
    /** Share of the processor that the application used, from 0 to 100; null if not measured. @format float @min 0 @max 100 @unit percent */
    cpu_pct?: number | null;
    /** Name of the application; null if unknown. */ name?: string | null;
  }
  export interface PublicAddress {
    /** The IP address itself; null if unknown. */ address?: string | null;
    asn?: Integer | null;
    aso?: string | null;
    /** Location of the address, as far as geolocation can tell. */ location?: DeviceIPV4.Location;
    /** Name that belongs to the address; null if there is none. */ name?: string | null;
    /** Version of the Internet Protocol: 1 is IPv4, 2 is IPv6, 0 unknown. @example 1 */ version?: Integer;
  }

  export interface DeviceIPV4 extends PublicAddress {
    /** Network mask of the local network; null if unknown. */ netmask?: string | null;
  }
  export namespace DeviceIPV4 {
    export interface Location {
      /** City of the address; null if unknown. */ city?: string | null;
      /** Country of the address as an ISO code; null if unknown. */ country_iso?: string | null;
      /** State or region of the address as an ISO code; null if unknown. */ state_iso?: string | null;
      zip?: string | null;
    }
  }
  export interface GatewayIPV4 extends PublicAddress {
    /** Network mask of the address; null if unknown. */ netmask?: string | null;
  }
  export interface ISPIPV4 extends PublicAddress {
    /** Network mask of the address; null if unknown. */ netmask?: string | null;
  }
  export interface RTT {
    /** Lowest round-trip time during the window, per direction. @unit microseconds */ minRttUs?: ZeroTrust.TrafficStat | null;
    /** Smoothed round-trip time, per direction. @unit microseconds */ rttUs?: ZeroTrust.TrafficStat | null;
    /** Variance of the round-trip time, per direction. @unit microseconds */ rttVarUs?: ZeroTrust.TrafficStat | null;
  }
  export interface TunnelStats {
    /** Bytes that got lost, per direction. @unit bytes */ bytesLost?: ZeroTrust.TrafficStat | null;
    /** Bytes that arrived, per direction. @unit bytes */ bytesReceived?: ZeroTrust.TrafficStat | null;
    /** Bytes that had to be sent again, per direction. @unit bytes */ bytesRetransmitted?: ZeroTrust.TrafficStat | null;
    /** Bytes that were sent, per direction. @unit bytes */ bytesSent?: ZeroTrust.TrafficStat | null;
    /** Packets that got lost, per direction. */ packetsLost?: ZeroTrust.TrafficStat | null;
    /** Packets that arrived, per direction. */ packetsReceived?: ZeroTrust.TrafficStat | null;
    /** Packets that had to be sent again, per direction. */ packetsRetransmitted?: ZeroTrust.TrafficStat | null;
    /** Packets that were sent, per direction. */ packetsSent?: ZeroTrust.TrafficStat | null;
    /** Length of the window that the counters cover; null if unknown. @unit milliseconds */ statsWindowMs?: Integer | null;
  }
}

export interface FleetStatusOverTimeParams extends InAccount {
  /** Start of the range, as ISO 8601 time or milliseconds since 1970. @minLength 1 @example "2026-01-05T09:00:00Z" */ from: string;
  /** End of the range, as ISO 8601 time or milliseconds since 1970. @minLength 1 @example "2026-01-05T10:00:00Z" */ to: string;
  /** Length of one time slot. */ interval: 'minute' | 'hour' | (string & {});
  /** Only devices connected to this Cloudflare data center, by airport code. @example "SJC" */ colo?: string;
}
