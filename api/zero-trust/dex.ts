import type {
  APIPromise,
  PagePromise,
  RequestOptions,
  SinglePage,
  V4PagePagination,
  V4PagePaginationArray,
} from '../_client.ts';
import type { DateTime, InAccount, Integer } from '../_shared.ts';
import type { ZeroTrust } from './index.ts';

/** Digital experience: how well devices and apps are connected. */
export interface DEX {
  readonly warpChangeEvents: DEX.WARPChangeEvents;
  readonly commands: DEX.Commands;
  readonly colos: DEX.Colos;
  readonly fleetStatus: DEX.FleetStatus;
  readonly httpTests: DEX.HTTPTests;
  readonly tests: DEX.TestsResource;
  readonly tracerouteTestResults: DEX.TracerouteTestResults;
  readonly tracerouteTests: DEX.TracerouteTests;
  readonly rules: DEX.Rules;
  readonly devices: DEX.Devices;
}

export declare namespace DEX {
  /** Words of fields by their names. */
  export interface Glossary {
    /** DEX rules whose devices run the test; null if all devices do. */ target_policies: unknown;
  }

  /** Changes and toggles of the client on devices. */
  export interface WARPChangeEvents {
    /** Get when clients were switched or changed configuration.
     *
     *  Holds events of two kinds, `toggle` and `config`; each carries the state before and after, or the new state.
     *  @http GET /accounts/{account_id}/dex/warp-change-events
     *  @permission Cloudflare DEX Write; Cloudflare DEX Read; Zero Trust Report; Zero Trust Read
     *  @availability ga
     *  @aliases WARP toggles; device events
     *  @example { "account_id": "023e105f4ecef8ad9ca31a8372d0c353", "from": "2026-11-30T00:00:00Z", "to": "2026-12-01T00:00:00Z", "page": 1, "per_page": 10 } */
    get(params: WARPChangeEventGetParams, options?: RequestOptions): APIPromise<WARPChangeEventGetResponse>;
  }

  export interface WARPChangeEventGetParams extends InAccount {
    /** Start of the events, as RFC 3339 time. @example "2023-09-20T17:00:00Z" @format date-time */ from: string;
    /** @min 1 @default 1 @example 1 */ page: number;
    /** @min 1 @max 50 @example 10 */ per_page: number;
    /** End of the events, as RFC 3339 time. @example "2023-09-20T17:00:00Z" @format date-time */ to: string;
    /** Only events of the organization with this name. @example "Myorg" @minLength 1 */ account_name?: string;
    /** Only changes from or to the configuration with this name. @example "MASQUE" @minLength 1 */ config_name?: string;
    /** Whether the oldest or the newest events come first. @default "ASC" */ sort_order?: 'ASC' | 'DESC';
    /** Only switches to this state; leaves out configuration changes. */ toggle?: 'on' | 'off';
    /** Only events of this kind. */ type?: 'config' | 'toggle' | (string & {});
  }

  export type WARPChangeEventGetResponse = (WARPChangeEventGetResponse.DigitalExperienceMonitoringWARPToggleChangeEvent | WARPChangeEventGetResponse.DigitalExperienceMonitoringWARPConfigChangeEvent)[];
  export namespace WARPChangeEventGetResponse {
    export interface ChangedDevice {
      /** Device on which the event took place. @maxLength 36 @example "f174e90a-fafe-4643-bbbc-4a0ed4fc8415" */ device_id?: string;
      /** Registration of the event; deprecated, use `registration_id`. @maxLength 36 @example "f174e90a-fafe-4643-bbbc-4a0ed4fc8415" @deprecated */
      device_registration?: string;
      /** Hostname of the device at the time of the event. */ hostname?: string;
      /** Registration that the client used, one per user and device. @maxLength 36 @example "f174e90a-fafe-4643-bbbc-4a0ed4fc8415" */
      registration_id?: string;
      /** Serial number of the device's hardware. */ serial_number?: string;
      /** Time the event took place. */ timestamp?: DateTime;
      /** Email address of the user on the device. */ user_email?: string;
    }

    export interface DigitalExperienceMonitoringWARPToggleChangeEvent extends ChangedDevice {
      /** Organization that the client was enrolled in. */ account_name?: string;
      account_tag?: string;
      /** State that the client was switched to. */ toggle?: 'on' | 'off';
    }
    export interface DigitalExperienceMonitoringWARPConfigChangeEvent extends ChangedDevice {
      /** Configuration before the change. */ from?: DigitalExperienceMonitoringWARPConfigChangeEvent.From;
      /** Configuration after the change. */ to?: DigitalExperienceMonitoringWARPConfigChangeEvent.To;
    }
    export namespace DigitalExperienceMonitoringWARPConfigChangeEvent {
      export interface From {
        /** Organization that the client was enrolled in. */ account_name?: string;
        /** @maxLength 36 @example "f174e90a-fafe-4643-bbbc-4a0ed4fc8415" */ account_tag?: string;
        /** Name of the client's configuration. */ config_name?: string;
      }
      export interface To {
        /** Organization that the client was enrolled in. */ account_name?: string;
        /** @maxLength 36 @example "f174e90a-fafe-4643-bbbc-4a0ed4fc8415" */ account_tag?: string;
        /** Name of the client's configuration. */ config_name?: string;
      }
    }
  }

  /** Remote diagnostics on devices, such as packet captures. */
  export interface Commands {
    readonly devices: Commands.Devices;
    readonly downloads: Commands.Downloads;
    readonly quota: Commands.Quota;

    /** Create remote commands for devices, such as packet captures.
     *
     *  For at most 10 devices. Runs in the background: poll `list` until the status is `SUCCESS`, then fetch the file with `downloads.get`.
     *  Counts towards the quota.
     *  @http POST /accounts/{account_id}/dex/commands
     *  @permission Cloudflare DEX Write
     *  @availability ga
     *  @example {
     *    "account_id": "01a7362d577a6c3019a474fd6f485823",
     *    "commands": [
     *      {
     *        "device_id": "cb49c27f-7f97-49c5-b6f3-f7c01ead0fd7", "user_email": "user@example.com", "type": "warp-diag",
     *        "args": { "test-all-routes": true }
     *      }
     *    ]
     *  }
     *  @aliases remote capture; pcap; warp-diag
     *  @most 20 */
    create(params: CommandCreateParams, options?: RequestOptions): APIPromise<CommandCreateResponse>;

