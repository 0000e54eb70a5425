import { constants } from 'node:os'
import { stopCommands } from './command.ts'

/**
 * On SIGTERM, SIGINT or SIGHUP, or when the process that started this one is gone: ends the
 * programs under way, lets `cleanUp` run, and exits with 128 plus the signal's number.
 * @returns a function that takes the watch off again
 */
export function stopOnSignals(cleanUp: () => Promise<void> = async () => {}): () => void {
  let stopping = false
  const stop = async (signal: NodeJS.Signals) => {
    if (stopping) return
    stopping = true
    await stopCommands()
    await cleanUp()
    process.exit(128 + constants.signals[signal])
  }
  const onDisconnect = () => stop('SIGTERM')
  const signals = ['SIGTERM', 'SIGINT', 'SIGHUP'] as const
  for (const signal of signals) process.on(signal, stop)
  process.on('disconnect', onDisconnect)
  return () => {
    for (const signal of signals) process.off(signal, stop)
    process.off('disconnect', onDisconnect)
  }
}
