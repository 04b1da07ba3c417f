/**
 * Ids in queries and bodies for which the contract names no list (`@from`): matched by field name, and by product for
 * ambiguous names. Lists are written as in the contract: operation, then the field of its items.
 */

interface IdField {
  /** Field name; also of a list of ids. */
  readonly name: RegExp;
  /** Prefix of the operation's name; absent if the field name suffices. */
  readonly of?: string;
  readonly from: string;
}

export const ID_FIELDS: readonly IdField[] = [
  { name: /^(reference_)?zone_(id|tag)s?$/, from: 'zones.list id' },
  { name: /^(body_)?account_(id|tag)s?$/, from: 'accounts.list id' },
  { name: /^destination_organization_id$/, from: 'organizations.list id' },
  { name: /^pool_id$/, from: 'loadBalancers.pools.list id' },
  { name: /^health_check_id$/, from: 'healthchecks.list id' },
  { name: /^tunnel_id$/, from: 'zeroTrust.tunnels.cloudflared.list id' },
  { name: /^virtual_network_id$/, from: 'zeroTrust.networks.virtualNetworks.list id' },
  { name: /^(ca|mtls)_certificate_id$/, from: 'mtlsCertificates.list id' },
  { name: /^custom_csr_id$/, from: 'customCsrs.list id' },
  { name: /^store_id$/, from: 'secretsStore.stores.list id' },
  { name: /^(idp_id|identity_provider_id|allowed_idps)$/, from: 'zeroTrust.identityProviders.list id' },
  { name: /^input_id$/, of: 'alerting', from: 'stream.liveInputs.list uid' },
  { name: /^project_id$/, of: 'alerting', from: 'pages.projects.list id' },
  { name: /^query_id$/, of: 'brandProtection', from: 'brandProtection.queries.list query_id' },
  { name: /^logo_id$/, of: 'brandProtection', from: 'brandProtection.logos.list id' },
  { name: /^category_id$/, of: 'cloudforceOne', from: 'cloudforceOne.threatEvents.categories.list uuid' },
  { name: /^queue_id$/, from: 'queues.list queue_id' },
  { name: /^(bucket|bucket_name)$/, of: 'r2', from: 'r2.buckets.list buckets.name' },
  { name: /^bucket_name$/, from: 'r2.buckets.list buckets.name' },
  { name: /^script_tag$/, from: 'workers.scripts.list tag' },
  { name: /^(script_name|worker_name)$/, from: 'workers.scripts.list id' },
  { name: /^namespace_id$/, of: 'kv', from: 'kv.namespaces.list id' },
  { name: /^database_id$/, from: 'd1.database.list uuid' },
  { name: /^key_name$/, of: 'kv', from: 'kv.namespaces.keys.list name' },
  { name: /^fallback_pool$/, of: 'loadBalancers', from: 'loadBalancers.pools.list id' },
  { name: /^policy_id$/, of: 'zeroTrust.devices', from: 'zeroTrust.devices.policies.custom.list policy_id' },
];
