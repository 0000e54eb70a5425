import { spawnSync } from 'node:child_process'

/** Runs a program and shows what it says only when it fails. @throws Error with the end of its output */
export function runTool(program: string, args: string[]): void {
  const { status, stdout, stderr, error } = spawnSync(program, args, {
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
  })
  if (error) throw error
  if (status !== 0 || /^Traceback/m.test(stderr + stdout)) {
    const end = (stdout + stderr).split('\n').slice(-25).join('\n')
    throw new Error(`${program} ${args.join(' ')} failed (${status}):\n${end}`)
  }
}

/**
 * Runs a Blender script with its own arguments.
 * @param threads  with one, Blender adds numbers up in the same order each time, and a rebuild is the same to the bit
 */
export function runBlender(script: string, args: string[], threads = 2): void {
  const settings = ['-b', '--factory-startup', '-t', String(threads), '-P', script]
  runTool('blender', [...settings, '--', ...args])
}
