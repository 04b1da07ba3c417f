/** Requests and responses as `--debug` prints them: without bodies, headers and secrets. */
import { isSecretName } from '@flarewire/contract';

type Fetch = typeof globalThis.fetch;

/** `> GET https://…` when a request is sent, `< 200 in 12 ms` when its response begins. */
export function logged(fetch: Fetch, print: (line: string) => void): Fetch {
  return async (input, init) => {
    const method = init?.method ?? (input instanceof Request ? input.method : 'GET');
    const url = shown(input instanceof Request ? input.url : String(input));
    const start = performance.now();
    const time = (): string => `in ${Math.round(performance.now() - start)} ms`;
    print(`> ${method} ${url}\n`);
    try {
      const response = await fetch(input, init);
      const ray = response.headers.get('cf-ray');
      print(`< ${response.status} ${time()}${ray === null ? '' : `, cf-ray ${ray}`}\n`);
      return response;
    } catch (error) {
      print(`< ${error instanceof Error ? error.message : String(error)} ${time()}\n`);
      throw error;
    }
  };
}

/** Parameters with names of secrets have three stars. */
function shown(text: string): string {
  const url = new URL(text);
  for (const [name, value] of [...url.searchParams]) if (isSecretName(name, value)) url.searchParams.set(name, '***');
  return url.href;
}
