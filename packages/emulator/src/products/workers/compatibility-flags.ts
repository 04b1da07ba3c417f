/**
 * Compatibility flags of a Worker. The list is not complete: the provider adds flags at any time, so only what is
 * close to a known name is refused as misspelt.
 * https://developers.cloudflare.com/workers/configuration/compatibility-flags/
 */
import { nearest, stringList } from '@flarewire/schema';
import { refused } from './checks.ts';

const KNOWN =
  'nodejs_compat no_nodejs_compat nodejs_compat_v2 no_nodejs_compat_v2 nodejs_als nodejs_compat_populate_process_env streams_enable_constructors transformstream_enable_standard_constructor export_commonjs_default export_commonjs_namespace url_standard url_original global_navigator no_global_navigator formdata_parser_supports_files fetch_refuses_unknown_protocols durable_object_fetch_requires_full_url minimal_subrequests web_socket_compression response_redirect_url_standard http_headers_getsetcookie dynamic_dispatch_tunnel_exceptions capture_async_api_throws rpc_params_dup_stubs experimental'.split(
    ' ',
  );

/** All flags are words of small letters and digits. */
const FORM = /^[a-z0-9_]+$/;

/** https://github.com/cloudflare/workerd/issues/5861 has the text and the code. */
export function checkFlags(flags: unknown): void {
  for (const [index, flag] of stringList(flags).entries()) {
    if (FORM.test(flag) && (KNOWN.includes(flag) || nearest(flag, KNOWN) === undefined)) continue;
    throw refused(`No such compatibility flag: ${flag.slice(0, 100)}`, `/metadata/compatibility_flags/${index}`);
  }
}
