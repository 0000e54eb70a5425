import { Agent } from 'node:http'
import { setTimeout as wait } from 'node:timers/promises'
import { startServer } from '../../setup/server-process.ts'
import type { Row } from '../row.ts'
import { type Sent, send } from './send.ts'

const rate = 50
const budget = 50

/**
 * Sends 50 messages a second, each at its time whether or not earlier ones are answered, so that a
 * pause of the server counts for all that wait through it.
 */
export async function measureSteady(
  root: string,
  seconds: number,
): Promise<{ row: Row; raw: object }> {
  const limits = { RATE_LIMIT: '1000000', RATE_WINDOW: '1' }
  const { child, port, ended } = await startServer({
    PORT: '0',
    HOST: '127.0.0.1',
    SITE_ROOT: root,
    ...limits,
  })
  const agent = new Agent({ keepAlive: true })
  // The first requests find code that has not run yet; visitors meet that once a start.
  await Promise.all(
    Array.from({ length: 20 }, (_, index) => send(port, `warm-up-${index}`.padEnd(16, '-'), agent)),
  )
  const begun = performance.now()
  const results: Promise<{ sent: Sent; ms: number }>[] = []
  for (let index = 0; index < rate * seconds; index++) {
    const due = begun + (index * 1000) / rate
    await wait(Math.max(0, due - performance.now()))
    const late = performance.now() - due
    const key = `steady-${String(index).padStart(16, '0')}`
    results.push(send(port, key, agent).then(({ sent, ms }) => ({ sent, ms: ms + late })))
  }
  const all = await Promise.all(results)
  agent.destroy()
  child.kill('SIGTERM')
  await ended
  const times = all.map(({ ms }) => ms).sort((a, b) => a - b)
  const at = (share: number) =>
    times[Math.min(times.length - 1, Math.floor(times.length * share))] ?? 0
  const failed = all.filter(({ sent }) => sent !== 200).length
  return {
    row: {
      what: `server: ${rate} messages a second for ${seconds} s, p50 · p99 · failed`,
      measured: `${at(0.5).toFixed(1)} ms · ${at(0.99).toFixed(1)} ms · ${failed}`,
      budget: `p99 ≤ ${budget} ms · 0`,
      holds: at(0.99) <= budget && failed === 0,
    },
    raw: { p50: at(0.5), p90: at(0.9), p99: at(0.99), max: at(1), failed, sent: all.length },
  }
}
