import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import type { ServerProcess } from '../../setup/server-process.ts'
import type { Row } from '../row.ts'
import { type Sent, send, startUnlimited } from './send.ts'

const clients = 20
/** How often the balancer asks who is ready, milliseconds. */
const probing = 50
/** Messages between two SIGTERMs. */
const share = 1_000

/**
 * Replaces one of two instances after the other with SIGTERM while messages come in, behind a
 * balancer that sends to whoever says to be ready.
 * @param total  how many messages are sent
 */
export async function measureDrain(root: string, total: number): Promise<Row> {
  const folder = await mkdtemp(join(tmpdir(), 'realia-bench-drain-'))
  // The delay is many times as long as the balancer takes to see it, on a busy machine too.
  const start = () => startUnlimited(root, { DATA_DIR: folder, DRAIN_DELAY: '2000' })
  const instances: ServerProcess[] = [await start(), await start()]
  let ready = [...instances]
  let isOver = false
  const balancer = (async () => {
    while (!isOver) {
      const states = await Promise.all(
        instances.map(async (each) => ({ each, ok: await isReady(each) })),
      )
      ready = states.filter(({ ok }) => ok).map(({ each }) => each)
      await wait(probing)
    }
  })()

  let started = 0
  const counts = new Map<Sent, number>()
  const client = async () => {
    while (started < total) {
      started += 1
      const number = started
      const to = ready[number % ready.length]
      const key = `drain-${String(number).padStart(16, '0')}`
      const { sent } = to ? await send(to.port, key) : { sent: 'refused' as const }
      counts.set(sent, (counts.get(sent) ?? 0) + 1)
    }
  }
  const load = Array.from({ length: clients }, client)
  let replaced = 0
  const exits: unknown[] = []
  for (let next = share / 2; next < total; next += share) {
    while (started < next) await wait(5)
    const old = instances[replaced % 2]
    if (!old) break
    old.child.kill('SIGTERM')
    exits.push((await old.ended)[0])
    instances[replaced % 2] = await start()
    replaced += 1
  }
  await Promise.all(load)
  isOver = true
  await balancer
  for (const { child } of instances) child.kill('SIGTERM')
  await Promise.all(instances.map(({ ended }) => ended))
  await rm(folder, { recursive: true, force: true })
  const answered = counts.get(200) ?? 0
  return {
    what: `server: SIGTERM under load, ${replaced} times, dropped of ${total} messages`,
    measured: String(total - answered),
    budget: '0',
    holds: answered === total && replaced > 0 && exits.every((code) => code === 0),
    blame: [...counts].map(([sent, count]) => `${sent}: ${count}`),
  }
}

async function isReady({ port }: ServerProcess): Promise<boolean> {
  try {
    return (await fetch(`http://127.0.0.1:${port}/readyz`)).ok
  } catch {
    return false
  }
}