    /** List remote commands by type, device, user, status or date.
     *  @http GET /accounts/{account_id}/dex/commands
     *  @items commands
     *  @permission Cloudflare DEX Write; Cloudflare DEX Read; Zero Trust Report; Zero Trust Read
     *  @availability ga
     *  @columns type user_email device_id filename status created_date completed_date */
    list(
      params: CommandListParams,
      options?: RequestOptions,
    ): PagePromise<V4PagePagination<CommandListResponse>, CommandListResponse>;
  }

  export interface CommandCreateParams extends InAccount {
    /** Commands to run, one per device and kind. @maxItems 20 @minItems 1 */ commands: CommandCreateParams.Command[];
  }
  export namespace CommandCreateParams {
    export interface Command {
      /** Device that runs the command. @from zeroTrust.dex.commands.devices.list deviceId */ device_id: string;
      /** Action on the device: capture packets, measure speed or collect client diagnostics. */ type: 'pcap' | 'speed-test' | 'warp-diag' | (string & {});
      /** Email address of the user on the device. */ user_email: string;
      /** Options of the command; which ones there are depends on `type`. */ args?: Command.WARPDiagArgs | Command.PCAPArgs | Command.SpeedTestArgs;
      /** Registration to run under; needed in multi-user mode. @from zeroTrust.devices.registrations.list id */ registration_id?: string;
    }
    export namespace Command {
      export interface WARPDiagArgs {
        /** Whether the route of every Split Tunnel entry is tested; takes longer. @default true */ 'test-all-routes'?: boolean;
      }
      export interface PCAPArgs {
        /** Megabytes the capture may reach; larger files are not uploaded. @min 1 @default 5 */ 'max-file-size-mb'?: number;
        /** Bytes of each packet that are kept. @min 1 @default 160 */ 'packet-size-bytes'?: number;
        /** Minutes that the capture runs. @min 1 @default 5 */ 'time-limit-min'?: number;
      }
      export interface SpeedTestArgs {
        /** Network paths to measure: past the tunnel, through it, or both. */ interfaces?: ('default' | 'tunnel' | (string & {}))[];
      }
    }
  }

  export interface CommandCreateResponse {
    /** Commands that were queued. */ commands?: CommandCreateResponse.Command[];
  }
  export namespace CommandCreateResponse {
    export interface Command {
      /** Identifies the command; downloads ask for it. */ id?: string;
      /** Options that the command was created with. */ args?: { [key: string]: string };
      /** Device that the command runs on. */ device_id?: string;
      /** Registration that the command runs under. */ registration_id?: string;
      /** State of the command: waiting to run, waiting for the upload, done or failed. */
      status?: 'PENDING_EXEC' | 'PENDING_UPLOAD' | 'SUCCESS' | 'FAILED';
      /** Kind of command: `pcap`, `speed-test` or `warp-diag`. */ type?: string;
    }
  }

  export interface CommandListParams extends InAccount {
    /** Only commands of this kind. */ command_type?: 'pcap' | 'speed-test' | 'warp-diag' | (string & {});
    /** Only what concerns this device. @from zeroTrust.devices.devices.list id */ device_id?: string;
    /** Only commands from this time on. */ from?: DateTime;
    /** Only commands with this status. */ status?: 'PENDING_EXEC' | 'PENDING_UPLOAD' | 'SUCCESS' | 'FAILED' | (string & {});
    /** Only commands up to this time. */ to?: DateTime;
    /** Only commands for devices of the user with this email address. */ user_email?: string;
    /** @min 1 @default 1 @example 1 */ page?: number;
    /** @min 1 @max 50 @example 10 */ per_page?: number;
  }

  /** Data centers that devices used. */
  export interface Colos {
    /** List the Cloudflare locations that devices used in a period.
     *
     *  Sorted by name unless `sortBy` asks for the most used first.
     *  @http GET /accounts/{account_id}/dex/colos
     *  @permission Cloudflare DEX Write; Cloudflare DEX Read; Zero Trust Report; Zero Trust Read
     *  @availability ga
     *  @columns city airportCode countryCode
     *  @key airportCode */
    list(params: ColoListParams, options?: RequestOptions): PagePromise<SinglePage<ColoListResponse>, ColoListResponse>;
  }

  export interface ColoListParams extends InAccount {
    /** Start of the period in which devices were connected. @example "2023-08-20T20:45:00Z" @format date-time */ from: string;
    /** End of the period in which devices were connected. @example "2023-08-24T20:45:00Z" @format date-time */ to: string;
    /** Use by which the locations are sorted, most used first; left out, by name. */ sortBy?: 'fleet-status-usage' | 'application-tests-usage' | (string & {});
  }

  export interface ColoListResponse {
    /** Airport code that stands for the data center. @example "SFO" */ airportCode: string;
    /** City the data center is in. */ city: string;
    /** Country of the data center, as ISO code. @example "US" */ countryCode: string;
  }

  /** Connection state of all machines, now and over time. */
  export interface FleetStatus {
    readonly devices: FleetStatus.Devices;

    /** Get the number of devices by status, mode, platform and colo.
     *
     *  Covers the last minutes only, at most 60; see `overTime` for longer periods.
     *  @http GET /accounts/{account_id}/dex/fleet-status/live
     *  @permission Cloudflare DEX Write; Cloudflare DEX Read; Zero Trust Report; Zero Trust Read
     *  @availability ga
     *  @example { "account_id": "01a7362d577a6c3019a474fd6f485823", "since_minutes": 10 } */
    live(params: FleetStatusLiveParams, options?: RequestOptions): APIPromise<FleetStatusLiveResponse>;

    /** Get the number of devices over time, by mode and status.
     *
     *  The range may span at most 7 days.
     *  @http GET /accounts/{account_id}/dex/fleet-status/over-time
     *  @permission Cloudflare DEX Write; Cloudflare DEX Read; Zero Trust Report; Zero Trust Read
     *  @availability ga
     *  @example { "account_id": "01a7362d577a6c3019a474fd6f485823", "from": "2026-01-01T00:00:00Z", "to": "2026-01-02T00:00:00Z" } */
    overTime(params: FleetStatusOverTimeParams, options?: RequestOptions): APIPromise<FleetStatusOverTimeResponse>;
  }

