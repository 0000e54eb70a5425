import { type ChildProcess, spawn } from 'node:child_process'
import { join } from 'node:path'

export interface CommandResult {
  code: number
  /** what it printed, when it was kept back */
  output: string
}

export interface CommandOptions {
  env?: Record<string, string>
  /** keep its output back; otherwise it goes to the terminal as it comes */
  quiet?: boolean
}

const running = new Set<ChildProcess>()
const killAfter = 8_000
let stopping = false

/** The checkout, absolute. */
export const root: string = join(import.meta.dirname, '../..')

/**
 * Runs a program in the checkout, in a process group of its own so that all of it can be stopped.
 * @returns never resolves once `stopCommands` was called: nothing may start or carry on after that
 */
export function runCommand(
  file: string,
  args: string[],
  { env = {}, quiet = false }: CommandOptions = {},
): Promise<CommandResult> {
  if (stopping) return new Promise(() => {})
  const output = quiet ? 'pipe' : 'inherit'
  const child = spawn(file, args, {
    cwd: root,
    env: { ...process.env, ...env },
    detached: true,
    stdio: ['ignore', output, output],
  })
  running.add(child)
  let text = ''
  child.stdout?.on('data', (chunk) => {
    text += chunk
  })
  child.stderr?.on('data', (chunk) => {
    text += chunk
  })
  return new Promise((resolve) => {
    child.on('error', (error) => {
      running.delete(child)
      resolve({ code: 127, output: `${file} can’t run: ${error.message}` })
    })
    child.on('close', (code) => {
      running.delete(child)
      if (!stopping) resolve({ code: code ?? 1, output: text })
    })
  })
}

/** Runs a script of package.json on this Node. */
export function runScript(name: string, options?: CommandOptions): Promise<CommandResult> {
  return runCommand(process.execPath, ['--run', name], options)
}

/** Runs the command line of an installed package on this Node. */
export function runTool(
  path: string,
  args: string[],
  options?: CommandOptions,
): Promise<CommandResult> {
  return runCommand(process.execPath, [`${root}/node_modules/${path}`, ...args], options)
}

/** Asks every program under way to end, as Ctrl+C would, and resolves once all are gone. */
export async function stopCommands(): Promise<void> {
  stopping = true
  const children = [...running]
  const signal = (child: ChildProcess, name: NodeJS.Signals) => {
    try {
      if (child.pid !== undefined) process.kill(-child.pid, name)
    } catch {
      // Gone meanwhile.
    }
  }
  const timer = setTimeout(() => {
    for (const child of children) signal(child, 'SIGKILL')
  }, killAfter)
  await Promise.all(
    children.map((child) => {
      const gone = new Promise((resolve) => child.once('close', resolve))
      signal(child, 'SIGINT')
      return gone
    }),
  )
  clearTimeout(timer)
}
