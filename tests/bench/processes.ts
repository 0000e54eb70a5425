import { readdirSync, readFileSync } from 'node:fs'

/** Ticks of the clock by which Linux counts what processes take. */
const ticks = 100

/** What a tree of processes takes. */
export interface Taken {
  /** of memory, bytes; what processes share is counted once. Source: `Pss` of proc(5) */
  memory: number
  /** of all cores since it began, seconds */
  processor: number
}

/** The processes of a browser that this process started: all that descend from it and run its program. */
export function browserProcesses(program = /chrom/): number[] {
  const parents = new Map<number, number>()
  for (const name of readdirSync('/proc')) {
    const pid = Number(name)
    const stat = Number.isInteger(pid) && statOf(pid)
    if (stat) parents.set(pid, Number(stat[1]))
  }
  const descends = (pid: number): boolean => {
    const parent = parents.get(pid)
    return parent === process.pid || (parent !== undefined && parent > 1 && descends(parent))
  }
  return [...parents.keys()].filter((pid) => descends(pid) && program.test(commandOf(pid)))
}

/** What processes take just now; one that has ended takes nothing. */
export function takenBy(pids: readonly number[]): Taken {
  const taken: Taken = { memory: 0, processor: 0 }
  for (const pid of pids) {
    const shares = textOf(`/proc/${pid}/smaps_rollup`)
    taken.memory += Number(/^Pss:\s+(\d+) kB/m.exec(shares)?.[1] ?? 0) * 1024
    const stat = statOf(pid)
    // In user and in system mode, by itself.
    if (stat) taken.processor += (Number(stat[11]) + Number(stat[12])) / ticks
  }
  return taken
}

/** The fields after the program's name, which may hold anything: state, parent, … Source: proc_pid_stat(5) */
function statOf(pid: number): string[] | null {
  const stat = textOf(`/proc/${pid}/stat`)
  return stat === '' ? null : stat.slice(stat.lastIndexOf(')') + 2).split(' ')
}

const commandOf = (pid: number): string => textOf(`/proc/${pid}/cmdline`).split('\0')[0] ?? ''

/** Empty for what is no more. */
function textOf(file: string): string {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    return ''
  }
}
