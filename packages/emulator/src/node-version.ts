/** Checks the Node version, so that an older Node reports the required one and not a missing module. */

/** The first version whose SQLite binds a numbered parameter that occurs twice. */
const MIN = [22, 20] as const;

/** Describes the problem with this Node version; undefined if it is supported. */
export function nodeFault(name: string, version: string = process.versions.node): string | undefined {
  const [major = 0, minor = 0] = version.split('.').map(Number);
  if (major > MIN[0] || (major === MIN[0] && minor >= MIN[1])) return undefined;
  return `${name} needs Node ${MIN.join('.')} or newer; this is Node ${version}. Install a newer one: https://nodejs.org`;
}
