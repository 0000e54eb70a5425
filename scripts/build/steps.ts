import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { type CommandResult, root, runCommand, runScript, runTool } from '../shared/command.ts'
import { compressFolder } from './compress.ts'
import { addIntegrity } from './integrity.ts'

export interface Step {
  name: string
  /** @throws BuildError when the step failed */
  run: () => Promise<void>
}

/** A step that failed, with what it printed. */
export class BuildError extends Error {
  readonly step: string
  readonly output: string
  constructor(step: string, output: string) {
    super(`The build failed at step “${step}.” See its output above.`)
    this.step = step
    this.output = output
  }
}

const vite = 'vite/bin/vite.js'
const production = { NODE_ENV: 'production' }

/**
 * The steps of a build, in order.
 * @param out  folder for the result, absolute
 * @param previous  an earlier build, whose compressed files are taken over where nothing changed
 * @param year  that pages name
 * @param now  what is scheduled for later stays hidden
 */
export function buildSteps(out: string, previous: string, year: number, now: Date): Step[] {
  const client = join(out, 'client')
  // Every step sees the same documents, however long the build takes.
  const env = { CONTENT_TIME: now.toISOString() }
  const quiet = { quiet: true, env }
  const quietly = { quiet: true, env: { ...env, ...production } }
  return [
    program('content check', () => runScript('content:check', quiet)),
    program('content', compileContent, saysProblem),
    program('client', () =>
      runTool(vite, ['build', '--logLevel', 'warn', '--outDir', client, '--emptyOutDir'], quietly),
    ),
    program('service worker', () =>
      runTool(
        vite,
        ['build', '--logLevel', 'warn', '--config', 'vite.service-worker.config.ts'].concat(
          '--outDir',
          client,
        ),
        quietly,
      ),
    ),
    program('prerenderer', () =>
      runTool(
        vite,
        ['build', '--logLevel', 'warn', '--ssr', 'src/prerender.tsx'].concat(
          '--outDir',
          join(out, 'ssr'),
          '--emptyOutDir',
        ),
        quietly,
      ),
    ),
    program('prerender', () =>
      runCommand(
        process.execPath,
        [join(import.meta.dirname, 'prerender.ts'), out, String(year)],
        quietly,
      ),
    ),
    { name: 'integrity', run: () => addIntegrity(client) },
    { name: 'compress', run: () => compressFolder(client, join(previous, 'client')) },
  ]
}

/** From nothing: contentlayer leaves behind what was compiled from documents that are gone. */
async function compileContent(): Promise<CommandResult> {
  await rm(join(root, '.contentlayer/generated'), { recursive: true, force: true })
  return runScript('content:build', { quiet: true })
}

/** contentlayer ends with 0 whatever went wrong. */
function saysProblem(output: string): boolean {
  return /error|found \d+ problem/i.test(output)
}

function program(
  name: string,
  start: () => Promise<CommandResult>,
  fails: (output: string) => boolean = () => false,
): Step {
  return {
    name,
    run: async () => {
      const { code, output } = await start()
      if (code !== 0 || fails(output)) throw new BuildError(name, output)
    },
  }
}
