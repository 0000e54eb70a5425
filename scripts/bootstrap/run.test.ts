import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { pathToFileURL } from 'node:url'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import {
  endOf,
  isAlive,
  makeProcessTree,
  type ProcessTree,
} from '../../tests/setup/process-tree.ts'

const checkout = join(import.meta.dirname, '../..')
const run = JSON.stringify(pathToFileURL(join(import.meta.dirname, 'run.mjs')).href)
const signals = ['SIGTERM', 'SIGINT', 'SIGHUP', 'SIGKILL'] as const
const patient = 20_000

const sleeper = (file: string, more = '') => `
  import { writeFileSync } from 'node:fs'
  ${more}
  setInterval(() => {}, 1000)
  writeFileSync('${file}', String(process.pid))
`
const inPlace = `
  import { runInPlace } from ${run}
  process.exitCode = await runInPlace(process.execPath, ['server.mjs'], process.cwd())
`

let tree: ProcessTree
const isDead = (pid: number) => expect.poll(() => isAlive(pid), { timeout: 5000 }).toBe(false)

beforeEach(async () => {
  const { scripts } = JSON.parse(await readFile(join(checkout, 'package.json'), 'utf8'))
  tree = await makeProcessTree({
    'package.json': JSON.stringify({ scripts }),
    'server.mjs': sleeper(
      'server.pid',
      `process.on('disconnect', () => process.exit(0)); process.on('SIGTERM', () => process.exit(7))`,
    ),
    'scripts/run.mjs': `
      import { writeFileSync } from 'node:fs'
      writeFileSync('arguments.json', JSON.stringify(process.argv.slice(2)))
      if (process.argv[2] === 'test') process.exit()
      ${inPlace.trim()}
    `,
    'quietly.mjs': `
      import { runQuietly } from ${run}
      await runQuietly(process.execPath, ['npm.mjs'], process.cwd(), process.env)
    `,
    'npm.mjs': `
      import { spawn } from 'node:child_process'
      spawn(process.execPath, ['stubborn.mjs'])
      process.on('SIGTERM', () => process.exit(1))
      setInterval(() => {}, 1000)
    `,
    'stubborn.mjs': sleeper('stubborn.pid', `process.on('SIGTERM', () => {})`),
  })
})
afterEach(() => tree.remove())

describe('what npm runs', () => {
  it('outlives the shell that started npm', { timeout: patient }, async () => {
    const shell = tree.start('sh', ['-c', 'npm start & echo $! > npm.pid; sleep 2'])
    await tree.pidIn('npm.pid')
    const server = await tree.pidIn('server.pid')
    await endOf(shell)
    await sleep(1000)
    expect(isAlive(server)).toBe(true)
  })

  // They take the place of npm's shell, which passes no SIGINT on.
  const cases = ['start', 'dev', 'build'].flatMap((script) =>
    signals.map((signal) => [script, signal] as const),
  )
  it.each(cases)('%s ends after %s to npm', { timeout: patient }, async (script, signal) => {
    const npm = tree.start('npm', ['run', script])
    const server = await tree.pidIn('server.pid')
    npm.kill(signal)
    await isDead(server)
    await endOf(npm)
  })

  it('gets the words after --', { timeout: patient }, async () => {
    await endOf(tree.start('npm', ['test', '--', 'tour', '--only=unit']))
    expect(JSON.parse(await readFile(join(tree.folder, 'arguments.json'), 'utf8'))).toEqual([
      ...['test', 'tour', '--only=unit'],
    ])
  })
})

describe('runInPlace', () => {
  it('hands a signal on and ends with the code of the command', async () => {
    const parent = tree.start(process.execPath, ['scripts/run.mjs'])
    await tree.pidIn('server.pid')
    parent.kill('SIGTERM')
    expect(await endOf(parent)).toEqual([7, null])
  })

  it('lets the command know by the closed channel when killed', async () => {
    const parent = tree.start(process.execPath, ['scripts/run.mjs'])
    const server = await tree.pidIn('server.pid')
    parent.kill('SIGKILL')
    await isDead(server)
  })
})

it('runQuietly ends all that npm started, even what does not want to, and then itself', {
  timeout: patient,
}, async () => {
  const parent = tree.start(process.execPath, ['quietly.mjs'])
  const stubborn = await tree.pidIn('stubborn.pid')
  parent.kill('SIGTERM')
  expect(await endOf(parent)).toEqual([143, null])
  await isDead(stubborn)
})
