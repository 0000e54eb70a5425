import { type ChildProcess, spawn } from 'node:child_process'
import { createInterface } from 'node:readline'

/** A program that reads a line, works and answers with a line. */
export interface LineWorker {
  /** @throws Error when the program fails or ends */
  ask(line: string): Promise<void>
  close(): void
}

/** @param answer  the line that means success; `failed` means failure, all other lines are kept for the message */
export function startWorker(program: string, args: readonly string[], answer: string): LineWorker {
  const child: ChildProcess = spawn(program, [...args], { stdio: ['pipe', 'pipe', 'pipe'] })
  let said: string[] = []
  let settle: ((error: Error | null) => void) | null = null
  const finish = (error: Error | null) => {
    settle?.(error)
    settle = null
  }
  const failed = (why: string) =>
    finish(new Error(`${program} ${why}\n${said.slice(-30).join('\n')}`))
  const hear = (line: string) => {
    if (line === answer) finish(null)
    else if (line === 'failed') failed('failed')
    else said.push(line)
  }
  if (child.stdout) createInterface(child.stdout).on('line', hear)
  if (child.stderr) createInterface(child.stderr).on('line', hear)
  child.on('exit', (code) => failed(`ended with ${code}`))
  child.on('error', ({ message }) => failed(message))
  return {
    ask: (line) =>
      new Promise<void>((resolve, reject) => {
        if (child.exitCode !== null) {
          reject(new Error(`${program} has ended`))
          return
        }
        said = []
        settle = (error) => (error ? reject(error) : resolve())
        child.stdin?.write(`${line}\n`)
      }),
    close: () => {
      child.stdin?.end()
      child.kill()
    },
  }
}
