/** The parts of `node:os` that the emulator uses. */
export const tmpdir = (): string => '/tmp';
