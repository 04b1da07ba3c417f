/** Lazy components, loaded when first shown or earlier while the page is idle. */
import { type ComponentType, type ReactNode, use } from 'react';

type LateComponent<Props> = ((props: Props) => ReactNode) & { readonly preload: () => Promise<void> };

interface Part {
  /** Never rejects: a failed load is retried when shown. */
  readonly preload: () => Promise<void>;
  readonly isThere: () => boolean;
  readonly hasFailed: () => boolean;
}

/** Parts of the modules loaded so far: a page may add more. */
const parts: Part[] = [];

/** Suspends while its code loads; throws if that fails, until `loadAgain`. */
export function late<Props extends object>(load: () => Promise<ComponentType<Props>>): LateComponent<Props> {
  let there: ComponentType<Props> | undefined;
  let hasFailed = false;
  let loading: Promise<ComponentType<Props>> | undefined;
  const start = (): Promise<ComponentType<Props>> => {
    loading ??= load().then(
      (component) => {
        there = component;
        return component;
      },
      (error: unknown) => {
        hasFailed = true;
        throw error;
      },
    );
    return loading;
  };
  const preload = async (): Promise<void> => {
    const asked = start();
    await asked.catch(() => {
      if (loading === asked) loading = undefined;
    });
  };
  parts.push({ preload, isThere: () => there !== undefined, hasFailed: () => hasFailed });
  function Late(props: Props) {
    // `use` suspends for every new promise, even a resolved one, and a fallback stays for 300 ms.
    const Component = there ?? use(start());
    return <Component {...props} />;
  }
  return Object.assign(Late, { preload });
}

/** Browsers use different messages for a module that failed to load. */
export const isMissingModule = (error: unknown): boolean =>
  error instanceof Error && /preload|dynamically imported|importing a module/i.test(error.message);

/** Retries all failed loads. Returns true if all succeeded. */
export async function loadAgain(): Promise<boolean> {
  const missing = parts.filter(({ isThere, hasFailed }) => hasFailed() && !isThere());
  // The first pass clears earlier failures, the second one requests.
  for (const { preload } of [...missing, ...missing]) await preload();
  return missing.every(({ isThere }) => isThere());
}

/** Loads one part at a time, including parts added meanwhile. Ends when all are loaded, or one fails. */
export async function loadInTurn(idle: () => Promise<void>): Promise<boolean> {
  for (let place = 0; place < parts.length; place++) {
    const part = parts[place];
    if (part === undefined || part.isThere()) continue;
    await idle();
    await part.preload();
    if (!part.isThere()) return false;
  }
  return true;
}