  export interface FleetStatusLiveParams extends InAccount {
    /** Period to look back for the latest status. @min 1 @max 60 @unit minutes @default 10 @example 10 */ since_minutes: number;
  }

  export interface FleetStatusLiveResponse {
    /** Numbers of devices, split in several ways. */ deviceStats?: FleetStatusLiveResponse.DeviceStats;
  }
  export namespace FleetStatusLiveResponse {
    export interface DeviceStats {
      /** Devices per Cloudflare data center; null if there are none. */ byColo?: LiveStat[] | null;
      /** Devices per mode of the client; null if there are none. */ byMode?: LiveStat[] | null;
      /** Devices per operating system; null if there are none. */ byPlatform?: LiveStat[] | null;
      /** Devices per connection status; null if there are none. */ byStatus?: LiveStat[] | null;
      /** Devices per client version; null if there are none. */ byVersion?: LiveStat[] | null;
      uniqueDevicesTotal?: number;
    }
  }

  export interface FleetStatusOverTimeParams extends InAccount {
    /** Start of the range, as ISO 8601 time or milliseconds since 1970. @minLength 1 */ from: string;
    /** End of the range, as ISO 8601 time or milliseconds since 1970. @minLength 1 */ to: string;
    /** Only devices connected to this Cloudflare data center, by airport code. @example "SJC" */ colo?: string;
    /** Only the status of this device. @example "cb49c27f-7f97-49c5-b6f3-f7c01ead0fd7" @from zeroTrust.devices.devices.list id */ device_id?: string;
  }

  export interface FleetStatusOverTimeResponse {
    /** Numbers of devices, split in several ways. */ deviceStats?: FleetStatusOverTimeResponse.DeviceStats;
  }
  export namespace FleetStatusOverTimeResponse {
    export interface DeviceStats {
      /** Devices per client mode, for each time slot. */ byMode?: DeviceStats.ByMode[];
      /** Devices per connection status, for each time slot. */ byStatus?: DeviceStats.ByStatus[];
      uniqueDevicesTotal?: number;
    }
    export namespace DeviceStats {
      export interface ByMode {
        /** Time of the check or measurement. */ timestamp?: string;
        uniqueDevicesTotal?: number;
        /** Mode of the client that the number is for. */ value?: string;
      }
      export interface ByStatus {
        /** Time of the check or measurement. */ timestamp?: string;
        uniqueDevicesTotal?: number;
        /** State of the client that the number is for. */ value?: string;
      }
    }
  }

  /** Results of web request tests. */
  export interface HTTPTests {
    readonly percentiles: HTTPTests.Percentiles;

    /** Get the results of an HTTP test over time.
     *
     *  The range has to be between 1 hour and 7 days. Filter by `deviceId` or by `colo`, not by both.
     *  @http GET /accounts/{account_id}/dex/http-tests/{test_id}
     *  @permission Cloudflare DEX Write; Cloudflare DEX Read; Zero Trust Report; Zero Trust Read
     *  @availability ga
     *  @example {
     *    "account_id": "01a7362d577a6c3019a474fd6f485823", "test_id": "372e67954025e0ba6aaa6d586b9e0b59", "from": "2026-01-01T00:00:00Z",
     *    "to": "2026-01-02T00:00:00Z", "interval": "hour"
     *  } */
    get(/** @maxLength 36 */ testID: string, params: HTTPTestGetParams, options?: RequestOptions): APIPromise<HTTPDetails>;
  }

  export interface DeviceSelection {
    /** Only results from devices at this Cloudflare location; excludes `deviceId`. @example "SJC" @pattern ^[A-Za-z]{3}$ */ colo?: string;
    /** Only results of these devices; excludes `colo`. @from zeroTrust.devices.devices.list id */ deviceId?: string[];
  }

  export interface TestPeriod {
    /** Start of the range, as ISO time or milliseconds since 1970. @example "1689520412000" @minLength 1 */ from: string;
    /** Length of the time slots that results are combined into. */ interval: 'minute' | 'hour' | (string & {});
    /** End of the range, as ISO time or milliseconds since 1970. @example "1689606812000" @minLength 1 */ to: string;
  }

  export interface HTTPTestGetParams extends InAccount, DeviceSelection, TestPeriod {}

  export interface ReachStats {
    /** Share of runs that reached the target. @unit percent */ availabilityPct: AvailabilityPct;
    /** Number of different devices that ran the test in the period. @example 57 */ uniqueDevicesTotal: Integer;
  }

  export interface HTTPDetails {
    /** URL that the test requests. @example "http://example.com" */ host?: string;
    /** Results over all locations; null if there are none. */ httpStats?: HTTPDetails.HTTPStats | null;
    /** Results split by Cloudflare location. */ httpStatsByColo?: HTTPDetails.HTTPStatsByColo[];
    /** How often devices run the HTTP test, such as `0h5m0s`. @example "0h5m0s" */ interval?: string;
    /** Always `http`. */ kind?: 'http';
    /** HTTP method of the test. @example "GET" */ method?: string;
    /** Name of the HTTP test. */ name?: string;
    target_policies?: ZeroTrust.DigitalExperienceMonitor[] | null;
    targeted?: boolean;
  }
  export namespace HTTPDetails {
    export interface HTTPStats extends ReachStats {
      /** Time until the name was resolved. @unit milliseconds */ dnsResponseTimeMs: HTTPTests.TestStatOverTime;
      /** Number of answers per class of status code, for each time slot. */ httpStatusCode: HTTPStats.HTTPStatusCode[];
      /** Time until the whole resource was there. @unit milliseconds */ resourceFetchTimeMs: HTTPTests.TestStatOverTime;
      /** Time until the server began to answer. @unit milliseconds */ serverResponseTimeMs: HTTPTests.TestStatOverTime;
    }
    export namespace HTTPStats {
      export interface HTTPStatusCode extends ZeroTrust.TimedValue {
        /** Answers with a 2xx status. */ status200: Integer;
        /** Answers with a 3xx status. */ status300: Integer;
        /** Answers with a 4xx status. */ status400: Integer;
        /** Answers with a 5xx status. */ status500: Integer;
      }
    }
    export interface HTTPStatsByColo extends HTTPStats {
      /** Cloudflare data center that the figures are for, by airport code. @example "DFW" */ colo: string;
    }
  }

