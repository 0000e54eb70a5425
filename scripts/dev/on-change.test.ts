import { EventEmitter } from 'node:events'
import { mkdir, mkdtemp, realpath, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createServer } from 'vite'
import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import { onChangeBelow } from './on-change.ts'

const content = join('/site', 'content')
const page = join(content, 'en', 'tour.mdx')

describe('of changes', () => {
  beforeEach(() => void vi.useFakeTimers())
  afterEach(() => void vi.useRealTimers())

  it('works once for a burst, and for nothing elsewhere', async () => {
    const watcher = new EventEmitter()
    const work = vi.fn(async () => {})
    onChangeBelow(content, watcher, work, 150)
    watcher.emit('all', 'add', join('/site', 'elsewhere.txt'))
    watcher.emit('all', 'add', join('/site', 'content-old', 'tour.mdx'))
    await vi.advanceTimersByTimeAsync(400)
    expect(work).not.toHaveBeenCalled()

    for (const what of ['add', 'change', 'unlink']) {
      watcher.emit('all', what, page)
      await vi.advanceTimersByTimeAsync(149)
    }
    expect(work).not.toHaveBeenCalled()
    await vi.advanceTimersByTimeAsync(1000)
    expect(work).toHaveBeenCalledOnce()
  })

  it('waits for the work under way, then does it again', async () => {
    const watcher = new EventEmitter()
    const ends: (() => void)[] = []
    const work = vi.fn(() => new Promise<void>((resolve) => ends.push(resolve)))
    onChangeBelow(content, watcher, work, 50)
    watcher.emit('all', 'change', page)
    await vi.advanceTimersByTimeAsync(50)
    watcher.emit('all', 'change', page)
    await vi.advanceTimersByTimeAsync(500)
    expect(work).toHaveBeenCalledTimes(1)
    ends[0]?.()
    await vi.advanceTimersByTimeAsync(0)
    expect(work).toHaveBeenCalledTimes(2)
  })
})

it('hears of files in new folders from the watcher of a vite server', async () => {
  const root = await realpath(await mkdtemp(join(tmpdir(), 'realia-dev-')))
  const folder = join(root, 'content')
  await mkdir(folder)
  const server = await createServer({
    root,
    configFile: false,
    logLevel: 'silent',
    appType: 'custom',
    server: { middlewareMode: true, ws: false },
    optimizeDeps: { noDiscovery: true },
  })
  onTestFinished(async () => {
    await server.close()
    await rm(root, { recursive: true })
  })
  const work = vi.fn(async () => {})
  onChangeBelow(folder, server.watcher, work, 20)
  await mkdir(join(folder, 'es'))
  // Written again and again: what changes in the moment of the watcher's first look is missed.
  let count = 0
  await expect
    .poll(
      async () => {
        count += 1
        await writeFile(join(folder, 'es', `tour-${count}.mdx`), 'uno')
        return work.mock.calls.length
      },
      { timeout: 8000, interval: 200 },
    )
    .toBeGreaterThan(0)
})
