import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { expect, test } from 'vitest'
import { browserProcesses, takenBy } from './processes.ts'

test('memory and work of a process that descends from this one are counted, and nothing of one that has ended', {
  timeout: 20_000,
}, async () => {
  const work = `
    const held = Buffer.alloc(40e6, 1)
    for (let at = 0; process.cpuUsage().user < 2e5; ) for (const end = at + 1e7; at < end; ) at += 1
    console.log('ready')
    process.stdin.on('end', () => process.exit(held.length & 0)).resume()`
  const child = spawn(process.execPath, ['-e', work], { argv0: 'a-chromium' })
  await once(child.stdout, 'data')
  const pids = browserProcesses(/a-chromium$/)
  expect(pids).toEqual([child.pid])
  const taken = takenBy(pids)
  expect(taken.memory).toBeGreaterThan(40e6)
  expect(taken.processor).toBeGreaterThan(0.1)
  child.stdin.end()
  await once(child, 'exit')
  expect(takenBy(pids)).toEqual({ memory: 0, processor: 0 })
  expect(browserProcesses(/a-chromium$/)).toEqual([])
})