  export interface AvailabilityPct {
    slots: AvailabilityPct.Slot[];
    /** Mean availability over the period; null if there were no results. @format float @unit percent */ avg?: number | null;
    /** Highest availability in the period; null if there were no results. @format float @unit percent */ max?: number | null;
    /** Lowest availability in the period; null if there were no results. @format float @unit percent */ min?: number | null;
  }
  export namespace AvailabilityPct {
    export interface Slot extends ZeroTrust.TimedValue {
      /** Figure for the time slot. @format float */ value: number;
    }
  }

  /** All tests with a summary of results. */
  export interface TestsResource {
    readonly uniqueDevices: Tests.UniqueDevicesResource;

    /** List DEX tests with a summary of their results.
     *  @http GET /accounts/{account_id}/dex/tests/overview
     *  @items tests
     *  @permission Cloudflare DEX Write; Cloudflare DEX Read; Zero Trust Report; Zero Trust Read
     *  @availability ga
     *  @columns name kind host interval enabled created updated */
    list(params: TestListParams, options?: RequestOptions): PagePromise<V4PagePagination<Tests>, Tests>;
  }

  export interface TestListParams extends InAccount, DeviceSelection {
    /** Only tests of this kind. */ kind?: 'http' | 'traceroute' | (string & {});
    /** Only results of this registration; needs `deviceId`. @example "a1b2c3d4-e5f6-7890-abcd-ef1234567890" @minLength 1 */ registration_id?: string;
    /** Only results of the test with this name. @minLength 1 */ testName?: string;
    /** @min 1 @default 1 @example 1 */ page?: number;
    /** @min 1 @max 50 @default 10 @example 10 */ per_page?: number;
  }

  /** Single path measurements. */
  export interface TracerouteTestResults {
    readonly networkPath: TracerouteTestResults.NetworkPath;
  }

  /** Results of network path tests. */
  export interface TracerouteTests {
    /** Get the results of a traceroute test over time.
     *
     *  The range has to be between 1 hour and 7 days. Filter by `deviceId` or by `colo`, not by both.
     *  @http GET /accounts/{account_id}/dex/traceroute-tests/{test_id}
     *  @permission Cloudflare DEX Write; Cloudflare DEX Read; Zero Trust Report; Zero Trust Read
     *  @availability ga
     *  @example {
     *    "account_id": "01a7362d577a6c3019a474fd6f485823", "test_id": "372e67954025e0ba6aaa6d586b9e0b59", "from": "2026-01-01T00:00:00Z",
     *    "to": "2026-01-02T00:00:00Z", "interval": "hour"
     *  } */
    get(/** @maxLength 36 */ testID: string, params: HTTPTestGetParams, options?: RequestOptions): APIPromise<Traceroute>;

    /** Get the round-trip times per stretch of a device's traceroutes.
     *
     *  With many runs in the range only a sample is returned; `sampling` tells how it was taken.
     *  @http GET /accounts/{account_id}/dex/traceroute-tests/{test_id}/network-path
     *  @permission Cloudflare DEX Write; Cloudflare DEX Read; Zero Trust Report; Zero Trust Read
     *  @availability ga */
    networkPath(
      /** @maxLength 36 */ testID: string,
      params: TracerouteTestNetworkPathParams,
      options?: RequestOptions,
    ): APIPromise<ZeroTrust.NetworkPathResponse>;

    /** Get percentiles of a traceroute test for a time range.
     *
     *  The range has to be between 1 hour and 7 days.
     *  @http GET /accounts/{account_id}/dex/traceroute-tests/{test_id}/percentiles
     *  @permission Cloudflare DEX Write; Cloudflare DEX Read; Zero Trust Report; Zero Trust Read
     *  @availability ga */
    percentiles(
      /** @maxLength 36 */ testID: string,
      params: TracerouteTestParams,
      options?: RequestOptions,
    ): APIPromise<TracerouteTestPercentilesResponse>;
  }

  export interface Traceroute {
    /** Hostname or address that the route is traced to. @example "1.1.1.1" */ host: string;
    /** How often devices run the traceroute, such as `0h5m0s`. @example "0h5m0s" */ interval: string;
    /** Always `traceroute`. */ kind: 'traceroute';
    /** Name of the traceroute test. */ name: string;
    target_policies?: ZeroTrust.DigitalExperienceMonitor[] | null;
    targeted?: boolean;
    /** Results of all locations together; null if there are none. */ tracerouteStats?: Traceroute.TracerouteStats | null;
    /** Results for each Cloudflare location. */ tracerouteStatsByColo?: Traceroute.TracerouteStatsByColo[];
  }
  export namespace Traceroute {
    export interface TracerouteStats extends ReachStats {
      /** Number of hops to the target. */ hopsCount: HTTPTests.TestStatOverTime;
      /** Share of packets that got lost on the way. @unit percent */ packetLossPct: TracerouteStats.PacketLossPct;
      /** Time there and back to the target. @unit milliseconds */ roundTripTimeMs: HTTPTests.TestStatOverTime;
    }
    export namespace TracerouteStats {
      export interface PacketLossPct {
        slots: AvailabilityPct.Slot[];
        /** Mean over the whole period; null without results. @format float */ avg?: number | null;
        /** Highest figure of the period; null without results. @format float */ max?: number | null;
        /** Lowest figure of the period; null without results. @format float */ min?: number | null;
      }
    }
    export interface TracerouteStatsByColo extends TracerouteStats {
      /** Cloudflare data center that the figures are for, by airport code. @example "DFW" */ colo: string;
    }
  }

  export interface TracerouteTestNetworkPathParams extends InAccount, TestPeriod {
    /** Device whose runs are shown. @from zeroTrust.devices.devices.list id @example "f174e90a-fafe-4643-bbbc-4a0ed4fc8415" */ deviceId: string;
  }

  export interface TracerouteTestParams extends InAccount, DeviceSelection {
    /** Start of the period, as RFC 3339 time. @example "2023-09-20T17:00:00Z" @format date-time */ from: string;
    /** End of the period, as RFC 3339 time. @example "2023-09-20T17:00:00Z" @format date-time */ to: string;
    /** @pattern ^[A-Za-z]{3}$ */ colo?: string;
  }

