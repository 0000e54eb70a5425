import { spawn } from 'node:child_process'
import { constants } from 'node:os'

const signals = ['SIGTERM', 'SIGINT', 'SIGHUP']
const timeoutMs = 3_000

/**
 * Runs a command with its output kept back, for when it fails.
 * A signal to this process goes on to the command, and then ends this process too.
 * @returns {Promise<{ code: number, output: string }>}
 */
export function runQuietly(command, args, cwd, env) {
  const windows = process.platform === 'win32'
  const child = spawn(command, args, {
    cwd,
    env,
    shell: windows,
    // A group of its own, so that a signal reaches what npm starts in turn.
    detached: !windows,
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let output = ''
  const collect = (chunk) => {
    output += chunk
  }
  child.stdout.on('data', collect)
  child.stderr.on('data', collect)
  let stoppedBy = null
  const send = (name) => {
    try {
      process.kill(windows ? child.pid : -child.pid, name)
    } catch {
      // Gone meanwhile.
    }
  }
  const release = onSignals((signal) => {
    if (stoppedBy) return
    stoppedBy = signal
    send(signal)
    // npm first undoes what it did, which may take minutes for what is thrown away anyhow.
    setTimeout(send, timeoutMs, 'SIGKILL')
  })
  return new Promise((resolve, reject) => {
    child.on('error', (error) => {
      release()
      const hint = `“${command}” can’t run (${error.code}). Is npm installed?`
      reject(error.code === 'ENOENT' ? new Error(hint) : error)
    })
    child.on('close', (code) => {
      release()
      if (stoppedBy) {
        // npm may be gone before what it started.
        send('SIGKILL')
        process.exit(exitCodeOf(null, stoppedBy))
      }
      resolve({ code: code ?? 1, output })
    })
  })
}

/**
 * Runs the real command on the pinned Node in place of this process: same terminal, same signals,
 * same exit code. Should this process be killed, the closed channel tells the child to stop.
 * @returns {Promise<number>} exit code
 */
export function runInPlace(node, args, cwd) {
  const child = spawn(node, args, { cwd, stdio: ['inherit', 'inherit', 'inherit', 'ipc'] })
  const release = onSignals((signal) => child.kill(signal))
  return new Promise((resolve, reject) => {
    child.on('error', (error) => {
      release()
      reject(new Error(`The pinned version of Node can’t run on this machine: ${error.message}`))
    })
    child.on('exit', (code, signal) => {
      release()
      resolve(exitCodeOf(code, signal))
    })
  })
}

/**
 * Calls back once when npm, whose shell the scripts of package.json replace by `exec`, is gone: killed outright,
 * it takes nothing with it. Without npm nobody is watched: a program may outlive the shell that started it.
 */
function whenOrphaned(onOrphaned) {
  if (!process.env.npm_lifecycle_event) return () => {}
  const parent = process.ppid
  const timer = setInterval(() => {
    if (process.ppid === parent) return
    clearInterval(timer)
    onOrphaned()
  }, 200)
  timer.unref()
  return () => clearInterval(timer)
}

function exitCodeOf(code, signal) {
  return code ?? 128 + (constants.signals[signal] ?? 0)
}

function onSignals(handle) {
  const handlers = signals.map((signal) => [signal, () => handle(signal)])
  for (const [signal, handler] of handlers) process.on(signal, handler)
  const stopWatching = whenOrphaned(() => handle('SIGTERM'))
  return () => {
    stopWatching()
    for (const [signal, handler] of handlers) process.off(signal, handler)
  }
}
