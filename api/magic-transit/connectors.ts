import type { APIPromise, PagePromise, RequestOptions, SinglePage } from '../_client.ts';
import type { InAccount } from '../_shared.ts';
import type { MagicTransit } from './index.ts';

/** Appliances that tie a site to the network. */
export interface Connectors {
  readonly interrupts: Connectors.Interrupts;
  readonly events: Connectors.Events;
  readonly snapshots: Connectors.Snapshots;

  /** Create a Connector from a device, with its update window.
   *
   *  With `provision_license` the answer holds the license key, once.
   *  @http POST /accounts/{account_id}/magic/connectors
   *  @permission Magic WAN Write
   *  @plans enterprise
   *  @availability ga
   *  @example {
   *    "account_id": "023e105f4ecef8ad9ca31a8372d0c353", "device": { "serial_number": "ABC1234567" }, "activated": true,
   *    "interrupt_window_hour_of_day": 2, "timezone": "Europe/Lisbon", "notes": "Branch office"
   *  } */
  create(params: MagicTransit.ConnectorCreateParams, options?: RequestOptions): APIPromise<MagicTransit.Connector>;

  /** Replace a Connector's activation, update window and notes.
   *
   *  With `provision_license` a new license key takes the place of the former one.
   *  @http PUT /accounts/{account_id}/magic/connectors/{connector_id}
   *  @body json required
   *  @permission Magic WAN Write
   *  @plans enterprise
   *  @availability ga */
  update(
    connectorID: string,
    params: MagicTransit.ConnectorParams,
    options?: RequestOptions,
  ): APIPromise<MagicTransit.Connector>;

  /** List the account's Connectors, optionally of one device type.
   *  @http GET /accounts/{account_id}/magic/connectors
   *  @permission Magic WAN Write; Magic WAN Read
   *  @plans enterprise
   *  @availability ga
   *  @columns device.serial_number device.type notes activated last_seen_version last_heartbeat last_updated */
  list(
    params: MagicTransit.ConnectorListParams,
    options?: RequestOptions,
  ): PagePromise<SinglePage<MagicTransit.Connector>, MagicTransit.Connector>;

  /** Delete a Connector from the account.
   *  @http DELETE /accounts/{account_id}/magic/connectors/{connector_id}
   *  @permission Magic WAN Write
   *  @plans enterprise
   *  @availability ga */
  delete(
    connectorID: string,
    params: InAccount,
    options?: RequestOptions,
  ): APIPromise<MagicTransit.Connector>;

  /** Edit a Connector's activation, update window or notes.
   *  @http PATCH /accounts/{account_id}/magic/connectors/{connector_id}
   *  @body json required
   *  @permission Magic WAN Write
   *  @plans enterprise
   *  @availability ga */
  edit(
    connectorID: string,
    params: MagicTransit.ConnectorParams,
    options?: RequestOptions,
  ): APIPromise<MagicTransit.Connector>;

  /** Get one Connector with its device, activation and update window.
   *  @http GET /accounts/{account_id}/magic/connectors/{connector_id}
   *  @permission Magic WAN Write; Magic WAN Read
   *  @plans enterprise
   *  @availability ga */
  get(
    connectorID: string,
    params: InAccount,
    options?: RequestOptions,
  ): APIPromise<MagicTransit.Connector>;
}

export declare namespace Connectors {
  /** Reboot, restart and shutdown orders to an appliance. */
  export interface Interrupts {
    /** Create an interrupt: a reboot, restart or shutdown of a Connector.
     *
     *  Only asks: the device carries it out when it next reports, and sites lose traffic meanwhile.
     *  @http POST /accounts/{account_id}/magic/connectors/{connector_id}/interrupts
     *  @body json required
     *  @plans enterprise
     *  @availability ga
     *  @aliases reboot connector */
    create(connectorID: string, params: InterruptCreateParams, options?: RequestOptions): APIPromise<InterruptCreateResponse>;

    /** List the interrupts recorded for a Connector, such as reboots.
     *  @http GET /accounts/{account_id}/magic/connectors/{connector_id}/interrupts
     *  @permission Magic WAN Write; Magic WAN Read
     *  @plans enterprise
     *  @availability ga
     *  @columns reboot restart shutdown submitted_at triggered_at */
    list(
      connectorID: string,
      params: InAccount,
      options?: RequestOptions,
    ): PagePromise<SinglePage<InterruptListResponse>, InterruptListResponse>;
  }

  export interface InterruptTimes {
    /** Restarts the whole device; give one of the three kinds only. */ reboot?: InterruptCreateParams.Reboot;
    /** Restarts the Connector software, not the device. */ restart?: InterruptCreateParams.Restart;
    /** Switches the device off; someone has to switch it on again on site. */ shutdown?: InterruptCreateParams.Shutdown;
  }

  export interface InterruptCreateParams extends InAccount, InterruptTimes {}
  export namespace InterruptCreateParams {
    export interface Reboot {
      /** @default false */ purge?: boolean;
    }
    export interface Restart {
      /** @default false */ purge?: boolean;
    }
    export interface Shutdown {
      /** @default false */ purge?: boolean;
    }
  }

  /** @minProperties 1 */
  export interface InterruptCreateResponse extends InterruptTimes {
    /** Time at which the request was accepted. */ submitted_at: string;
    /** Time at which the device carried it out; absent until then. */ triggered_at?: string;
  }

  /** @minProperties 1 */
  export interface InterruptListResponse extends InterruptCreateResponse {}

  /** Things an appliance reported. */
  export interface Events {
    readonly latest: Events.Latest;

    /** List a Connector's telemetry events within a time range.
     *  @http GET /accounts/{account_id}/magic/connectors/{connector_id}/telemetry/events
     *  @permission Magic WAN Write; Magic WAN Read
     *  @plans enterprise
     *  @availability ga */
    list(connectorID: string, params: EventListParams, options?: RequestOptions): APIPromise<EventListResponse>;

    /** Get one telemetry event of a Connector by its time and number.
     *  @http GET /accounts/{account_id}/magic/connectors/{connector_id}/telemetry/events/{event_t}.{event_n}
     *  @permission Magic WAN Write; Magic WAN Read
     *  @plans enterprise
     *  @availability ga */
    get(eventN: number, params: EventGetParams, options?: RequestOptions): APIPromise<EventGetResponse>;
  }

  export interface EventListParams extends SnapshotListParams {
    /** Only events of this kind; left out, all kinds. @minLength 1 */ k?: string;
  }

  export interface EventListResponse {
    count: number;
    items: EventListResponse.Item[];
    cursor?: string;
  }
  export namespace EventListResponse {
    export interface Item {
      /** Time at which the event reached Cloudflare, in Unix time. @unit seconds */ a: number;
      /** Kind of event, such as `Init` or `FinishUpgradeSuccess`. */ k: string;
      n: number;
      /** @unit seconds */ t: number;
    }
  }