  export interface TracerouteTestPercentilesResponse {
    /** Percentiles of the number of hops. */ hopsCount?: ZeroTrust.Percentiles;
    packetLossPct?: ZeroTrust.Percentiles;
    /** Percentiles of the time there and back. @unit milliseconds */ roundTripTimeMs?: ZeroTrust.Percentiles;
  }

  /** Conditions that pick the devices for a test. */
  export interface Rules {
    /** Create a DEX rule from a match expression.
     *
     *  A rule only picks devices and users: tests run on them once their `target_policies` name it.
     *  @http POST /accounts/{account_id}/dex/rules
     *  @permission Cloudflare DEX Write
     *  @availability ga
     *  @example {
     *    "account_id": "01a7362d577a6c3019a474fd6f485823", "name": "Engineers", "match": "any(identity.groups.name[*] in {\"engineering\"})"
     *  } */
    create(params: RuleCreateParams, options?: RequestOptions): APIPromise<RuleResult>;

    /** Edit a DEX rule; fields left out keep their values.
     *
     *  Takes effect in every test that is targeted by the rule.
     *  @http PATCH /accounts/{account_id}/dex/rules/{rule_id}
     *  @body json required
     *  @permission Cloudflare DEX Write
     *  @availability ga */
    update(/** @maxLength 36 */ ruleID: string, params: RuleUpdateParams, options?: RequestOptions): APIPromise<RuleResult>;

    /** List DEX rules, filtered by name.
     *  @http GET /accounts/{account_id}/dex/rules
     *  @items rules
     *  @permission Cloudflare DEX Write; Cloudflare DEX Read; Zero Trust Report; Zero Trust Read
     *  @availability ga
     *  @columns name description match targeted_tests created_at updated_at
     *  @key name */
    list(params: RuleListParams, options?: RequestOptions): PagePromise<V4PagePagination<RuleListResponse>, RuleListResponse>;

    /** Delete a DEX rule.
     *  @http DELETE /accounts/{account_id}/dex/rules/{rule_id}
     *  @permission Cloudflare DEX Write
     *  @availability ga */
    delete(/** @maxLength 36 */ ruleID: string, params: InAccount, options?: RequestOptions): APIPromise<RuleDeleteResponse | null>;

    /** Get one DEX rule with its match expression.
     *  @http GET /accounts/{account_id}/dex/rules/{rule_id}
     *  @permission Cloudflare DEX Write; Cloudflare DEX Read; Zero Trust Report; Zero Trust Read
     *  @availability ga */
    get(/** @maxLength 36 */ ruleID: string, params: InAccount, options?: RequestOptions): APIPromise<RuleResult>;
  }

  export interface RuleCreateParams extends InAccount {
    /** Wirefilter expression that picks devices and users for tests. @minLength 1 */ match: string;
    /** Name of the rule for people. @minLength 1 */ name: string;
    /** Note on the rule, for people. */ description?: string;
  }

  export interface RuleResult {
    /** Identifies the rule; given by Cloudflare. @maxLength 36 @example "f174e90a-fafe-4643-bbbc-4a0ed4fc8415" */ id: string;
    /** @readOnly */ created_at: string;
    /** Wirefilter expression that devices and users have to meet. */ match: string;
    /** Name of the rule for people. */ name: string;
    /** Note on the rule, for people. */ description?: string;
    /** Tests that run on the rule's devices. */ targeted_tests?: RuleResult.TargetedTest[];
    /** @readOnly */ updated_at?: string;
  }
  export namespace RuleResult {
    export interface TargetedTest {
      /** Test to run on the client: kind, target and HTTP method. */ data: ZeroTrust.Devices.SchemaData;
      /** Whether devices run the test. */ enabled: boolean;
      /** Name of the test for people. */ name: string;
      /** Identifies the test. @from zeroTrust.devices.dexTests.list test_id */ test_id: string;
    }
  }

  export interface RuleUpdateParams extends InAccount {
    /** Note on the rule, for people. */ description?: string;
    /** Wirefilter expression that picks devices and users for tests. @minLength 1 */ match?: string;
    /** Name of the rule for people. @minLength 1 */ name?: string;
  }

  export interface RuleListParams extends InAccount {
    /** Only rules with this name. @minLength 1 */ name?: string;
    /** Property by which the rules are sorted. @default "name" */ sort_by?: 'name' | 'created_at' | 'updated_at' | (string & {});
    /** Whether `sort_by` rises or falls. @default "ASC" */ sort_order?: 'ASC' | 'DESC';
    /** @min 1 @default 1 @example 1 */ page?: number;
    /** @min 1 @max 50 @example 10 */ per_page?: number;
  }

  export type RuleDeleteResponse = boolean | null;

  /** Network facts about single machines. */
  export interface Devices {
    readonly isps: Devices.ISPsResource;
  }

  export interface AggregateTimePeriod {
    /** Unit of `value`: hours, days or runs of the test. */ units: 'hours' | 'days' | 'testRuns';
    /** Length of the period, in `units`. */ value: Integer;
  }

  export type ColoListResponsesSinglePage = SinglePage<ColoListResponse>;

  export interface CommandListResponse {
    /** Commands that match the filters. */ commands?: CommandListResponse.Command[];
  }
  export namespace CommandListResponse {
    export interface Command {
      /** Identifies the command; given by Cloudflare. */ id?: string;
      /** Time the command was done; null while it is not. */ completed_date?: DateTime | null;
      /** Time the command was queued. */ created_date?: DateTime;
      /** Device that runs the command. */ device_id?: string;
      /** File with the output, for the download; null until it is uploaded. */ filename?: string | null;
      /** Registration that the command runs under. */ registration_id?: string;
      /** State of the command. */ status?: string;
      /** Kind of device command, such as a packet capture. */ type?: string;
      /** Email address of the user whose device runs the command. */ user_email?: string;
    }
  }

  export type CommandListResponsesV4PagePagination = V4PagePagination<CommandListResponse>;

  export interface LiveStat {
    uniqueDevicesTotal?: number;
    /** Mode, state, version or the like that the number is for. */ value?: string;
  }

  export interface RuleListResponse {
    /** DEX rules that match the filter. */ rules?: RuleResult[];
  }

