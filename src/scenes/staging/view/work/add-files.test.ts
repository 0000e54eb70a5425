import { readFile } from 'node:fs/promises'
import { expect, test, vi } from 'vitest'
import { stagingConfig } from '../../config.ts'
import { createStaging } from '../../model/staging.ts'
import { addFiles, addSample } from './add-files.ts'

const jpeg = [0xff, 0xd8, 0xff, 0xe0, 0, 4, 0, 0]
const file = (name: string, bytes: ArrayLike<number>, type = 'image/jpeg') =>
  new File([new Uint8Array(bytes)], name, { type })

/** A photo that is exactly so many bytes large. */
const weighing = (name: string, bytes: number) =>
  new File([new Uint8Array(jpeg), new Uint8Array(bytes - jpeg.length)], name, {
    type: 'image/jpeg',
  })

test('10 MB are taken, a byte more is refused by name, and the others are taken all the same', async () => {
  const staging = createStaging()
  const most = 10 * 1024 * 1024
  await addFiles(staging, [
    weighing('heavy.jpg', most + 1),
    weighing('just.jpg', most),
    file('notes.txt', [104, 105], 'text/plain'),
    file('empty.jpg', []),
    file('small.jpg', jpeg),
  ])
  expect(staging.photos.map(({ name }) => name)).toEqual(['just.jpg', 'small.jpg'])
  expect(staging.refused).toEqual([
    { code: 'TooHeavy', name: 'heavy.jpg', megabytes: 10.1, limit: 10 },
    { code: 'NotImage', name: 'notes.txt' },
    { code: 'Empty', name: 'empty.jpg' },
  ])
})

test('a file that went away meanwhile is named', async () => {
  const staging = createStaging()
  const gone = file('gone.jpg', jpeg)
  vi.spyOn(gone, 'slice').mockImplementation(() => {
    const blob = new Blob()
    blob.arrayBuffer = () => Promise.reject(new DOMException('gone', 'NotFoundError'))
    return blob
  })
  await addFiles(staging, [gone])
  expect(staging.refused).toEqual([{ code: 'Unreadable', name: 'gone.jpg' }])
})

test('more photos than fit are refused by name', async () => {
  const staging = createStaging()
  const { mostPhotos: limit } = stagingConfig
  const many = Array.from({ length: limit + 1 }, (_, at) => file(`${at}.jpg`, jpeg))
  await addFiles(staging, many)
  expect(staging.photos).toHaveLength(limit)
  expect(staging.refused).toEqual([{ code: 'TooMany', name: `${limit}.jpg`, limit }])
})

test('a room of our own comes with what is known of it, or not at all', async () => {
  const staging = createStaging()
  vi.stubGlobal(
    'fetch',
    async (address: string) => new Response(await readFile(`public${address}`)),
  )
  await addSample(staging, { id: 'loft', name: 'Loft', furnished: true })
  expect(staging.photos[0]).toMatchObject({
    ...{ name: 'Loft', furnished: true, known: { width: 2000 } },
  })
  vi.stubGlobal('fetch', async () => new Response('', { status: 404 }))
  await addSample(staging, { id: 'attic', name: 'Attic' })
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('offline')))
  await addSample(staging, { id: 'cellar', name: 'Cellar' })
  expect(staging.photos).toHaveLength(1)
  expect(staging.refused.map(({ code, name }) => [code, name])).toEqual([
    ['Sample', 'Attic'],
    ['Sample', 'Cellar'],
  ])
})
