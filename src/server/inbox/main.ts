import { readStorePlace } from '../contact/settings.ts'
import { reasonOf } from '../log.ts'
import { SettingError } from '../settings.ts'
import { openStore } from '../store/open.ts'
import { CommandError, help, readCommand } from './command.ts'
import { run } from './run.ts'

/** Where no terminal says how wide it is. */
const usualWidth = 160

try {
  process.exitCode = (await inbox(process.argv.slice(2))) ? 0 : 1
} catch (error) {
  const isExpected = error instanceof CommandError || error instanceof SettingError
  console.error(isExpected ? error.message : `The messages cannot be reached: ${reasonOf(error)}`)
  process.exitCode = 1
}

/** @returns whether all that was asked for was done */
async function inbox(args: string[]): Promise<boolean> {
  const command = readCommand(args)
  if (command.name === 'help') {
    console.log(help)
    return true
  }
  const store = await openStore(readStorePlace(process.env))
  try {
    const width = process.stdout.columns || usualWidth
    const { text, done } = await run(command, store, { now: Date.now(), width })
    if (done) console.log(text)
    else console.error(text)
    return done
  } finally {
    await store.close()
  }
}
