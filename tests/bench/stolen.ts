import { readFile } from 'node:fs/promises'

/** CPU time since the machine started, all cores together, in the kernel's ticks. */
export interface CpuTimes {
  /** which the host gave to other machines while ours had work to do */
  stolen: number
  all: number
}

/** @returns none of it where the system does not tell */
export async function cpuTimes(): Promise<CpuTimes> {
  return readTimes(await readFile('/proc/stat', 'utf8').catch(() => ''))
}

/**
 * @param stat  what Linux says of its CPUs
 * @see https://man7.org/linux/man-pages/man5/proc_stat.5.html: user nice system idle iowait irq softirq steal; the
 *   guests' time behind them is counted in the first two already
 */
export function readTimes(stat: string): CpuTimes {
  const ticks = /^cpu +(.+)$/m.exec(stat)?.[1]?.split(' ').slice(0, 8).map(Number) ?? []
  return { stolen: ticks[7] ?? 0, all: ticks.reduce((sum, each) => sum + each, 0) }
}

/** The share of the time between two looks that was stolen, 0 to 1. */
export function stolenShare(before: CpuTimes, after: CpuTimes): number {
  const all = after.all - before.all
  return all > 0 ? (after.stolen - before.stolen) / all : 0
}

/** What loses more of its time to others is measured again, so many times in all. */
const bearable = { share: 0.03, tries: 6 }

/** What was measured, with the share of the CPU that was stolen meanwhile. */
export type Witnessed<T> = T & { stolen: number }

export async function witnessed<T>(
  measure: () => Promise<T>,
  look: () => Promise<CpuTimes> = cpuTimes,
): Promise<Witnessed<T>> {
  const before = await look()
  const measured = await measure()
  return { ...measured, stolen: stolenShare(before, await look()) }
}

export const isDisturbed = ({ stolen }: { stolen: number }): boolean => stolen > bearable.share

/**
 * Measures something on a machine that is shared: anew when the host took the CPU away meanwhile, whatever the figures.
 * @returns the first that was not disturbed, else that of which least was stolen
 */
export async function undisturbed<T>(
  measure: () => Promise<T>,
  look: () => Promise<CpuTimes> = cpuTimes,
): Promise<Witnessed<T>> {
  let best = await witnessed(measure, look)
  for (let count = 1; isDisturbed(best) && count < bearable.tries; count += 1) {
    const next = await witnessed(measure, look)
    if (next.stolen < best.stolen) best = next
  }
  return best
}