  export interface EventGetParams extends InAccount {
    /** Connector that is asked about. @from magicTransit.connectors.list @minLength 1 */ connector_id: string;
    /** Second in which the event was recorded, in Unix time. @unit seconds @min 0 */ event_t: number;
  }

  export interface EventGetResponse {
    /** Event details, which depend on the event kind `k`. */ e: EventGetResponse.E;
    n: number;
    /** @unit seconds */ t: number;
    v?: string;
  }
  export namespace EventGetResponse {
    export interface E {
      /** Says what happened; further fields depend on it. */ k:
        | 'Init' | 'Leave' | 'StartAttestation' | 'FinishAttestationSuccess' | 'FinishAttestationFailure'
        | 'StartRotateCryptKey' | 'FinishRotateCryptKeySuccess' | 'FinishRotateCryptKeyFailure'
        | 'StartRotatePki' | 'FinishRotatePkiSuccess' | 'FinishRotatePkiFailure' | 'StartUpgrade'
        | 'FinishUpgradeSuccess' | 'FinishUpgradeFailure' | 'BlessSlotSuccess' | 'BlessSlotPending'
        | 'BlessSlotFailure' | 'Reconcile' | 'ConfigureCloudflaredTunnel' | 'RekeyInstallBoth' | 'RekeyStart'
        | 'RekeyRestart' | 'RekeyAdvance' | 'RekeyComplete' | 'RekeyReset' | 'HaTransition' | 'HaError'
        | 'HaInit' | 'HaLeave';
      [key: string]: unknown;
    }
  }

  /** Recorded states of an appliance, such as load and links. */
  export interface Snapshots {
    readonly latest: Snapshots.Latest;

    /** List the state snapshots of a Connector within a time range.
     *
     *  Gives times only; fetch one with `get`.
     *  @http GET /accounts/{account_id}/magic/connectors/{connector_id}/telemetry/snapshots
     *  @permission Magic WAN Write; Magic WAN Read
     *  @plans enterprise
     *  @availability ga
     *  @columns t */
    list(connectorID: string, params: SnapshotListParams, options?: RequestOptions): APIPromise<SnapshotListResponse>;

    /** Get a Connector's state snapshot taken at a given time.
     *  @http GET /accounts/{account_id}/magic/connectors/{connector_id}/telemetry/snapshots/{snapshot_t}
     *  @permission Magic WAN Write; Magic WAN Read
     *  @plans enterprise
     *  @availability ga */
    get(snapshotT: number, params: SnapshotGetParams, options?: RequestOptions): APIPromise<SnapshotGetResponse>;
  }

  export interface SnapshotListParams extends InAccount {
    /** Start of the range, in Unix time. @unit seconds @min 0 */ from: number;
    /** End of the range, in Unix time. @unit seconds @min 0 */ to: number;
    cursor?: string;
    /** Most entries the answer may have. @min 1 */ limit?: number;
  }

  export interface SnapshotListResponse {
    count: number;
    items: SnapshotListResponse.Item[];
    cursor?: string;
  }
  export namespace SnapshotListResponse {
    export interface Item {
      /** Time at which the snapshot reached Cloudflare, in Unix time. @unit seconds */ a: number;
      /** Time at which the device took the snapshot, in Unix time. @unit seconds */ t: number;
    }
  }

  export interface SnapshotGetParams extends InAccount {
    /** Connector that is asked about. @from magicTransit.connectors.list @minLength 1 */ connector_id: string;
  }

  export interface Telemetry {
    v: string;
    /** Bonds of interfaces. */ bonds?: SnapshotGetResponse.Bond[];
    /** Addresses given out by the DHCP server. */ dhcp_leases?: SnapshotGetResponse.DHCPLease[];
    /** Numbers by disk. */ disks?: SnapshotGetResponse.Disk[];
    /** Network interfaces. */ interfaces?: SnapshotGetResponse.Interface[];
    /** File systems with their space. */ mounts?: SnapshotGetResponse.Mount[];
    /** Numbers by network interface. */ netdevs?: SnapshotGetResponse.Netdev[];
    /** Connections that are open now. */ snmp_tcp_curr_estab?: number;
    /** Temperatures by sensor. */ thermals?: SnapshotGetResponse.Thermal[];
    /** State of the tunnels. */ tunnels?: SnapshotGetResponse.Tunnel[];
    routes?: SnapshotGetResponse.Route[];
  }

