import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { expect, it } from 'vitest'
import { entryOf } from '../../../tests/setup/entries.ts'
import { testFolder } from '../../../tests/setup/test-folder.ts'
import { openSqliteStore } from '../store/sqlite.ts'

const main = join(import.meta.dirname, 'main.ts')
const folder = testFolder()

async function inbox(args: string[], env: Record<string, string> = {}) {
  const options = { env: { ...process.env, DATABASE_URL: '', DATA_DIR: folder(), ...env } }
  try {
    return { ...(await promisify(execFile)(process.execPath, [main, ...args], options)), code: 0 }
  } catch (error) {
    return error as { stdout: string; stderr: string; code: number }
  }
}

it('prints nothing but JSON for scripts', async () => {
  const store = await openSqliteStore(folder())
  await store.saveMessage(entryOf('one'), { count: 1, window: 1000 })
  await store.close()
  const { stdout, stderr, code } = await inbox(['list', '--json'])
  expect({ stderr, code }).toEqual({ stderr: '', code: 0 })
  expect(JSON.parse(stdout)).toMatchObject([{ id: 1, name: 'Ana Ruiz' }])
})

const away = { DATABASE_URL: 'postgres://127.0.0.1:1/none' }

it.each([
  [['shout'], {}, "error: too many arguments for 'list'. Expected 0 arguments but got 1.\n"],
  [['list'], away, 'Couldn’t reach the messages: ECONNREFUSED\n'],
])('%j fails with a sentence', async (args, env, sentence) => {
  const { stdout, stderr, code } = await inbox(args, env)
  expect({ stdout, stderr, code }).toEqual({ stdout: '', stderr: sentence, code: 1 })
})

it('makes no database where there is none', async () => {
  const missing = join(folder(), 'mistyped')
  const { stderr, code } = await inbox(['list'], { DATA_DIR: missing })
  expect({ stderr, code }).toEqual({
    stderr: expect.stringContaining(`${join(missing, 'contact.sqlite')} doesn’t exist.`),
    code: 1,
  })
  expect(existsSync(missing)).toBe(false)
})
