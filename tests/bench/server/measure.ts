import { mkdtemp, rm } from 'node:fs/promises'
import { Agent, createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import autocannon from 'autocannon'
import sirv from 'sirv'
import type { ServerProcess } from '../../setup/server-process.ts'
import type { Bench } from '../options.ts'
import { medianRatio, type Row } from '../row.ts'
import { measureKills, type Sent, send, startUnlimited } from './kill.ts'

type Wanted = Pick<Bench, 'options' | 'root'>

/** How fast the server's pages are, beside sirv over plain node:http on the same files, in turn. */
export async function measureDelivery({ options, root }: Wanted): Promise<Row[]> {
  const ours = await startUnlimited(root)
  const serveFile = sirv(root, { brotli: true, gzip: true, etag: true })
  const rival = createServer((request, response) =>
    serveFile(request, response, () => {
      response.writeHead(404).end()
    }),
  )
  await new Promise<void>((resolve) => rival.listen(0, '127.0.0.1', () => resolve()))
  const ports = [ours.port, (rival.address() as AddressInfo).port] as const
  const rows: Row[] = []
  for (const path of ['/', '/property-tours']) {
    const [our, their]: [number[], number[]] = [[], []]
    // Both once unmeasured: what they read first is in the system's memory afterwards.
    for (const port of ports) await fire(port, path, 1)
    for (let round = 0; round < options.rounds; round++) {
      our.push(await fire(ports[0], path, options.isFull ? 5 : 2))
      their.push(await fire(ports[1], path, options.isFull ? 5 : 2))
    }
    const ratio = medianRatio(our, their)
    rows.push({
      what: `server: ${path} a second beside sirv, median of ${options.rounds} rounds`,
      measured: `${ratio.toFixed(2)}×`,
      budget: '≥ 0.9×',
      holds: ratio >= 0.9,
      blame: our.map((figure, round) => `${figure.toFixed(0)} : ${their[round]?.toFixed(0)}`),
    })
  }
  ours.child.kill('SIGTERM')
  await ours.ended
  rival.closeAllConnections()
  rival.close()
  return rows
}

/** @returns answers a second; throws where one was not a 200 in brotli */
async function fire(port: number, path: string, duration: number): Promise<number> {
  const url = `http://127.0.0.1:${port}${path}`
  const headers = { 'accept-encoding': 'gzip, deflate, br' }
  const { headers: sent } = await fetch(url, { headers })
  if (sent.get('content-encoding') !== 'br') throw new Error(`${url} is not sent in brotli`)
  const { requests, errors, non2xx } = await autocannon({ url, connections: 20, duration, headers })
  if (errors + non2xx > 0) throw new Error(`${url}: ${errors} errors, ${non2xx} refusals`)
  return requests.average
}

/** What the server does with messages while it is busy, and while it is told to end. */
export const measureMessages = async ({ options, root }: Wanted): Promise<Row[]> => [
  await measureSteady(root, options.isFull ? 60 : 5),
  await measureDrain(root, options.isFull ? 10_000 : 2_000),
]

/** What it holds when it is killed. */
export const measureKilling = async ({ options, root }: Wanted): Promise<Row[]> => [
  await measureKills(root, options.kills),
]

const rate = 50
/** A minute in which the machine stood still for others, this process too, says nothing of the server. */
const still = { late: 5, tries: 8 }

/**
 * Sends 50 messages a second, each at its time whether or not earlier ones are answered, so that a
 * pause of the server counts for all that wait through it. A failed message counts in every try.
 */
async function measureSteady(root: string, seconds: number): Promise<Row> {
  const failures: Sent[] = []
  let minute: Awaited<ReturnType<typeof sendSteadily>>
  let tries = 0
  do {
    minute = await sendSteadily(root, seconds)
    failures.push(...minute.filter(({ sent }) => sent !== 200).map(({ sent }) => sent))
    tries += 1
  } while (at(0.99, 'late') > still.late && tries < still.tries)
  /** @param share  of the messages, 0 to 1 */
  function at(share: number, figure: 'ms' | 'late'): number {
    const sorted = minute.map((each) => each[figure]).sort((a, b) => a - b)
    return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0
  }
  const [p50, p99, late] = [at(0.5, 'ms'), at(0.99, 'ms'), at(0.99, 'late')]
  return {
    what: `server: ${rate} messages a second for ${seconds} s, p50 · p99 (p99 of the idle sender) · failed`,
    measured: `${p50.toFixed(1)} ms · ${p99.toFixed(1)} ms (${late.toFixed(1)} ms) · ${failures.length}`,
    budget: 'p99 ≤ 50 ms · 0',
    holds: p99 <= 50 && failures.length === 0,
    blame: failures.map(String),
  }
}

/** Of each message: what came of it, ms from when it was due, and how late this process, which has next to nothing to do, began it. */
async function sendSteadily(root: string, seconds: number) {
  const { child, port, ended } = await startUnlimited(root)
  const agent = new Agent({ keepAlive: true })
  // The first requests find code that has not run yet; visitors meet that once a start.
  await Promise.all(Array.from({ length: 20 }, (_, at) => send(port, `warm-up-${at}`, { agent })))
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
  return all
}

/** Messages between two SIGTERMs. */
const share = 1_000

/**
 * Replaces one of two instances after the other with SIGTERM while 20 clients send `total` messages, behind a balancer that
 * sends to whoever says to be ready.
 */
async function measureDrain(root: string, total: number): Promise<Row> {
  const folder = await mkdtemp(join(tmpdir(), 'realia-bench-drain-'))
  // The delay is many times as long as the balancer takes to see it, on a busy machine too.
  const start = () => startUnlimited(root, { DATA_DIR: folder, DRAIN_DELAY: '2000' })
  const instances = [await start(), await start()]
  const ready = new Set(instances)
  let isOver = false
  // Each by itself: one that is slow to answer must not hide that the other has begun to drain.
  const balance = async (at: number) => {
    while (!isOver) {
      const asked = instances[at] as ServerProcess
      const isReady = await fetch(`http://127.0.0.1:${asked.port}/readyz`).then(
        ({ ok }) => ok,
        () => false,
      )
      if (isReady) ready.add(asked)
      else ready.delete(asked)
      await wait(50)
    }
  }
  const balancer = instances.map((_, at) => balance(at))
  let started = 0
  const counts = new Map<Sent, number>()
  const client = async () => {
    while (started < total) {
      started += 1
      const to = [...ready][started % ready.size]
      const key = `drain-${String(started).padStart(16, '0')}`
      const { sent } = to ? await send(to.port, key) : { sent: 'refused' as const }
      counts.set(sent, (counts.get(sent) ?? 0) + 1)
    }
  }
  const load = Array.from({ length: 20 }, client)
  const exits: unknown[] = []
  for (let next = share / 2; next < total; next += share) {
    while (started < next) await wait(5)
    const old = instances[exits.length % 2]
    old?.child.kill('SIGTERM')
    const replaced = exits.push((await old?.ended)?.[0])
    instances[(replaced - 1) % 2] = await start()
  }
  await Promise.all(load)
  isOver = true
  await Promise.all(balancer)
  for (const { child } of instances) child.kill('SIGTERM')
  await Promise.all(instances.map(({ ended }) => ended))
  await rm(folder, { recursive: true, force: true })
  const dropped = total - (counts.get(200) ?? 0)
  return {
    what: `server: SIGTERM under load, ${exits.length} times, dropped of ${total} messages`,
    measured: String(dropped),
    budget: '0',
    holds: dropped === 0 && exits.length > 0 && exits.every((code) => code === 0),
    blame: [...counts].map(([sent, count]) => `${sent}: ${count}`),
  }
}
