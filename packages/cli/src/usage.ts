/** Usage and notes, as `--help` and the manual page show them. */

export const USAGE = `Usage: flarewire COMMAND [WORDS] [FLAGS]

  flarewire zones list                 every operation is a command: zones.list
  flarewire dns records create --help  show the arguments and flags of a command
  flarewire dns records                list the subcommands of a group
  flarewire call OPERATION [JSON|-]    pass all parameters as one JSON object, or @FILE to read it from a file`;

export const NOTES = `Values: @FILE reads a value from a file, @@ starts a literal @. Lists: repeat the flag or pass JSON. Fields of an object: --name.field. Booleans: --name and --no-name.
call: { "$file": "PATH" } sends the contents of a file; --all prints every item of a list, one per line.
Credentials: CLOUDFLARE_API_TOKEN, or CLOUDFLARE_API_KEY and CLOUDFLARE_EMAIL. API address: CLOUDFLARE_BASE_URL.
Exit codes: 0 success, 1 failure, 2 invalid usage or not confirmed, 3 partial success, 4 authentication failed or permission denied, 130 interrupted.`;