  export type RuleListResponsesV4PagePagination = V4PagePagination<RuleListResponse>;

  export interface Tests {
    /** Figures over all tests together. */ overviewMetrics: Tests.OverviewMetrics;
    /** Tests of the page, each with a summary of its results. */ tests: Tests.Test[];
  }
  export namespace Tests {
    export interface OverviewMetrics {
      /** Number of DEX tests in the account. */ testsTotal: Integer;
      /** Mean share of HTTP tests that got a response; null without results. @format float @unit percent */ avgHttpAvailabilityPct?: number | null;
      /** Mean share of traceroute tests that reached their target; null without results. @format float @unit percent */
      avgTracerouteAvailabilityPct?: number | null;
    }
    export interface Test {
      /** Identifies the test; given by Cloudflare. @maxLength 36 @example "f174e90a-fafe-4643-bbbc-4a0ed4fc8415" */ id: string;
      /** Day and time at which the test was set up. */ created: string;
      /** Text the author gave the test to explain its purpose. */ description: string;
      /** Whether the targeted devices run the test. */ enabled: boolean;
      /** URL or address that the test is aimed at. */ host: string;
      /** Time between two runs on a device, such as `0h30m0s`. */ interval: string;
      /** Kind of test: an HTTP request, or a traceroute to the host. */ kind: 'http' | 'traceroute';
      /** Label of the test in the dashboard, unique within the account. */ name: string;
      /** Time at which the test was last changed. */ updated: string;
      /** Summary of HTTP results; null for traceroutes or without results. */ httpResults?: Test.HTTPResults | null;
      /** Summary of HTTP results per Cloudflare location. */ httpResultsByColo?: Test.HTTPResultsByColo[];
      /** HTTP method of the test. */ method?: string;
      target_policies?: ZeroTrust.DigitalExperienceMonitor[] | null;
      targeted?: boolean;
      /** Summary of traceroute results; null for HTTP tests or without results. */ tracerouteResults?: Test.TracerouteResults | null;
      /** Summary of traceroute results per Cloudflare location. */ tracerouteResultsByColo?: Test.TracerouteResultsByColo[];
    }
    export namespace Test {
      export interface HTTPResults {
        /** Time until the resource was fetched, with its course. */ resourceFetchTime: HTTPResults.ResourceFetchTime;
      }
      export namespace HTTPResults {
        export interface ResourceFetchTime {
          /** Means of earlier periods, to compare with. */ history: ResourceFetchTime.History[];
          /** Mean over the period; null without results. @unit milliseconds */ avgMs?: Integer | null;
          /** Course over time; null without results. */ overTime?: ResourceFetchTime.OverTime | null;
        }
        export namespace ResourceFetchTime {
          export interface History {
            /** Period that the figures cover. */ timePeriod: AggregateTimePeriod;
            /** Mean over the period; null without results. @unit milliseconds */ avgMs?: Integer | null;
            /** Change against the period before; null if there is none. @format float @unit percent */ deltaPct?: number | null;
          }
          export interface OverTime {
            /** Period that the figures cover. */ timePeriod: AggregateTimePeriod;
            /** One mean per point in time. */ values: OverTime.Value[];
          }
          export namespace OverTime {
            export interface Value extends ZeroTrust.TimedValue {
              /** Mean at that point in time. @unit milliseconds */ avgMs: Integer;
            }
          }
        }
      }
      export interface HTTPResultsByColo {
        /** Airport code of the Cloudflare data center through which the results came. @example "SJC" */ colo: string;
        /** Time until the resource was fetched, with its course. */ resourceFetchTime: HTTPResults.ResourceFetchTime;
      }
      export interface TracerouteResults {
        /** Time from device to target and back, with its history, as measured by the traceroutes. */ roundTripTime: HTTPResults.ResourceFetchTime;
      }
      export interface TracerouteResultsByColo {
        /** Airport code of the Cloudflare data center through which the results came. @example "SJC" */ colo: string;
        /** Time from device to target and back, with its history, as measured by the traceroutes. */
        roundTripTime: HTTPResults.ResourceFetchTime;
      }
    }
    export interface UniqueDevices {
      /** Number of different devices that ran any test. */ uniqueDevicesTotal: Integer;
    }
    export interface UniqueDeviceListParams extends InAccount {
      /** Only results of these devices; excludes `colo`. @from zeroTrust.devices.devices.list id */ deviceId?: string[];
      /** Only results of the test with this name. @minLength 1 */ testName?: string;
    }
  }

  export type TestsV4PagePagination = V4PagePagination<Tests>;
}

export declare namespace DEX.Commands {
  /** Machines that can take remote diagnostics. */
  export interface Devices {
    /** List the devices that can take remote commands.
     *
     *  Only devices that were connected during the last hour, with a client that supports captures, are eligible.
     *  @http GET /accounts/{account_id}/dex/commands/devices
     *  @items devices
     *  @permission Cloudflare DEX Write; Cloudflare DEX Read; Zero Trust Report; Zero Trust Read
     *  @availability ga
     *  @columns deviceName personEmail platform version eligible status timestamp */
    list(
      params: DeviceListParams,
      options?: RequestOptions,
    ): PagePromise<V4PagePagination<DeviceListResponse>, DeviceListResponse>;
  }

  export interface DeviceListParams extends InAccount {
    /** Text looked for in the details of the device. @minLength 1 */ search?: string;
    /** @min 1 @default 1 @example 1 */ page?: number;
    /** @min 1 @max 50 @example 10 */ per_page?: number;
  }

  /** Files produced by remote diagnostics. */
  export interface Downloads {
    /** Get an output file of a remote command.
     *
     *  The answer is a ZIP file. Available once the command's status is `SUCCESS`; `commands.list` gives the filename.
     *  @http GET /accounts/{account_id}/dex/commands/{command_id}/downloads/{filename}
     *  @response binary application/zip
     *  @permission Cloudflare DEX Write; Cloudflare DEX Read; Zero Trust Report; Zero Trust Read
     *  @availability ga */
    get(filename: string, params: DownloadGetParams, options?: RequestOptions): APIPromise<Response>;
  }

  export interface DownloadGetParams extends InAccount {
    /** Command whose output is fetched. @example "5758fefe-ae7e-4538-a39b-1fef6abcb909" @from zeroTrust.dex.commands.list id */ command_id: string;
  }