  export interface SnapshotGetResponse extends Telemetry {
    /** Attempts to free space for telemetry that failed. */ count_reclaim_failures: number;
    /** Paths removed to free space for telemetry. */ count_reclaimed_paths: number;
    /** Snapshots lost because the device could not store them. */ count_record_failed: number;
    /** Snapshots that the Connector failed to send to Cloudflare. */ count_transmit_failures: number;
    /** Time at which the device took the snapshot, in Unix time. @unit seconds */ t: number;
    /** Processors or cores of the device. */ cpu_count?: number;
    /** Share of the last 10 seconds in which tasks waited for CPU. @unit percent */ cpu_pressure_10s?: number;
    /** Share of the last 5 minutes in which tasks waited for CPU. @unit percent */ cpu_pressure_300s?: number;
    /** Share of the last minute in which tasks waited for CPU. @unit percent */ cpu_pressure_60s?: number;
    /** Total time in which tasks waited for CPU. @unit microseconds */ cpu_pressure_total_us?: number;
    /** CPU time spent running a virtual CPU for guests. @unit milliseconds */ cpu_time_guest_ms?: number;
    /** CPU time spent running low-priority (niced) guests. @unit milliseconds */ cpu_time_guest_nice_ms?: number;
    /** CPU time spent doing nothing. @unit milliseconds */ cpu_time_idle_ms?: number;
    /** CPU time spent waiting for I/O to complete. @unit milliseconds */ cpu_time_iowait_ms?: number;
    /** CPU time spent servicing interrupts. @unit milliseconds */ cpu_time_irq_ms?: number;
    /** CPU time spent on low-priority programs in user mode. @unit milliseconds */ cpu_time_nice_ms?: number;
    /** CPU time spent servicing soft interrupts. @unit milliseconds */ cpu_time_softirq_ms?: number;
    /** CPU time that the hypervisor gave to other systems. @unit milliseconds */ cpu_time_steal_ms?: number;
    /** CPU time spent in kernel mode. @unit milliseconds */ cpu_time_system_ms?: number;
    /** CPU time spent on programs in user mode. @unit milliseconds */ cpu_time_user_ms?: number;
    /** Network operations that were applied during the state transition. */ delta?: number;
    /** Network operations that were applied while the state transition was simulated. */ epsilon?: number;
    /** Name of the device's state in its high-availability pair; `ha_value` gives the same as a number. */ ha_state?: string;
    /** Number of the device's state in its high-availability pair, from 0 to 4; `ha_state` names it. */ ha_value?: number;
    /** Share of the last 10 seconds in which all tasks at once waited for I/O. @unit percent */ io_pressure_full_10s?: number;
    /** Share of the last 5 minutes in which all tasks at once waited for I/O. @unit percent */ io_pressure_full_300s?: number;
    /** Share of the last minute in which all tasks at once waited for I/O. @unit percent */ io_pressure_full_60s?: number;
    /** Total time in which all tasks at once waited for I/O. @unit microseconds */ io_pressure_full_total_us?: number;
    /** Share of the last 10 seconds in which at least one task waited for I/O. @unit percent */ io_pressure_some_10s?: number;
    /** Share of the last 5 minutes in which at least one task waited for I/O. @unit percent */ io_pressure_some_300s?: number;
    /** Share of the last minute in which at least one task waited for I/O. @unit percent */ io_pressure_some_60s?: number;
    /** Total time in which at least one task waited for I/O. @unit microseconds */ io_pressure_some_total_us?: number;
    /** Time at which the kernel booted, in Unix time. @unit seconds */ kernel_btime?: number;
    /** Context switches since the kernel booted. */ kernel_ctxt?: number;
    /** Forks since the kernel booted. */ kernel_processes?: number;
    /** Processes that wait for I/O. */ kernel_processes_blocked?: number;
    /** Processes that are ready to run. */ kernel_processes_running?: number;
    /** Average load over the last fifteen minutes. */ load_average_15m?: number;
    /** Average load over the last minute. */ load_average_1m?: number;
    /** Average load over the last five minutes. */ load_average_5m?: number;
    /** Scheduling entities that are runnable now. */ load_average_cur?: number;
    /** Scheduling entities that exist on the device, runnable or not. */ load_average_max?: number;
    /** Memory that was used recently and is seldom reclaimed. @unit bytes */ memory_active_bytes?: number;
    /** Huge pages that no file backs, mapped into user space. @unit bytes */ memory_anon_hugepages_bytes?: number;
    /** Pages that no file backs, mapped into user space. @unit bytes */ memory_anon_pages_bytes?: number;
    /** Estimate of what new programs can use without swapping. @unit bytes */ memory_available_bytes?: number;
    /** Memory for the bounce buffers of block devices. @unit bytes */ memory_bounce_bytes?: number;
    /** Short-lived storage for raw disk blocks. @unit bytes */ memory_buffers_bytes?: number;
    /** Page cache for files read from disk. @unit bytes */ memory_cached_bytes?: number;
    /** Free pages of the contiguous memory allocator (CMA). @unit bytes */ memory_cma_free_bytes?: number;
    /** All pages of the contiguous memory allocator (CMA). @unit bytes */ memory_cma_total_bytes?: number;
    /** Memory that can be allocated under the overcommit limit. @unit bytes */ memory_commit_limit_bytes?: number;
    /** Memory that programs have allocated by now, used or not. @unit bytes */ memory_committed_as_bytes?: number;
    /** Memory that waits to be written back to disk. @unit bytes */ memory_dirty_bytes?: number;
    /** Memory in no use at all, low and high taken together. @unit bytes */ memory_free_bytes?: number;
    /** Unused high memory. @unit bytes */ memory_high_free_bytes?: number;
    /** All high memory, used or not. @unit bytes */ memory_high_total_bytes?: number;
    /** Huge pages in the pool that are not allocated. */ memory_hugepages_free?: number;
    /** Huge pages promised to programs but not allocated yet. */ memory_hugepages_rsvd?: number;
    /** Huge pages beyond the configured size of the pool. */ memory_hugepages_surp?: number;
    /** Size of the huge page pool, in pages. */ memory_hugepages_total?: number;
    /** Size of one huge page. @unit bytes */ memory_hugepagesize_bytes?: number;
    /** Memory not used recently, reclaimed first. @unit bytes */ memory_inactive_bytes?: number;
    /** Kernel memory that can be reclaimed under pressure. @unit bytes */ memory_k_reclaimable_bytes?: number;
    /** Memory allocated to the stacks of kernel threads. @unit bytes */ memory_kernel_stack_bytes?: number;
    /** Unused low memory. @unit bytes */ memory_low_free_bytes?: number;
    /** All low memory, used or not. @unit bytes */ memory_low_total_bytes?: number;
    /** Files mapped into memory, such as libraries. @unit bytes */ memory_mapped_bytes?: number;
    /** Memory for the lowest level of page tables. @unit bytes */ memory_page_tables_bytes?: number;
    /** Memory behind allocations made per CPU. @unit bytes */ memory_per_cpu_bytes?: number;
    /** Share of the last 10 seconds in which all tasks at once waited for memory. @unit percent */ memory_pressure_full_10s?: number;
    /** Share of the last 5 minutes in which all tasks at once waited for memory. @unit percent */ memory_pressure_full_300s?: number;
    /** Share of the last minute in which all tasks at once waited for memory. @unit percent */ memory_pressure_full_60s?: number;
    /** Total time in which all tasks at once waited for memory. @unit microseconds */ memory_pressure_full_total_us?: number;
    /** Share of the last 10 seconds in which at least one task waited for memory. @unit percent */ memory_pressure_some_10s?: number;
    /** Share of the last 5 minutes in which at least one task waited for memory. @unit percent */ memory_pressure_some_300s?: number;
    /** Share of the last minute in which at least one task waited for memory. @unit percent */ memory_pressure_some_60s?: number;
    /** Total time in which at least one task waited for memory. @unit microseconds */ memory_pressure_some_total_us?: number;
    /** Part of the slab that can be reclaimed, such as caches. @unit bytes */ memory_s_reclaimable_bytes?: number;
    /** Part of the slab that cannot be reclaimed under pressure. @unit bytes */ memory_s_unreclaim_bytes?: number;
    /** Memory for secondary page tables, such as those of virtual machines. @unit bytes */ memory_secondary_page_tables_bytes?: number;
    /** Memory used by shared memory and tmpfs. @unit bytes */ memory_shmem_bytes?: number;
    /** Huge pages used by shared memory and tmpfs. @unit bytes */ memory_shmem_hugepages_bytes?: number;
    /** Shared memory mapped into user space with huge pages. @unit bytes */ memory_shmem_pmd_mapped_bytes?: number;
    /** Cache of kernel data structures. @unit bytes */ memory_slab_bytes?: number;
    /** Memory that was swapped out and back in, still present in swap. @unit bytes */ memory_swap_cached_bytes?: number;
    /** Swap space that is unused. @unit bytes */ memory_swap_free_bytes?: number;
    /** All swap space, used or not. @unit bytes */ memory_swap_total_bytes?: number;
    /** Usable RAM of the device. @unit bytes */ memory_total_bytes?: number;
    /** Largest free block of the vmalloc area. @unit bytes */ memory_vmalloc_chunk_bytes?: number;
    /** Size of the vmalloc area as a whole. @unit bytes */ memory_vmalloc_total_bytes?: number;
    /** Part of the vmalloc area in use. @unit bytes */ memory_vmalloc_used_bytes?: number;
    /** Memory that is being written to disk right now. @unit bytes */ memory_writeback_bytes?: number;
    /** Temporary write-back buffers of FUSE. @unit bytes */ memory_writeback_tmp_bytes?: number;
    /** Memory that zswap takes, compressed. @unit bytes */ memory_z_swap_bytes?: number;
    /** Anonymous memory held in zswap, counted uncompressed. @unit bytes */ memory_z_swapped_bytes?: number;
    /** Hardware or system that the Connector runs on. */ platform?: string;
    /** Site the Connector belonged to when it sent this. */ site_id?: string;
    /** ICMP address mask replies received. */ snmp_icmp_in_addr_mask_reps?: number;
    /** ICMP address mask requests received. */ snmp_icmp_in_addr_masks?: number;
    /** ICMP messages with a bad checksum received. */ snmp_icmp_in_csum_errors?: number;
    /** ICMP "destination unreachable" messages received. */ snmp_icmp_in_dest_unreachs?: number;
    /** ICMP echo replies received. */ snmp_icmp_in_echo_reps?: number;
    /** ICMP echo requests received. */ snmp_icmp_in_echos?: number;
    /** ICMP messages with ICMP errors received. */ snmp_icmp_in_errors?: number;
    /** ICMP messages of all kinds received. */ snmp_icmp_in_msgs?: number;
    /** ICMP "parameter problem" messages received. */ snmp_icmp_in_parm_probs?: number;
    /** ICMP redirects received. */ snmp_icmp_in_redirects?: number;
    /** ICMP "source quench" messages received. */ snmp_icmp_in_src_quenchs?: number;
    /** ICMP "time exceeded" messages received. */ snmp_icmp_in_time_excds?: number;
    /** ICMP timestamp replies received. */ snmp_icmp_in_timestamp_reps?: number;
    /** ICMP timestamp requests received. */ snmp_icmp_in_timestamps?: number;
    /** ICMP address mask replies sent. */ snmp_icmp_out_addr_mask_reps?: number;
    /** ICMP address mask requests sent. */ snmp_icmp_out_addr_masks?: number;
    /** ICMP "destination unreachable" messages sent. */ snmp_icmp_out_dest_unreachs?: number;
    /** ICMP echo replies sent. */ snmp_icmp_out_echo_reps?: number;
    /** ICMP echo requests sent. */ snmp_icmp_out_echos?: number;
    /** ICMP messages not sent because of problems within ICMP. */ snmp_icmp_out_errors?: number;
    /** ICMP messages that the device tried to send, failed ones included. */ snmp_icmp_out_msgs?: number;
    /** ICMP "parameter problem" messages sent. */ snmp_icmp_out_parm_probs?: number;
    /** ICMP redirects sent. */ snmp_icmp_out_redirects?: number;
    /** ICMP "source quench" messages sent. */ snmp_icmp_out_src_quenchs?: number;
    /** ICMP "time exceeded" messages sent. */ snmp_icmp_out_time_excds?: number;
    /** ICMP timestamp replies sent. */ snmp_icmp_out_timestamp_reps?: number;
    /** ICMP timestamp requests sent. */ snmp_icmp_out_timestamps?: number;
    /** Hop limit that outgoing IP packets start with by default. @unit seconds */ snmp_ip_default_ttl?: number;
    /** Packets passed on, as the device was not their destination. */ snmp_ip_forw_datagrams?: number;
    /** Whether the device passes on packets as an IP gateway. */ snmp_ip_forwarding_enabled?: boolean;
    /** Fragments made by splitting packets. */ snmp_ip_frag_creates?: number;
    /** Packets dropped because they could not be split. */ snmp_ip_frag_fails?: number;
    /** Packets that were split successfully. */ snmp_ip_frag_oks?: number;
    /** Packets dropped for an unusable destination address. */ snmp_ip_in_addr_errors?: number;
    /** Packets handed to the protocols above IP. */ snmp_ip_in_delivers?: number;
    /** Incoming packets dropped without an error, for example for lack of buffers. */ snmp_ip_in_discards?: number;
    /** Packets dropped for a faulty IP header. */ snmp_ip_in_hdr_errors?: number;
    /** IP packets received on all interfaces. */ snmp_ip_in_receives?: number;
    /** Packets dropped as their protocol is not supported. */ snmp_ip_in_unknown_protos?: number;
    /** Outgoing packets dropped without an error. */ snmp_ip_out_discards?: number;
    /** Packets dropped as no route matched. */ snmp_ip_out_no_routes?: number;
    /** Packets that local protocols asked to send. */ snmp_ip_out_requests?: number;
    /** Times that reassembly of fragments failed. */ snmp_ip_reasm_fails?: number;
    /** Packets put together from fragments. */ snmp_ip_reasm_oks?: number;
    /** Fragments received that needed reassembly. */ snmp_ip_reasm_reqds?: number;
    /** Time that fragments wait for the rest. @unit seconds */ snmp_ip_reasm_timeout?: number;
    /** Connections that the device opened. */ snmp_tcp_active_opens?: number;
    /** Connection attempts that failed before they were established. */ snmp_tcp_attempt_fails?: number;
    /** Open connections that were reset. */ snmp_tcp_estab_resets?: number;
    /** Segments received with a wrong checksum. */ snmp_tcp_in_csum_errors?: number;
    /** Segments received with an error of any kind. */ snmp_tcp_in_errs?: number;
    /** Segments received, faulty ones included. */ snmp_tcp_in_segs?: number;
    /** Limit on the number of connections. */ snmp_tcp_max_conn?: number;
    /** Segments sent with the RST flag. */ snmp_tcp_out_rsts?: number;
    /** Segments sent, without retransmissions. */ snmp_tcp_out_segs?: number;
    /** Connections accepted from other hosts. */ snmp_tcp_passive_opens?: number;
    /** Segments that were sent again. */ snmp_tcp_retrans_segs?: number;
    /** Longest retransmission timeout. @unit milliseconds */ snmp_tcp_rto_max?: number;
    /** Shortest retransmission timeout. @unit milliseconds */ snmp_tcp_rto_min?: number;
    /** UDP datagrams handed to programs. */ snmp_udp_in_datagrams?: number;
    /** UDP datagrams that could not be delivered, though a program listened. */ snmp_udp_in_errors?: number;
    /** UDP datagrams for a port on which no program listened. */ snmp_udp_no_ports?: number;
    /** UDP datagrams sent by the device. */ snmp_udp_out_datagrams?: number;
    /** Time at which the system booted, in Unix time. @unit seconds */ system_boot_time_s?: number;
    /** Idle time since boot, summed over all cores. @unit milliseconds */ uptime_idle_ms?: number;
    /** Time since boot, suspended time included. @unit milliseconds */ uptime_total_ms?: number;
  }
  export namespace SnapshotGetResponse {
    export interface Bond {
      /** Network interface, as the device calls it. */ name: string;
      /** State of the network interface now. */ status: string;
    }
    export interface DHCPLease {
      /** Client the address was given to. */ client_id: string;
      /** End of the lease. @unit seconds since 1970 */ expiry_time: number;
      /** Host name of the device that holds the address. */ hostname: string;
      /** Interface of the device, such as `xfrm1`. */ interface_name: string;
      /** Address of the client or interface. */ ip_address: string;
      /** Hardware address of the client. */ mac_address: string;
    }
    export interface Disk {
      /** Operations under way now. */ in_progress: number;
      /** Major number of the disk. */ major: number;
      /** Reads that were joined with others. */ merged: number;
      /** Minor number of the disk. */ minor: number;
      /** Disk, as the device calls it. */ name: string;
      /** Reads completed since boot. */ reads: number;
      /** Sectors read since boot. */ sectors_read: number;
      /** Sectors written since boot. */ sectors_written: number;
      /** Time in which anything was under way. @unit milliseconds */ time_in_progress_ms: number;
      /** Time spent on reads. @unit milliseconds */ time_reading_ms: number;
      /** Time spent on writes. @unit milliseconds */ time_writing_ms: number;
      /** Time under way, weighted by the number of operations. @unit milliseconds */ weighted_time_in_progress_ms: number;
      /** Writes completed since boot. */ writes: number;
      /** Writes that were joined with others. */ writes_merged: number;
      /** Discards completed since boot. */ discards?: number;
      /** Discards that were joined with others. */ discards_merged?: number;
      /** Flushes completed since boot. */ flushes?: number;
      /** Sectors discarded since boot. */ sectors_discarded?: number;
      /** Time spent on discards. @unit milliseconds */ time_discarding_ms?: number;
      /** Time spent on flushes. @unit milliseconds */ time_flushing_ms?: number;
    }
    export interface Interface {
      /** Network interface, as the device calls it. */ name: string;
      /** Whether the interface is up or down. */ operstate: string;
      ip_addresses?: Interface.IPAddress[];
      speed?: number;
      /** Reasons for the score, separated by commas. */ health_reason?: string;
      /** Overall health from 0 to 100, where 100 is best. */ health_score?: number;
    }
    export namespace Interface {
      export interface IPAddress {
        /** Interface of the device, such as `xfrm1`. */ interface_name: string;
        /** Address of the client or interface. */ ip_address: string;
      }
    }
    export interface Mount {
      /** File system, such as ext4. */ file_system: string;
      /** Kind of disk, such as SSD or HDD. */ kind: string;
      /** Folder the disk is mounted at. */ mount_point: string;
      /** Disk that is mounted, as the device calls it. */ name: string;
      /** Space that can still be used. @unit bytes */ available_bytes?: number;
      /** Files that can still be made. */ available_inodes?: number;
      /** Whether the disk cannot be written to. */ is_read_only?: boolean;
      /** Whether the disk can be taken out. */ is_removable?: boolean;
      /** Size of the disk. @unit bytes */ total_bytes?: number;
      /** Files the disk can hold. */ total_inodes?: number;
    }
    export interface Netdev {
      /** Network device, as the kernel calls it. */ name: string;
      /** Bytes received since boot. @unit bytes */ recv_bytes: number;
      /** Compressed packets received. */ recv_compressed: number;
      /** Received packets that were dropped. */ recv_drop: number;
      /** Bad packets received. */ recv_errs: number;
      /** Packets lost because the receive queue was full. */ recv_fifo: number;
      /** Packets received with framing errors. */ recv_frame: number;
      /** Multicast packets received. */ recv_multicast: number;
      /** Packets received since boot. */ recv_packets: number;
      /** Bytes sent since boot. @unit bytes */ sent_bytes: number;
      /** Errors of sending because the line was down. */ sent_carrier: number;
      /** Collisions while sending. */ sent_colls: number;
      /** Compressed packets sent. */ sent_compressed: number;
      /** Packets dropped before sending. */ sent_drop: number;
      /** Errors while sending. */ sent_errs: number;
      /** Packets lost because the send queue was full. */ sent_fifo: number;
      /** Packets sent since boot. */ sent_packets: number;
    }
    export interface Route {
      /** IPv4 range the route leads to, in CIDR notation, or `default`. */ destination: string;
      /** Interface behind which the next hop lies. */ interface_name: string;
      /** Purpose of the route: a LAN, a tunnel or breakout. */ kind: string;
      /** Rank among routes to the same range; lower wins. */ metric: number;
      /** Address of the next hop; absent if the range is connected directly. */ gateway?: string;
      /** Share of traffic among equal routes, compared with theirs. */ weight?: number;
    }
    export interface Thermal {
      /** Component that the sensor measures. */ label: string;
      /** Temperature at which the part is in danger. @unit degrees Celsius */ critical_celcius?: number;
      /** Temperature now. @unit degrees Celsius */ current_celcius?: number;
      /** Highest normal temperature. @unit degrees Celsius */ max_celcius?: number;
    }
    export interface Tunnel {
      health_state: string;
      /** Health as a number: 0 unknown, 1 healthy, 2 degraded, 3 down. */ health_value: number;
      /** Interface of the device, such as `xfrm1`. */ interface_name: string;
      /** Tunnel that the numbers belong to. */ tunnel_id: string;
      /** Variation of the round trip. @unit milliseconds */ jitter_ms?: number;
      /** Median round trip. @unit milliseconds */ latency_ms?: number;
      /** Public address and port that the NAT detector saw. */ natd_result?: string;
      /** Result of the NAT detector as a number. */ natd_state?: number;
      /** Address and port that the NAT detector asked. */ natd_target?: string;
      /** Largest packet that passes the tunnel. @unit bytes */ probed_mtu?: number;
      /** Recent checks that were answered. */ recent_healthy_pings?: number;
      /** Recent checks that were not answered. */ recent_unhealthy_pings?: number;
    }
  }

