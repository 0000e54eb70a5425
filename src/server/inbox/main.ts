import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { readStoreLocation } from '../contact/settings.ts'
import { errorReason } from '../log.ts'
import { SettingError } from '../settings.ts'
import { openStore } from '../store/open.ts'
import { sqliteFile } from '../store/sqlite.ts'
import type { Store } from '../store/store.ts'
import { runInbox } from './commands.ts'

/** Width when there is no terminal. */
const usualWidth = 160

let store: Store | undefined
try {
  const width = process.stdout.columns || usualWidth
  const getStore = async () => (store = await openExistingStore())
  try {
    const asked = process.argv.slice(2)
    const { text, done } = await runInbox(asked, { getStore, now: Date.now(), width })
    if (done) console.log(text)
    else console.error(text)
    process.exitCode = done ? 0 : 1
  } finally {
    await store?.close()
  }
} catch (error) {
  console.error(
    error instanceof SettingError
      ? error.message
      : `Couldn’t reach the messages: ${errorReason(error)}`,
  )
  process.exitCode = 1
}

/** @throws SettingError where there is no database: a mistyped folder must not create an empty one */
async function openExistingStore(): Promise<Store> {
  const place = readStoreLocation(process.env)
  const file = join(place.folder, sqliteFile)
  if (!place.databaseUrl && !existsSync(file)) {
    throw new SettingError(
      `${file} doesn’t exist. Either no message has been stored there yet, or DATA_DIR or DATABASE_URL points somewhere else.`,
    )
  }
  return openStore(place)
}
