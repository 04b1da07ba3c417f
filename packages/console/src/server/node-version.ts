/** Which Node this needs, told to those who have an older one: without, all they see is that a module is missing. */

/** What the emulator needs, which the console starts. */
const LEAST = [22, 20] as const;

/** What is wrong with this Node; undefined where it will do. */
export function nodeFault(name: string, version: string = process.versions.node): string | undefined {
  const [major = 0, minor = 0] = version.split('.').map(Number);
  if (major > LEAST[0] || (major === LEAST[0] && minor >= LEAST[1])) return undefined;
  return `${name} needs Node ${LEAST.join('.')} or newer; this is Node ${version}. Install a newer one: https://nodejs.org`;
}
