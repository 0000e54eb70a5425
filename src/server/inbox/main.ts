import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { readStoreLocation } from '../contact/settings.ts'
import { errorReason } from '../log.ts'
import { SettingError } from '../settings.ts'
import { openStore } from '../store/open.ts'
import { sqliteFile } from '../store/sqlite.ts'
import { CommandError, help, readCommand } from './command.ts'
import { runCommand } from './run.ts'

/** Width when there is no terminal. */
const usualWidth = 160

try {
  process.exitCode = (await inbox(process.argv.slice(2))) ? 0 : 1
} catch (error) {
  const isExpected = error instanceof CommandError || error instanceof SettingError
  console.error(
    isExpected ? error.message : `The messages cannot be reached: ${errorReason(error)}`,
  )
  process.exitCode = 1
}

/** @returns whether the command succeeded */
async function inbox(args: string[]): Promise<boolean> {
  const command = readCommand(args)
  if (command.name === 'help') {
    console.log(help)
    return true
  }
  const place = readStoreLocation(process.env)
  const file = join(place.folder, sqliteFile)
  // A mistyped folder must not create an empty database.
  if (!place.databaseUrl && !existsSync(file)) {
    throw new CommandError(
      `There is no ${file}. No message has been kept there yet, or DATA_DIR or DATABASE_URL says another place.`,
    )
  }
  const store = await openStore(place)
  try {
    const width = process.stdout.columns || usualWidth
    const { text, done } = await runCommand(command, store, { now: Date.now(), width })
    if (done) console.log(text)
    else console.error(text)
    return done
  } finally {
    await store.close()
  }
}
