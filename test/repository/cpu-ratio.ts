/** Whether work grows with its input or with the square of it, in processor time, which other programs do not change. */

/** How many times as long the work takes for four times as much: some 4 where it is linear, 16 where it is quadratic. */
export async function ratioOfFour(work: (size: number) => unknown, size: number): Promise<number> {
  const time = async (all: number): Promise<number> => {
    const started = process.cpuUsage();
    await work(all);
    const { user, system } = process.cpuUsage(started);
    return user + system;
  };
  const best = async (all: number): Promise<number> => Math.min(await time(all), await time(all), await time(all));
  // Compiled before it counts.
  await time(size);
  const short = Math.max(LEAST, await best(size));
  return (await best(4 * size)) / short;
}

/** Microseconds; of less, a collection of garbage would make many times as much. */
const LEAST = 1000;

/** Between the two, with room for what a machine does beside. */
export const LINEAR = 12;
