/** Distinguishes linear from quadratic work by CPU time, which other programs do not affect. */

/** Time ratio for four times the input: about 4 if linear, 16 if quadratic. */
export async function ratioOfFour(work: (size: number) => unknown, size: number): Promise<number> {
  const time = async (all: number): Promise<number> => {
    const started = process.cpuUsage();
    await work(all);
    const { user, system } = process.cpuUsage(started);
    return user + system;
  };
  const best = async (all: number): Promise<number> => Math.min(await time(all), await time(all), await time(all));
  // Warm-up for the compiler.
  await time(size);
  const short = Math.max(MIN, await best(size));
  return (await best(4 * size)) / short;
}

/** Microseconds; with less, a garbage collection would distort the ratio. */
const MIN = 1000;

/** Between the two, with tolerance for other load. */
export const LINEAR = 12;
