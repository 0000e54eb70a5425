import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { cp, mkdir, mkdtemp, readdir, rm, symlink } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { freePort } from './free-port.ts'

export type DevSite = Awaited<ReturnType<typeof startDevSite>>

const checkout = resolve(import.meta.dirname, '../..')
const copied = ['src', 'scripts', 'studio', 'content', 'index.html', '.gitignore', '.contentlayer']
const configs = ['biome.json', 'tsconfig.json', 'vite.config.ts', 'contentlayer.config.ts']

/** The development server upon a copy of the checkout, so that whatever is written is not written here. */
export async function startDevSite() {
  const root = await mkdtemp(join(tmpdir(), 'realia-dev-'))
  for (const name of [...copied, 'package.json', ...configs]) {
    const source = join(checkout, name)
    if (existsSync(source)) await cp(source, join(root, name), { recursive: true })
  }
  await symlink(join(checkout, 'public'), join(root, 'public'))
  // A folder of its own, since vite keeps what it has prepared in it.
  await mkdir(join(root, 'node_modules'))
  for (const name of await readdir(join(checkout, 'node_modules'))) {
    if (!name.startsWith('.')) {
      await symlink(join(checkout, 'node_modules', name), join(root, 'node_modules', name))
    }
  }
  const run = (program: string, args: string[]) =>
    spawnSync(program, args, { cwd: root, encoding: 'utf8' })
  /** Runs git in the copy. @returns what it printed, without the line end */
  const git = (...args: string[]) => run('git', args).stdout.trimEnd()
  git('init', '--quiet')
  git('add', 'content')
  const author = ['-c', 'user.name=Test', '-c', 'user.email=test@realia.example']
  git(...author, 'commit', '--quiet', '--message', 'Begin')

  const port = await freePort()
  const child = spawn(process.execPath, ['scripts/dev.ts'], {
    cwd: root,
    env: { ...process.env, PORT: String(port) },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  await untilServing(child)
  return {
    root,
    origin: `http://localhost:${port}`,
    git,
    /** What `npm run content:check` says of the copy. */
    check: () => {
      const { stdout, stderr } = run(process.execPath, ['scripts/content/check.ts'])
      return stdout + stderr
    },
    stop: async () => {
      const gone = child.exitCode === null ? once(child, 'close') : undefined
      child.kill('SIGTERM')
      await gone
      await rm(root, { recursive: true, force: true })
    },
  }
}

/** @throws Error with what it printed, when it ends instead */
function untilServing(child: ChildProcess): Promise<void> {
  let printed = ''
  return new Promise((done, fail) => {
    const read = (chunk: Buffer) => {
      printed += chunk
      if (printed.includes('/studio')) done()
    }
    child.stdout?.on('data', read)
    child.stderr?.on('data', read)
    child.on('close', () => fail(new Error(`The development server ended:\n${printed}`)))
  })
}