  /** Number of diagnostics that may still be run. */
  export interface Quota {
    /** Get how much of the remote command quota is used.
     *  @http GET /accounts/{account_id}/dex/commands/quota
     *  @permission Cloudflare DEX Write; Cloudflare DEX Read; Zero Trust Report; Zero Trust Read
     *  @availability ga */
    get(params: InAccount, options?: RequestOptions): APIPromise<QuotaGetResponse>;
  }

  export interface QuotaGetResponse {
    /** Commands the account may start per period. */ quota: number;
    /** Commands started so far in the period. */ quota_usage: number;
    /** Time at which the count starts anew. */ reset_time: DateTime;
  }

  export interface DeviceListResponse {
    /** Devices of the page, each with its eligibility. */ devices?: DeviceListResponse.Device[];
  }
  export namespace DeviceListResponse {
    export interface Device {
      /** Identifies the device that reported. */ deviceId?: string;
      /** Name of the device for people. */ deviceName?: string;
      /** Whether the device can run remote captures now. */ eligible?: boolean;
      /** Reason the device cannot run captures; absent if it can. */ ineligibleReason?: string;
      /** Email address of the user on the device. */ personEmail?: string;
      /** Operating system of the device, such as `windows`. @example "windows" */ platform?: string;
      /** Registration of the client; tells users of one device apart in multi-user mode. */ registrationId?: string;
      /** Whether the client is connected, such as `connected` or `disconnected`. @example "connected" */ status?: string;
      /** Time of the check or measurement. */ timestamp?: string;
      /** Version of the client that runs on the device. @example "1.0.0" */ version?: string;
    }
  }

  export type DeviceListResponsesV4PagePagination = V4PagePagination<DeviceListResponse>;
}

export declare namespace DEX.FleetStatus {
  /** State records per machine. */
  export interface Devices {
    /** List device status records by mode, platform, version or colo.
     *
     *  `source` decides what a record is: the last state of each device, one per hour, or every report.
     *  @http GET /accounts/{account_id}/dex/fleet-status/devices
     *  @permission Cloudflare DEX Write; Cloudflare DEX Read; Zero Trust Report; Zero Trust Read
     *  @availability ga
     *  @columns deviceName personEmail platform version colo status timestamp */
    list(
      params: DeviceListParams,
      options?: RequestOptions,
    ): PagePromise<V4PagePaginationArray<DeviceListResponse>, DeviceListResponse>;
  }

  export interface DeviceListParams extends InAccount {
    /** Start of the status records, as ISO time. @format date-time */ from: string;
    /** End of the status records, as ISO time. @format date-time */ to: string;
    /** Only devices connected to this Cloudflare data center, by airport code. @example "SJC" */ colo?: string;
    /** Only the device with this id. @example "cb49c27f-7f97-49c5-b6f3-f7c01ead0fd7" */ device_id?: string;
    /** Only devices whose client runs in this mode. @example "proxy" @minLength 1 */ mode?: string;
    /** Only devices with this operating system. @example "windows" @minLength 1 */ platform?: string;
    /** Property by which the status records are sorted. @default "timestamp" */ sort_by?:
      | 'colo' | 'device_id' | 'mode' | 'platform' | 'status' | 'timestamp' | 'version' | (string & {});
    /** Kind of records: the last state of each device, one per hour, or every single report. @default "last_seen" */
    source?: 'last_seen' | 'hourly' | 'raw' | (string & {});
    /** Only devices whose client is in this state, such as `connected`. @example "connected" */ status?: string;
    /** Only devices whose client has this version. @example "1.0.0" @minLength 1 */ version?: string;
    /** @min 1 @default 1 @example 1 */ page?: number;
    /** @min 1 @max 50 @example 10 */ per_page?: number;
  }

  export interface DeviceListResponse extends ZeroTrust.DeviceStatus {
    /** Id of the device, given by Cloudflare when it registered. */ deviceId: string;
    /** Mode that the client runs in, such as `proxy`. @example "proxy" */ mode: string;
    /** State of the client, such as `connected`. @example "connected" */ status: string;
    /** Version of the client. @example "1.0.0" */ version: string;
    /** Name the device gives itself in its operating system. */ deviceName?: string;
    /** Id of the registration under which the device reported; null if not known. */ registrationId?: string | null;
    /** Round-trip time between the device and Cloudflare; null if not measured. */ rtt?: ZeroTrust.Devices.FleetStatusGetResponse.RTT | null;
  }

  export type DeviceListResponsesV4PagePaginationArray = V4PagePaginationArray<DeviceListResponse>;
}

export declare namespace DEX.HTTPTests {
  /** Typical and worst timings of web request tests. */
  export interface Percentiles {
    /** Get percentile timings of an HTTP test for a time range.
     *
     *  The range has to be between 1 hour and 7 days.
     *  @http GET /accounts/{account_id}/dex/http-tests/{test_id}/percentiles
     *  @permission Cloudflare DEX Write; Cloudflare DEX Read; Zero Trust Report; Zero Trust Read
     *  @availability ga */
    get(/** @maxLength 36 */ testID: string, params: TracerouteTestParams, options?: RequestOptions): APIPromise<HTTPDetailsPercentiles>;
  }

  export interface HTTPDetailsPercentiles {
    /** Percentiles of the time to resolve the name. @unit milliseconds */ dnsResponseTimeMs?: ZeroTrust.Percentiles;
    /** Percentiles of the time to fetch the whole resource. @unit milliseconds */ resourceFetchTimeMs?: ZeroTrust.Percentiles;
    /** Percentiles of the time until the server began to answer. @unit milliseconds */ serverResponseTimeMs?: ZeroTrust.Percentiles;
  }

  export interface TestStatOverTime {
    slots: TestStatOverTime.Slot[];
    /** Mean over the period, rounded; null without results. */ avg?: Integer | null;
    /** Highest of the period; null without results. */ max?: Integer | null;
    /** Lowest of the period; null without results. */ min?: Integer | null;
  }
  export namespace TestStatOverTime {
    export interface Slot extends ZeroTrust.TimedValue {
      /** Figure for the time slot. */ value: Integer;
    }
  }
}