  export type InterruptListResponsesSinglePage = SinglePage<InterruptListResponse>;
}

export declare namespace Connectors.Events {
  /** The newest reports of an appliance. */
  export interface Latest {
    /** List the most recent telemetry events of a Connector.
     *  @http GET /accounts/{account_id}/magic/connectors/{connector_id}/telemetry/events/latest
     *  @permission Magic WAN Write; Magic WAN Read
     *  @plans enterprise */
    list(connectorID: string, params: InAccount, options?: RequestOptions): APIPromise<LatestListResponse>;
  }

  export interface LatestListResponse {
    count: number;
    items: LatestListResponse.Item[];
  }
  export namespace LatestListResponse {
    export interface Item {
      /** Event details, which depend on the event kind `k`. */ e: EventGetResponse.E;
      n: number;
      /** @unit seconds */ t: number;
      v?: string;
    }
  }
}

export declare namespace Connectors.Snapshots {
  /** The newest recorded states of an appliance. */
  export interface Latest {
    /** List the most recent state snapshots of a Connector in full.
     *  @http GET /accounts/{account_id}/magic/connectors/{connector_id}/telemetry/snapshots/latest
     *  @permission Magic WAN Write; Magic WAN Read
     *  @plans enterprise */
    list(connectorID: string, params: InAccount, options?: RequestOptions): APIPromise<LatestListResponse>;
  }

