import { Agent } from 'node:http'
import { setTimeout as wait } from 'node:timers/promises'
import type { Row } from '../row.ts'
import { witnessed } from '../stolen.ts'
import { type Sent, send, startUnlimited } from './send.ts'

const rate = 50
const budget = 50

/** The machine is shared: a minute in which it stood still for others, this process too, says nothing of the server. */
const still = { late: 5, tries: 8 }

interface Minute {
  /** of each message, from when it was due; milliseconds, rising */
  times: number[]
  /** how late this process, which has next to nothing to do, began each; milliseconds, rising */
  late: number[]
  /** what came of each that failed: a status, or `refused`, or `dropped` */
  failures: Sent[]
  /** share of the CPU that the host gave to others, 0 to 1 */
  stolen: number
}

/**
 * Sends 50 messages a second, each at its time whether or not earlier ones are answered, so that a
 * pause of the server counts for all that wait through it. A failed message counts in every try.
 */
export async function measureSteady(root: string, seconds: number): Promise<Row> {
  const minutes: Minute[] = []
  let minute: Minute
  do {
    minute = await witnessed(() => sendSteadily(root, seconds))
    minutes.push(minute)
  } while (at(minute.late, 0.99) > still.late && minutes.length < still.tries)
  const failed = minutes.reduce((sum, each) => sum + each.failures.length, 0)
  const { times, late } = minute
  const shown = [at(times, 0.5), at(times, 0.99), at(late, 0.99)].map((ms) => `${ms.toFixed(1)} ms`)
  return {
    what: `server: ${rate} messages a second for ${seconds} s, p50 · p99 (p99 of the idle sender) · failed`,
    measured: `${shown[0]} · ${shown[1]} (${shown[2]}) · ${failed}`,
    budget: `p99 ≤ ${budget} ms · 0`,
    holds: at(times, 0.99) <= budget && failed === 0,
    blame: minutes.flatMap(({ failures }) => failures.map(String)),
  }
}

/** @param share  0 to 1 @param sorted  rising */
const at = (sorted: number[], share: number): number =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0

async function sendSteadily(root: string, seconds: number): Promise<Omit<Minute, 'stolen'>> {
  const { child, port, ended } = await startUnlimited(root)
  const agent = new Agent({ keepAlive: true })
  // The first requests find code that has not run yet; visitors meet that once a start.
  await Promise.all(
    Array.from({ length: 20 }, (_, index) => send(port, `warm-up-${index}`, { agent })),
  )
  const begun = performance.now()
  const results: Promise<{ sent: Sent; ms: number; late: number }>[] = []
  for (let index = 0; index < rate * seconds; index++) {
    const due = begun + (index * 1000) / rate
    await wait(Math.max(0, due - performance.now()))
    const late = performance.now() - due
    const key = `steady-${String(index).padStart(16, '0')}`
    results.push(send(port, key, { agent }).then(({ sent, ms }) => ({ sent, ms: ms + late, late })))
  }
  const all = await Promise.all(results)
  agent.destroy()
  child.kill('SIGTERM')
  await ended
  const rising = (figure: (each: (typeof all)[number]) => number) =>
    all.map(figure).sort((a, b) => a - b)
  const failures = all.map(({ sent }) => sent).filter((sent) => sent !== 200)
  return {
    times: rising(({ ms }) => ms),
    late: rising(({ late }) => late),
    failures,
  }
}
