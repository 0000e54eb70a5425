import { expect, test } from 'vitest'
import { readEntries } from './dropped-files.ts'

type Fake = { name: string; fullPath: string; isFile: boolean; isDirectory: boolean }

const file = (fullPath: string, broken = false) => {
  const name = fullPath.slice(fullPath.lastIndexOf('/') + 1)
  return {
    ...{ name, fullPath, isFile: true, isDirectory: false },
    file: (resolve: (file: File) => void, reject: (error: Error) => void) =>
      broken ? reject(new DOMException('Gone', 'NotFoundError')) : resolve(new File([name], name)),
  }
}

/** A folder that hands out a hundred entries at a time, as browsers do; or that cannot be listed. */
const folder = (fullPath: string, entries: Fake[], broken = false) => ({
  ...{ name: fullPath.slice(fullPath.lastIndexOf('/') + 1), fullPath },
  ...{ isFile: false, isDirectory: true },
  createReader() {
    let at = 0
    return {
      readEntries(resolve: (some: Fake[]) => void, reject: (error: Error) => void) {
        if (broken) return reject(new DOMException('Denied', 'NotReadableError'))
        resolve(entries.slice(at, at + 100))
        at += 100
      },
    }
  },
})

const dropped = (entries: Fake[]) => readEntries(entries as unknown as FileSystemEntry[])

test('a folder of more entries than are handed out at once, and the folders in it', async () => {
  const many = Array.from({ length: 250 }, (_, index) => file(`/home/up/${index + 1}.jpg`))
  const { first, all } = dropped([folder('/home', [folder('/home/up', many), file('/home/z.jpg')])])
  expect((await first)?.name).toBe('z.jpg')
  const { files, unreadable } = await all
  expect(files).toHaveLength(251)
  // One object, however often it is asked for.
  expect(files[0]?.file).toBe(await first)
  expect(files.slice(0, 3).map(({ path }) => path)).toEqual([
    ...['home/z.jpg', 'home/up/1.jpg', 'home/up/2.jpg'],
  ])
  expect(unreadable).toEqual([])
})

test('the first is a room: no plan, no text, nothing hidden', async () => {
  const names = ['.a.jpg', 'a.txt', 'b.vtt', 'plan.jpg', 'room.jpg', 's.jpg']
  const inside = names.map((name) => file(`/t/${name}`))
  const { first, all } = dropped([folder('/t', inside)])
  expect((await first)?.name).toBe('room.jpg')
  expect((await all).files.map(({ path }) => path)).not.toContain('t/.a.jpg')
})

test('what cannot be read is named, and the rest is there', async () => {
  const closed = folder('/t/closed', [], true)
  const entries = [file('/t/a.jpg', true), file('/t/b.jpg'), closed]
  const { first, all } = dropped([folder('/t', entries)])
  expect(await first).toBeUndefined()
  const { files, unreadable } = await all
  expect(files.map(({ path }) => path)).toEqual(['t/b.jpg'])
  expect(unreadable).toEqual(['t/a.jpg'])
})
