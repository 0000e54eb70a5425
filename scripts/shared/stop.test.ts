import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { afterEach, beforeEach, expect, it } from 'vitest'
import {
  endOf,
  isAlive,
  makeProcessTree,
  type ProcessTree,
} from '../../tests/setup/process-tree.ts'

const url = (file: string) => JSON.stringify(pathToFileURL(join(import.meta.dirname, file)).href)
let tree: ProcessTree

beforeEach(async () => {
  tree = await makeProcessTree({
    'program.mjs': `
      import { writeFileSync } from 'node:fs'
      import { setTimeout as sleep } from 'node:timers/promises'
      import { runCommand } from ${url('command.ts')}
      import { stopOnSignals } from ${url('stop.ts')}
      const folder = process.cwd()
      const release = stopOnSignals(async () => {
        await sleep(50)
        writeFileSync(folder + '/cleaned', '')
      })
      if (process.env.RELEASE) release()
      await runCommand(process.execPath, [folder + '/tool.mjs', folder])
      writeFileSync(folder + '/carried-on', '')
    `,
    'tool.mjs': `
      import { writeFileSync } from 'node:fs'
      setInterval(() => {}, 1000)
      writeFileSync(process.argv[2] + '/tool.pid', String(process.pid))
    `,
    'launcher.mjs': `
      import { spawn } from 'node:child_process'
      spawn(process.execPath, ['program.mjs'], { stdio: ['ignore', 'ignore', 'ignore', 'ipc'] })
    `,
  })
})
afterEach(() => tree.remove())

const exists = (file: string) =>
  readFile(join(tree.folder, file)).then(
    () => true,
    () => false,
  )

it.each([
  ['SIGTERM', 143],
  ['SIGINT', 130],
  ['SIGHUP', 129],
] as const)('%s ends the tool, cleans up and exits with %i', async (signal, code) => {
  const program = tree.start(process.execPath, ['program.mjs'])
  const tool = await tree.pidIn('tool.pid')
  program.kill(signal)
  expect(await endOf(program)).toEqual([code, null])
  expect(isAlive(tool)).toBe(false)
  expect(await exists('cleaned')).toBe(true)
  expect(await exists('carried-on')).toBe(false)
})

it('stops when whoever started it is killed', async () => {
  const launcher = tree.start(process.execPath, ['launcher.mjs'])
  const tool = await tree.pidIn('tool.pid')
  launcher.kill('SIGKILL')
  await expect.poll(() => isAlive(tool), { timeout: 4000 }).toBe(false)
  await expect.poll(() => exists('cleaned')).toBe(true)
})

it('watches no more once released', async () => {
  const program = tree.start(process.execPath, ['program.mjs'], { RELEASE: 'yes' })
  await tree.pidIn('tool.pid')
  program.kill('SIGTERM')
  expect(await endOf(program)).toEqual([null, 'SIGTERM'])
  expect(await exists('cleaned')).toBe(false)
})
