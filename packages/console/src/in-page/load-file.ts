/** Loads JSON files of the console's folder. */

/** @param path from the folder; the worker is in `server/`. @throws Error if the server does not have it */
export async function loadFile<Data>(path: string): Promise<Data> {
  const response = await fetch(new URL(`../${path}`, import.meta.url));
  if (!response.ok) throw new Error(`${path} could not be loaded: status ${response.status}.`);
  return response.json() as Promise<Data>; // written together with the worker
}
