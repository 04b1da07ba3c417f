/** Checks the Node version, so that an older Node reports the required one and not a missing module. */

/** The first version whose SQLite binds a numbered parameter that occurs twice. */
const LEAST = [22, 20] as const;

/** Describes the problem with this Node version; undefined if it is supported. */
export function nodeFault(name: string, version: string = process.versions.node): string | undefined {
  const [major = 0, minor = 0] = version.split('.').map(Number);
  if (major > LEAST[0] || (major === LEAST[0] && minor >= LEAST[1])) return undefined;
  return `${name} needs Node ${LEAST.join('.')} or newer; this is Node ${version}. Install a newer one: https://nodejs.org`;
}
