/** Components whose code comes after the start: when they are first shown, or before that, when the page is idle. */
import { type ComponentType, type ReactNode, use } from 'react';

type LateComponent<Props> = ((props: Props) => ReactNode) & { readonly preload: () => Promise<void> };

interface Part {
  /** Never rejects: what did not come is asked for again when it is shown. */
  readonly preload: () => Promise<void>;
  readonly isThere: () => boolean;
  readonly hasFailed: () => boolean;
}

/** Of the modules that were read so far: a page brings parts of its own. */
const parts: Part[] = [];

/** Suspends while its code comes; throws where it does not, until `loadAgain`. */
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
    // `use` suspends for a promise that it has not seen, also where that has come, and what was a fallback stays for 300 ms.
    const Component = there ?? use(start());
    return <Component {...props} />;
  }
  return Object.assign(Late, { preload });
}

/** Browsers each have their words for a module that did not come. */
export const isMissingModule = (error: unknown): boolean =>
  error instanceof Error && /preload|dynamically imported|importing a module/i.test(error.message);

/** Asks once more for all that did not come. Returns whether it is there now. */
export async function loadAgain(): Promise<boolean> {
  const missing = parts.filter(({ isThere, hasFailed }) => hasFailed() && !isThere());
  // The first one forgets what failed before, the second asks.
  for (const { preload } of [...missing, ...missing]) await preload();
  return missing.every(({ isThere }) => isThere());
}

/** One part at a time, also those that come with others. Ends when all are there, or when one does not come. */
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
