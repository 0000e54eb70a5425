import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { withLock } from '../bootstrap/lock.mjs'
import { hiddenOf, readListed } from '../content/catalogue.ts'
import { root as checkout } from '../shared/command.ts'
import { say, seconds } from '../shared/say.ts'
import { stopOnSignals } from '../shared/stop.ts'
import { buildInputs, type Fingerprint, fingerprint } from './fingerprint.ts'
import { BuildError, buildSteps, type Step } from './steps.ts'

const draftPrefix = 'build-'

export interface BuildRequest {
  /** build even when nothing changed */
  always?: boolean
  /** that pages name; this one when left out */
  year?: number
  /** what is scheduled for later stays hidden; the present when left out */
  now?: Date
  /** folder of the sources, absolute */
  root?: string
  /** what a build does */
  steps?: typeof buildSteps
}

/**
 * Makes sure that dist/ holds the site as its sources stand.
 * @throws BuildError naming the step that failed; dist/ is then as it was before
 */
export async function ensureBuilt({
  always = false,
  now: time = new Date(),
  year = time.getFullYear(),
  root = checkout,
  steps = buildSteps,
}: BuildRequest = {}): Promise<void> {
  const dist = join(root, 'dist')
  const cache = join(root, '.cache')
  const draft = join(cache, `${draftPrefix}${process.pid}`)
  const release = stopOnSignals(() => rm(draft, { recursive: true, force: true }))
  const onWait = () => say('Waiting for another build to finish…')
  try {
    await withLock(join(cache, 'build.lock'), onWait, async () => {
      const stamp = await readStamp(dist)
      // Taken before the build: what changes while it runs makes the next one necessary.
      const hidden = [...hiddenOf(readListed(join(root, 'content')), time)].join(' ')
      const settings = { ...process.env, HIDDEN_DOCUMENTS: hidden }
      const now = await fingerprint(root, buildInputs, year, stamp?.files, settings)
      if (stamp?.hash === now.hash && !always) return say('Build is up to date.')
      if (!always) say(stamp ? 'Building (sources changed)…' : 'Building (first time)…')
      await removeDrafts(cache)
      await mkdir(draft, { recursive: true })
      await build(steps(draft, dist, year, time))
      await writeStamp(draft, now)
      await replaceFolder(draft, dist, join(cache, `${draftPrefix}old`))
    })
  } finally {
    await rm(draft, { recursive: true, force: true })
    release()
  }
}

/** Does the same, and ends this process with what went wrong. */
export async function ensureBuiltOrExit(request?: BuildRequest): Promise<void> {
  try {
    await ensureBuilt(request)
  } catch (error) {
    console.error(error instanceof BuildError ? `${error.output}\n${error.message}` : error)
    process.exit(1)
  }
}

async function build(steps: Step[]): Promise<void> {
  const started = performance.now()
  for (const { name, run } of steps) {
    const begun = performance.now()
    await run()
    say(`  ${name} ${seconds(performance.now() - begun)}`)
  }
  say(`Built in ${seconds(performance.now() - started)}.`)
}

/** Whoever holds the lock is alone: folders of earlier builds were left by a crash. */
async function removeDrafts(cache: string): Promise<void> {
  const names = await readdir(cache)
  const left = names.filter((name) => name.startsWith(draftPrefix))
  await Promise.all(left.map((name) => rm(join(cache, name), { recursive: true, force: true })))
}

/** Puts a folder in place of another by renaming: nobody sees half of it. */
async function replaceFolder(from: string, to: string, old: string): Promise<void> {
  await rename(to, old).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'ENOENT') throw error
  })
  await rename(from, to)
  await rm(old, { recursive: true, force: true })
}

/** The record, inside a finished build, of what it was built from. */
const stampName = '.built'

/** @returns null when there is no finished build */
async function readStamp(dist: string): Promise<Fingerprint | null> {
  try {
    await readFile(join(dist, 'client/index.html'))
    return JSON.parse(await readFile(join(dist, stampName), 'utf8')) as Fingerprint
  } catch {
    return null
  }
}

async function writeStamp(dist: string, built: Fingerprint): Promise<void> {
  await writeFile(join(dist, stampName), JSON.stringify(built))
}