export declare namespace DEX.Tests {
  /** Number of machines that ran the tests. */
  export interface UniqueDevicesResource {
    /** List the number of devices that ran DEX tests.
     *
     *  Counts the past 7 days.
     *  @http GET /accounts/{account_id}/dex/tests/unique-devices
     *  @permission Cloudflare DEX Write; Cloudflare DEX Read; Zero Trust Report; Zero Trust Read
     *  @availability ga */
    list(params: UniqueDeviceListParams, options?: RequestOptions): APIPromise<UniqueDevices>;
  }
}

export declare namespace DEX.TracerouteTestResults {
  /** Hops of one measurement. */
  export interface NetworkPath {
    /** Get the hops of a single traceroute result.
     *  @http GET /accounts/{account_id}/dex/traceroute-test-results/{test_result_id}/network-path
     *  @permission Cloudflare DEX Write; Cloudflare DEX Read; Zero Trust Report; Zero Trust Read
     *  @availability ga */
    get(
      /** @maxLength 36 */ testResultID: string,
      params: InAccount,
      options?: RequestOptions,
    ): APIPromise<NetworkPathGetResponse>;
  }

  export interface NetworkPathGetResponse {
    /** Hops on the way from the device to the target, in order. */ hops: NetworkPathGetResponse.Hop[];
    /** Identifies the traceroute result that was asked for. @maxLength 36 @example "f174e90a-fafe-4643-bbbc-4a0ed4fc8415" */ resultId: string;
    /** Cloudflare data center that the device is connected to, by airport code. @example "SJC" */ colo?: string;
    /** Name of the device that made the traceroute. */ deviceName?: string;
    /** Whether the test ran inside or outside of the tunnel. */ execution_context?: 'EXECUTION_CONTEXT_INVALID' | 'OUT_OF_TUNNEL' | 'IN_TUNNEL';
    /** Identifies the test that the result is of. @maxLength 36 @example "f174e90a-fafe-4643-bbbc-4a0ed4fc8415" */ testId?: string;
    /** Name of the test that the result is of. */ testName?: string;
    /** Time the run began. @format date-time */ time_start?: string;
    /** Tunnel protocol of the client during the run; null if unknown. */ tunnel_type?: string | null;
  }
  export namespace NetworkPathGetResponse {
    export interface Hop {
      /** TTL of the packet that the hop answered: its place on the way. */ ttl: Integer;
      asn?: Integer | null;
      aso?: string | null;
      /** Address of the hop; null if it did not answer. */ ipAddress?: string | null;
      /** Location of the hop, as far as geolocation can tell; null if unknown. */ location?: Hop.Location | null;
      /** Stretch of the way that the hop ends; null for hops within one. */
      mile?: 'client-to-app' | 'client-to-cf-egress' | 'client-to-cf-ingress' | 'client-to-isp' | null;
      /** Hostname of the hop; null if it has none. */ name?: string | null;
      /** Share of packets lost at the hop; null if not measured. @format float @unit percent */ packetLossPct?: number | null;
      /** Round-trip time from the device to the hop; null if it did not answer. @unit milliseconds */ rttMs?: Integer | null;
    }
    export namespace Hop {
      export interface Location {
        /** City of the address; null if unknown. */ city?: string | null;
        /** State or region of the hop; null if unknown. */ state?: string | null;
        zip?: string | null;
      }
    }
  }
}

export declare namespace DEX.Devices {
  /** Internet providers a machine was seen on. */
  export interface ISPsResource {
    /** List the internet providers seen for a device over time.
     *
     *  Comes from traceroute tests: a device without any shows none.
     *  @http GET /accounts/{account_id}/dex/devices/{device_id}/isps
     *  @items isps
     *  @permission Cloudflare DEX Write; Cloudflare DEX Read; Zero Trust Report; Zero Trust Read
     *  @availability ga
     *  @columns test_id test_result_id time_start */
    list(/** @maxLength 36 */ deviceID: string, params: ISPListParams, options?: RequestOptions): PagePromise<V4PagePagination<ISPs>, ISPs>;
  }

  export interface ISPListParams extends InAccount {
    cursor?: string;
    /** Only providers seen from this time on. */ from?: DateTime;
    /** Property by which the providers are sorted; always the time. @default "time_start" */ sort_by?: 'time_start';
    /** Whether the newest or the oldest come first. @default "DESC" */ sort_order?: 'ASC' | 'DESC';
    /** Only providers seen up to this time. */ to?: DateTime;
    /** @min 1 @default 1 @example 1 */ page?: Integer;
    /** @min 1 @max 50 @example 10 */ per_page?: Integer;
  }

  export interface ISPs {
    /** Providers seen, one entry per traceroute. */ isps: ISPs.ISP[];
  }
  export namespace ISPs {
    export interface ISP {
      /** Id of the DEX traceroute test whose run showed the provider. @example "f174e90a-fafe-4643-bbbc-4a0ed4fc8415" */ test_id: string;
      /** Id of the single run of the test that showed the provider. @example "a1b2c3d4-e5f6-7890-abcd-ef1234567890" */ test_result_id: string;
      /** Time the run began. */ time_start: DateTime;
      /** Address of the provider's hop; every text in it is `REDACTED` without the permission to read personal data. */ ip?: ISP.IP;
    }
    export namespace ISP {
      export interface IP {
        /** The IP address itself; null if unknown. @example "203.0.113.1" */ address?: string;
        /** @example 13335 */ asn?: Integer;
        /** @example "CLOUDFLARENET" */ aso?: string;
        /** Location of the address, as far as geolocation can tell. */ location?: IP.Location;
        /** DNS name of the address by reverse lookup, if there is one; `REDACTED` without permission. @example "isp-gateway.example.com" */
        name?: string;
        /** Network mask of the address; null if unknown. @example "255.255.255.0" */ netmask?: string;
        /** Version of the Internet Protocol: 1 is IPv4, 2 is IPv6, 0 unknown. @example 1 */ version?: Integer;
      }
      export namespace IP {
        export interface Location {
          /** City of the address; null if unknown. */ city?: string;
          /** Country of the address as an ISO code; null if unknown. @example "US" */ country_iso?: string;
          /** State or region of the address as an ISO code; null if unknown. @example "CA" */ state_iso?: string;
          /** @example "94107" */ zip?: string;
        }
      }
    }
  }

  export type ISPsV4PagePagination = V4PagePagination<ISPs>;
}