  export interface LatestListResponse {
    count: number;
    items: LatestListResponse.Item[];
  }
  export namespace LatestListResponse {
    export interface Item extends Telemetry {
      /** Failed attempts to free space for telemetry. */ count_reclaim_failures: number;
      /** Files removed to free space for telemetry. */ count_reclaimed_paths: number;
      /** Snapshots that could not be recorded. */ count_record_failed: number;
      /** Snapshots that could not be sent. */ count_transmit_failures: number;
      /** @unit seconds */ t: number;
      /** Number of CPU cores. */ cpu_count?: number;
      /** Share of the last 10 seconds in which some task waited for CPU time. @unit percent */ cpu_pressure_10s?: number;
      /** Share of the last 300 seconds in which some task waited for CPU time. @unit percent */ cpu_pressure_300s?: number;
      /** Share of the last 60 seconds in which some task waited for CPU time. @unit percent */ cpu_pressure_60s?: number;
      /** Time in which some task waited for CPU time, since boot. @unit microseconds */ cpu_pressure_total_us?: number;
      /** CPU time since boot spent as guest, over all cores. @unit milliseconds */ cpu_time_guest_ms?: number;
      /** CPU time since boot spent as guest nice, over all cores. @unit milliseconds */ cpu_time_guest_nice_ms?: number;
      /** CPU time since boot spent as idle, over all cores. @unit milliseconds */ cpu_time_idle_ms?: number;
      /** CPU time since boot spent as iowait, over all cores. @unit milliseconds */ cpu_time_iowait_ms?: number;
      /** CPU time since boot spent as irq, over all cores. @unit milliseconds */ cpu_time_irq_ms?: number;
      /** CPU time since boot spent as nice, over all cores. @unit milliseconds */ cpu_time_nice_ms?: number;
      /** CPU time since boot spent as softirq, over all cores. @unit milliseconds */ cpu_time_softirq_ms?: number;
      /** CPU time since boot spent as steal, over all cores. @unit milliseconds */ cpu_time_steal_ms?: number;
      /** CPU time since boot spent as system, over all cores. @unit milliseconds */ cpu_time_system_ms?: number;
      /** CPU time since boot spent as user, over all cores. @unit milliseconds */ cpu_time_user_ms?: number;
      /** Time since the snapshot before. @unit milliseconds */ delta?: number;
      /** Accuracy of the time. @unit milliseconds */ epsilon?: number;
      /** State in the high-availability pair. */ ha_state?: string;
      /** State in the high-availability pair, as a number. */ ha_value?: number;
      /** Share of the last 10 seconds in which all tasks waited for disk I/O. @unit percent */ io_pressure_full_10s?: number;
      /** Share of the last 300 seconds in which all tasks waited for disk I/O. @unit percent */ io_pressure_full_300s?: number;
      /** Share of the last 60 seconds in which all tasks waited for disk I/O. @unit percent */ io_pressure_full_60s?: number;
      /** Time in which all tasks waited for disk I/O, since boot. @unit microseconds */ io_pressure_full_total_us?: number;
      /** Share of the last 10 seconds in which some task waited for disk I/O. @unit percent */ io_pressure_some_10s?: number;
      /** Share of the last 300 seconds in which some task waited for disk I/O. @unit percent */ io_pressure_some_300s?: number;
      /** Share of the last 60 seconds in which some task waited for disk I/O. @unit percent */ io_pressure_some_60s?: number;
      /** Time in which some task waited for disk I/O, since boot. @unit microseconds */ io_pressure_some_total_us?: number;
      /** Time of the boot. @unit seconds since 1970 */ kernel_btime?: number;
      /** Switches between tasks since boot. */ kernel_ctxt?: number;
      /** Processes started since boot. */ kernel_processes?: number;
      /** Processes that wait for I/O now. */ kernel_processes_blocked?: number;
      /** Processes that can run now. */ kernel_processes_running?: number;
      /** Average number of tasks that ran or waited in the last 15 minutes. */ load_average_15m?: number;
      /** Average number of tasks that ran or waited in the last minute. */ load_average_1m?: number;
      /** Average number of tasks that ran or waited in the last 5 minutes. */ load_average_5m?: number;
      /** Number of tasks that can run at this moment. */ load_average_cur?: number;
      /** Number of tasks there are at this moment. */ load_average_max?: number;
      /** Memory counted as active by the kernel (`/proc/meminfo`). @unit bytes */ memory_active_bytes?: number;
      /** Memory counted as anon hugepages by the kernel (`/proc/meminfo`). @unit bytes */ memory_anon_hugepages_bytes?: number;
      /** Memory counted as anon pages by the kernel (`/proc/meminfo`). @unit bytes */ memory_anon_pages_bytes?: number;
      /** Memory counted as available by the kernel (`/proc/meminfo`). @unit bytes */ memory_available_bytes?: number;
      /** Memory counted as bounce by the kernel (`/proc/meminfo`). @unit bytes */ memory_bounce_bytes?: number;
      /** Memory counted as buffers by the kernel (`/proc/meminfo`). @unit bytes */ memory_buffers_bytes?: number;
      /** Memory counted as cached by the kernel (`/proc/meminfo`). @unit bytes */ memory_cached_bytes?: number;
      /** Memory counted as cma free by the kernel (`/proc/meminfo`). @unit bytes */ memory_cma_free_bytes?: number;
      /** Memory counted as cma total by the kernel (`/proc/meminfo`). @unit bytes */ memory_cma_total_bytes?: number;
      /** Memory counted as commit limit by the kernel (`/proc/meminfo`). @unit bytes */ memory_commit_limit_bytes?: number;
      /** Memory counted as committed as by the kernel (`/proc/meminfo`). @unit bytes */ memory_committed_as_bytes?: number;
      /** Memory counted as dirty by the kernel (`/proc/meminfo`). @unit bytes */ memory_dirty_bytes?: number;
      /** Memory counted as free by the kernel (`/proc/meminfo`). @unit bytes */ memory_free_bytes?: number;
      /** Memory counted as high free by the kernel (`/proc/meminfo`). @unit bytes */ memory_high_free_bytes?: number;
      /** Memory counted as high total by the kernel (`/proc/meminfo`). @unit bytes */ memory_high_total_bytes?: number;
      /** Huge pages that are free. */ memory_hugepages_free?: number;
      /** Huge pages that are reserved. */ memory_hugepages_rsvd?: number;
      /** Huge pages that are beyond the fixed number. */ memory_hugepages_surp?: number;
      /** Huge pages that are there in all. */ memory_hugepages_total?: number;
      /** Memory counted as hugepagesize by the kernel (`/proc/meminfo`). @unit bytes */ memory_hugepagesize_bytes?: number;
      /** Memory counted as inactive by the kernel (`/proc/meminfo`). @unit bytes */ memory_inactive_bytes?: number;
      /** Memory counted as k reclaimable by the kernel (`/proc/meminfo`). @unit bytes */ memory_k_reclaimable_bytes?: number;
      /** Memory counted as kernel stack by the kernel (`/proc/meminfo`). @unit bytes */ memory_kernel_stack_bytes?: number;
      /** Memory counted as low free by the kernel (`/proc/meminfo`). @unit bytes */ memory_low_free_bytes?: number;
      /** Memory counted as low total by the kernel (`/proc/meminfo`). @unit bytes */ memory_low_total_bytes?: number;
      /** Memory counted as mapped by the kernel (`/proc/meminfo`). @unit bytes */ memory_mapped_bytes?: number;
      /** Memory counted as page tables by the kernel (`/proc/meminfo`). @unit bytes */ memory_page_tables_bytes?: number;
      /** Memory counted as per cpu by the kernel (`/proc/meminfo`). @unit bytes */ memory_per_cpu_bytes?: number;
      /** Share of the last 10 seconds in which all tasks waited for memory. @unit percent */ memory_pressure_full_10s?: number;
      /** Share of the last 300 seconds in which all tasks waited for memory. @unit percent */ memory_pressure_full_300s?: number;
      /** Share of the last 60 seconds in which all tasks waited for memory. @unit percent */ memory_pressure_full_60s?: number;
      /** Time in which all tasks waited for memory, since boot. @unit microseconds */ memory_pressure_full_total_us?: number;
      /** Share of the last 10 seconds in which some task waited for memory. @unit percent */ memory_pressure_some_10s?: number;
      /** Share of the last 300 seconds in which some task waited for memory. @unit percent */ memory_pressure_some_300s?: number;
      /** Share of the last 60 seconds in which some task waited for memory. @unit percent */ memory_pressure_some_60s?: number;
      /** Time in which some task waited for memory, since boot. @unit microseconds */ memory_pressure_some_total_us?: number;
      /** Memory counted as s reclaimable by the kernel (`/proc/meminfo`). @unit bytes */ memory_s_reclaimable_bytes?: number;
      /** Memory counted as s unreclaim by the kernel (`/proc/meminfo`). @unit bytes */ memory_s_unreclaim_bytes?: number;
      /** Memory counted as secondary page tables by the kernel (`/proc/meminfo`). @unit bytes */ memory_secondary_page_tables_bytes?: number;
      /** Memory counted as shmem by the kernel (`/proc/meminfo`). @unit bytes */ memory_shmem_bytes?: number;
      /** Memory counted as shmem hugepages by the kernel (`/proc/meminfo`). @unit bytes */ memory_shmem_hugepages_bytes?: number;
      /** Memory counted as shmem pmd mapped by the kernel (`/proc/meminfo`). @unit bytes */ memory_shmem_pmd_mapped_bytes?: number;
      /** Memory counted as slab by the kernel (`/proc/meminfo`). @unit bytes */ memory_slab_bytes?: number;
      /** Memory counted as swap cached by the kernel (`/proc/meminfo`). @unit bytes */ memory_swap_cached_bytes?: number;
      /** Memory counted as swap free by the kernel (`/proc/meminfo`). @unit bytes */ memory_swap_free_bytes?: number;
      /** Memory counted as swap total by the kernel (`/proc/meminfo`). @unit bytes */ memory_swap_total_bytes?: number;
      /** Memory counted as total by the kernel (`/proc/meminfo`). @unit bytes */ memory_total_bytes?: number;
      /** Memory counted as vmalloc chunk by the kernel (`/proc/meminfo`). @unit bytes */ memory_vmalloc_chunk_bytes?: number;
      /** Memory counted as vmalloc total by the kernel (`/proc/meminfo`). @unit bytes */ memory_vmalloc_total_bytes?: number;
      /** Memory counted as vmalloc used by the kernel (`/proc/meminfo`). @unit bytes */ memory_vmalloc_used_bytes?: number;
      /** Memory counted as writeback by the kernel (`/proc/meminfo`). @unit bytes */ memory_writeback_bytes?: number;
      /** Memory counted as writeback tmp by the kernel (`/proc/meminfo`). @unit bytes */ memory_writeback_tmp_bytes?: number;
      /** Memory counted as z swap by the kernel (`/proc/meminfo`). @unit bytes */ memory_z_swap_bytes?: number;
      /** Memory counted as z swapped by the kernel (`/proc/meminfo`). @unit bytes */ memory_z_swapped_bytes?: number;
      /** Kind of the device. */ platform?: string;
      /** Site that is worked on or that it belongs to. @from magicTransit.sites.list */ site_id?: string;
      /** Kernel counter since boot (ICMP of SNMP): in addr mask reps. */ snmp_icmp_in_addr_mask_reps?: number;
      /** Kernel counter since boot (ICMP of SNMP): in addr masks. */ snmp_icmp_in_addr_masks?: number;
      /** Kernel counter since boot (ICMP of SNMP): in csum errors. */ snmp_icmp_in_csum_errors?: number;
      /** Kernel counter since boot (ICMP of SNMP): in dest unreachs. */ snmp_icmp_in_dest_unreachs?: number;
      /** Kernel counter since boot (ICMP of SNMP): in echo reps. */ snmp_icmp_in_echo_reps?: number;
      /** Kernel counter since boot (ICMP of SNMP): in echos. */ snmp_icmp_in_echos?: number;
      /** Kernel counter since boot (ICMP of SNMP): in errors. */ snmp_icmp_in_errors?: number;
      /** Kernel counter since boot (ICMP of SNMP): in msgs. */ snmp_icmp_in_msgs?: number;
      /** Kernel counter since boot (ICMP of SNMP): in parm probs. */ snmp_icmp_in_parm_probs?: number;
      /** Kernel counter since boot (ICMP of SNMP): in redirects. */ snmp_icmp_in_redirects?: number;
      /** Kernel counter since boot (ICMP of SNMP): in src quenchs. */ snmp_icmp_in_src_quenchs?: number;
      /** Kernel counter since boot (ICMP of SNMP): in time excds. */ snmp_icmp_in_time_excds?: number;
      /** Kernel counter since boot (ICMP of SNMP): in timestamp reps. */ snmp_icmp_in_timestamp_reps?: number;
      /** Kernel counter since boot (ICMP of SNMP): in timestamps. */ snmp_icmp_in_timestamps?: number;
      /** Kernel counter since boot (ICMP of SNMP): out addr mask reps. */ snmp_icmp_out_addr_mask_reps?: number;
      /** Kernel counter since boot (ICMP of SNMP): out addr masks. */ snmp_icmp_out_addr_masks?: number;
      /** Kernel counter since boot (ICMP of SNMP): out dest unreachs. */ snmp_icmp_out_dest_unreachs?: number;
      /** Kernel counter since boot (ICMP of SNMP): out echo reps. */ snmp_icmp_out_echo_reps?: number;
      /** Kernel counter since boot (ICMP of SNMP): out echos. */ snmp_icmp_out_echos?: number;
      /** Kernel counter since boot (ICMP of SNMP): out errors. */ snmp_icmp_out_errors?: number;
      /** Kernel counter since boot (ICMP of SNMP): out msgs. */ snmp_icmp_out_msgs?: number;
      /** Kernel counter since boot (ICMP of SNMP): out parm probs. */ snmp_icmp_out_parm_probs?: number;
      /** Kernel counter since boot (ICMP of SNMP): out redirects. */ snmp_icmp_out_redirects?: number;
      /** Kernel counter since boot (ICMP of SNMP): out src quenchs. */ snmp_icmp_out_src_quenchs?: number;
      /** Kernel counter since boot (ICMP of SNMP): out time excds. */ snmp_icmp_out_time_excds?: number;
      /** Kernel counter since boot (ICMP of SNMP): out timestamp reps. */ snmp_icmp_out_timestamp_reps?: number;
      /** Kernel counter since boot (ICMP of SNMP): out timestamps. */ snmp_icmp_out_timestamps?: number;
      /** Time to live that packets are sent with. @unit seconds */ snmp_ip_default_ttl?: number;
      /** Kernel counter since boot (IP of SNMP): forw datagrams. */ snmp_ip_forw_datagrams?: number;
      /** Whether packets are forwarded between interfaces. */ snmp_ip_forwarding_enabled?: boolean;
      /** Kernel counter since boot (IP of SNMP): frag creates. */ snmp_ip_frag_creates?: number;
      /** Kernel counter since boot (IP of SNMP): frag fails. */ snmp_ip_frag_fails?: number;
      /** Kernel counter since boot (IP of SNMP): frag oks. */ snmp_ip_frag_oks?: number;
      /** Kernel counter since boot (IP of SNMP): in addr errors. */ snmp_ip_in_addr_errors?: number;
      /** Kernel counter since boot (IP of SNMP): in delivers. */ snmp_ip_in_delivers?: number;
      /** Kernel counter since boot (IP of SNMP): in discards. */ snmp_ip_in_discards?: number;
      /** Kernel counter since boot (IP of SNMP): in hdr errors. */ snmp_ip_in_hdr_errors?: number;
      /** Kernel counter since boot (IP of SNMP): in receives. */ snmp_ip_in_receives?: number;
      /** Kernel counter since boot (IP of SNMP): in unknown protos. */ snmp_ip_in_unknown_protos?: number;
      /** Kernel counter since boot (IP of SNMP): out discards. */ snmp_ip_out_discards?: number;
      /** Kernel counter since boot (IP of SNMP): out no routes. */ snmp_ip_out_no_routes?: number;
      /** Kernel counter since boot (IP of SNMP): out requests. */ snmp_ip_out_requests?: number;
      /** Kernel counter since boot (IP of SNMP): reasm fails. */ snmp_ip_reasm_fails?: number;
      /** Kernel counter since boot (IP of SNMP): reasm oks. */ snmp_ip_reasm_oks?: number;
      /** Kernel counter since boot (IP of SNMP): reasm reqds. */ snmp_ip_reasm_reqds?: number;
      /** Longest wait for missing fragments. @unit seconds */ snmp_ip_reasm_timeout?: number;
      /** Kernel counter since boot (TCP of SNMP): active opens. */ snmp_tcp_active_opens?: number;
      /** Kernel counter since boot (TCP of SNMP): attempt fails. */ snmp_tcp_attempt_fails?: number;
      /** Kernel counter since boot (TCP of SNMP): estab resets. */ snmp_tcp_estab_resets?: number;
      /** Kernel counter since boot (TCP of SNMP): in csum errors. */ snmp_tcp_in_csum_errors?: number;
      /** Kernel counter since boot (TCP of SNMP): in errs. */ snmp_tcp_in_errs?: number;
      /** Kernel counter since boot (TCP of SNMP): in segs. */ snmp_tcp_in_segs?: number;
      /** Most connections allowed; -1 for no fixed limit. */ snmp_tcp_max_conn?: number;
      /** Kernel counter since boot (TCP of SNMP): out rsts. */ snmp_tcp_out_rsts?: number;
      /** Kernel counter since boot (TCP of SNMP): out segs. */ snmp_tcp_out_segs?: number;
      /** Kernel counter since boot (TCP of SNMP): passive opens. */ snmp_tcp_passive_opens?: number;
      /** Kernel counter since boot (TCP of SNMP): retrans segs. */ snmp_tcp_retrans_segs?: number;
      /** Longest wait before a segment is sent again. @unit milliseconds */ snmp_tcp_rto_max?: number;
      /** Shortest wait before a segment is sent again. @unit milliseconds */ snmp_tcp_rto_min?: number;
      /** Kernel counter since boot (UDP of SNMP): in datagrams. */ snmp_udp_in_datagrams?: number;
      /** Kernel counter since boot (UDP of SNMP): in errors. */ snmp_udp_in_errors?: number;
      /** Kernel counter since boot (UDP of SNMP): no ports. */ snmp_udp_no_ports?: number;
      /** Kernel counter since boot (UDP of SNMP): out datagrams. */ snmp_udp_out_datagrams?: number;
      /** Moment at which the device was started. @unit seconds */ system_boot_time_s?: number;
      /** Time since boot in which a core was idle, over all cores. @unit milliseconds */ uptime_idle_ms?: number;
      /** Time since boot. @unit milliseconds */ uptime_total_ms?: number;
    }
  }
}
