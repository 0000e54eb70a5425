import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { FileVersion } from '../../contract.ts'
import type { Form } from '../../model/form.ts'
import { keepMine, makeAgain, reload } from './conflict.ts'
import { openFile } from './open.ts'
import { getStudio, setFile, setStudio } from './store.ts'

const file = 'pages/one.json'
const disk = (data: unknown): FileVersion => ({
  version: 'a',
  data,
  problems: [],
  stale: [],
  state: 'done',
})
const open = () => getStudio().opened[file]?.files.es

/** A file that was opened, typed in, and written by somebody else meanwhile. */
function mergeVersions(saved: unknown, typed: unknown, written: unknown): void {
  const es = openFile(disk(saved))
  const form: Form = { kind: 'group', fields: [] }
  const document = { file, kind: 'Page', form, page: '/', hasBody: false, isNew: false }
  setStudio(() => ({
    opened: { [file]: { ...document, files: { es } } },
    notice: null,
    place: { file, locale: 'es', view: 'fields' },
  }))
  setFile(file, 'es', () => ({
    draft: { data: typed, body: undefined },
    conflict: written === null ? null : { ...disk(written), version: 'b' },
  }))
}
beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  setStudio(() => ({ opened: {}, notice: null }))
})

test('what was typed in an entry goes to that entry, wherever it stands by now', () => {
  mergeVersions(
    { points: ['one', 'two'] },
    { points: ['one', 'typed'] },
    { points: ['theirs', 'one', 'two'] },
  )
  keepMine(file, 'es')
  expect(open()).toMatchObject({
    version: 'b',
    saved: { data: { points: ['theirs', 'one', 'two'] } },
    draft: { data: { points: ['theirs', 'one', 'typed'] } },
    conflict: undefined,
  })
})

test('an entry that somebody else has changed too is not written over', () => {
  mergeVersions(
    { points: ['one', 'two'] },
    { points: ['typed', 'two'] },
    { points: ['theirs', 'two'] },
  )
  keepMine(file, 'es')
  expect(open()).toMatchObject({ version: 'a', draft: { data: { points: ['typed', 'two'] } } })
  expect(open()?.conflict?.version).toBe('b')
  expect(getStudio().notice).toMatchObject({
    tone: 'alert',
    text: expect.stringContaining('changed on disk and here'),
  })
})

test('the file as it is on disk, with nothing typed', () => {
  mergeVersions({ title: 'One' }, { title: 'Typed' }, { title: 'Theirs' })
  reload(file, 'es')
  expect(open()).toMatchObject({ version: 'b', draft: { data: { title: 'Theirs' } } })
  expect(open()?.conflict).toBeUndefined()
  expect(open()?.draft).toBe(open()?.saved)
})

test('a file that is gone is made again with what was typed', async () => {
  mergeVersions({ title: 'One' }, { title: 'Typed' }, null)
  const asked: unknown[] = []
  vi.stubGlobal('fetch', async (_path: string, { body }: RequestInit = {}) => {
    if (typeof body === 'string') asked.push(JSON.parse(body))
    return Response.json({ result: 'saved', version: disk({ title: 'Typed' }) })
  })
  await makeAgain(file, 'es')
  expect(asked).toEqual([{ path: `es/${file}`, version: null, data: { title: 'Typed' } }])
  expect(open()).toMatchObject({ version: 'a', saved: { data: { title: 'Typed' } } })
  expect(open()?.conflict).toBeUndefined()
})
