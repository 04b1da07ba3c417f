/** The parts of `node:timers/promises` that the emulator uses. */
export const setImmediate = (): Promise<void> => new Promise((resolve) => void setTimeout(resolve, 0));
