import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'

export type ProcessTree = Awaited<ReturnType<typeof makeProcessTree>>

/**
 * A temporary folder of programs that start one another, for tests of what happens to them.
 * @param files  by path below the folder
 */
export async function makeProcessTree(files: Record<string, string>) {
  const folder = await mkdtemp(join(tmpdir(), 'realia-processes-'))
  const pids = new Set<number>()
  for (const [path, content] of Object.entries(files)) {
    await mkdir(dirname(join(folder, path)), { recursive: true })
    await writeFile(join(folder, path), content)
  }
  /** The process number that a program wrote into a file; waits for it. */
  const pidIn = async (file: string) => {
    for (;;) {
      const pid = Number(await readFile(join(folder, file), 'utf8').catch(() => ''))
      if (pid > 0) {
        pids.add(pid)
        return pid
      }
      await new Promise((resolve) => setTimeout(resolve, 20))
    }
  }
  return {
    folder,
    /** Starts a program there; what it prints is thrown away. */
    start: (file: string, args: string[], more: Record<string, string> = {}): ChildProcess => {
      const env = { ...process.env, ...more }
      const child = spawn(file, args, { cwd: folder, env, stdio: 'ignore' })
      if (child.pid !== undefined) pids.add(child.pid)
      return child
    },
    pidIn,
    /** Ends every process whose number was read, and removes the folder. */
    remove: async () => {
      for (const pid of pids) if (isAlive(pid)) process.kill(pid, 'SIGKILL')
      await rm(folder, { recursive: true, force: true })
    },
  }
}

export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch {
    return false
  }
}

/** Resolves with exit code and signal. */
export async function endOf(
  child: ChildProcess,
): Promise<[code: number | null, signal: NodeJS.Signals | null]> {
  if (child.exitCode !== null || child.signalCode !== null) {
    return [child.exitCode, child.signalCode]
  }
  const [code, signal] = await once(child, 'exit')
  return [code, signal]
}
