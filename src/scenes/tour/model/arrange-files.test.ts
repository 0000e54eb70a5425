import { expect, test } from 'vitest'
import { arrangeFiles, fileKindOf, isPlanName, openingOrder } from './arrange-files.ts'
import { createDocument } from './document/create-document.ts'
import { mimeTypeOf } from './document/files.ts'
import { typePattern } from './document/forms.ts'
import { setPlan } from './document/plan.ts'
import { tourOf } from './testing/fixtures.ts'

const found = (...paths: string[]) => paths.map((path) => ({ path, type: '', file: path }))
const namesOf = ({ rooms }: { rooms: { path: string }[] }) => rooms.map(({ path }) => path)

test('rooms come in natural order, a folder’s own files before its folders', () => {
  const heap = found('b/1.jpg', 'Room 10.jpg', 'room 2.jpg', 'a/z.jpg', 'Room 1.jpg', 'a/b/c.jpg')
  expect(namesOf(arrangeFiles(heap))).toEqual([
    ...['Room 1.jpg', 'room 2.jpg', 'Room 10.jpg'],
    ...['a/z.jpg', 'a/b/c.jpg', 'b/1.jpg'],
  ])
})

test('system files are ignored silently, other files that are no media are listed', () => {
  const left = ['.DS_Store', 'a/Thumbs.db', '__MACOSX/._a.jpg', '.git/x.jpg']
  const { rooms, leftOut } = arrangeFiles(found(...left, 'notes.txt', 'a/b.pdf', 'a.jpg'))
  expect(rooms.map(({ path }) => path)).toEqual(['a.jpg'])
  expect(leftOut.map(({ path }) => path)).toEqual(['notes.txt', 'a/b.pdf'])
})

test('captions are matched to the video of the same name in the same folder', () => {
  const heap = found('walk.mp4', 'Walk.vtt', 'b/walk.mp4', 'b/walk.en.vtt', 'hall.jpg', 'hall.vtt')
  const { rooms, leftOut } = arrangeFiles(heap)
  expect(rooms.map(({ path, captions }) => [path, captions])).toEqual([
    ['hall.jpg', null],
    ['walk.mp4', 'Walk.vtt'],
    ['b/walk.mp4', 'b/walk.en.vtt'],
  ])
  expect(leftOut.map(({ path }) => path)).toEqual(['hall.vtt'])
})

test('a plan is recognized by its name in every language, and is a room only when it is the only file', () => {
  const { rooms, plan } = arrangeFiles(found('a.jpg', 'Floor_Plan-1.png', 'plan.mp4'))
  expect(plan).toBe('Floor_Plan-1.png')
  expect(rooms.map(({ path }) => path)).toEqual(['a.jpg', 'plan.mp4'])
  expect(arrangeFiles(found('plan.png')).plan).toBeNull()
  const names = ['plan', 'Floorplan', 'GRUNDRISS', 'Planta 2', '01 plan', 'नक़्शा', 'Plan d’étage']
  expect(names.filter((name) => !isPlanName(name))).toEqual([])
  const others = ['planet', 'plant', 'my plan b', 'planta baja salón', '1', '']
  expect(others.filter(isPlanName)).toEqual([])
})

const without = tourOf('hall')

test.each([
  ['among other pictures', createDocument('new'), ['bath.png', 'Floor plan.png'], ['bath.png']],
  ['alone, of a new tour', createDocument('new'), ['plan.png'], ['plan.png']],
  ['alone, of one that is there', without, ['plan.png'], []],
  ['that is none', without, ['bath.png'], ['bath.png']],
  [
    'where there is one',
    setPlan(without, null, { width: 4, height: 3 }),
    ['plan.png'],
    ['plan.png'],
  ],
])('a plan %s', (_where, document, paths, rooms) => {
  const arranged = arrangeFiles(found(...paths), document)
  expect(namesOf(arranged)).toEqual(rooms)
  expect(arranged.plan).toBe(paths.find((path) => !rooms.includes(path)) ?? null)
})

test('saved tours are recognized by name and by type, and are no rooms', () => {
  const heap = [...found('home.zip'), { path: 'other', type: 'application/zip', file: 'other' }]
  expect(heap.map(({ path, type }) => fileKindOf(path, type))).toEqual(['tour', 'tour'])
  expect(arrangeFiles(heap)).toMatchObject({ rooms: [], leftOut: heap })
})

test.each([
  ['a.HEIC', '', 'image'],
  ['a', 'image/jpeg', 'image'],
  ['a.vtt', '', 'captions'],
  ['b/.hidden/a.jpg', 'image/jpeg', 'hidden'],
])('%s of type %j is %s', (path, type, sort) => expect(fileKindOf(path, type)).toBe(sort))

test('the MIME type is the browser’s where it fits the bytes, else made of the extension', () => {
  expect(mimeTypeOf('image/png', 'image', 'a.png')).toBe('image/png')
  expect(mimeTypeOf('video/mp4; codecs="avc1"', 'video', 'a.mp4')).toBe('video/mp4')
  // Called a picture, and found to be a video.
  expect(mimeTypeOf('image/jpeg', 'video', 'a.mov')).toBe('video/mov')
  expect(mimeTypeOf('', 'image', 'Hall.JPG')).toBe('image/jpeg')
  for (const name of ['', 'a', 'a.ü', 'a.$$', `a.${'x'.repeat(300)}`])
    expect(mimeTypeOf('', 'image', name)).toMatch(typePattern)
})

test('openingOrder puts rooms in strip order, then plans and other files as they came', () => {
  const names = ['readme.txt', 'floor plan.png', 'room 10.jpg', 'room 2.jpg', 'bath']
  const files = names.map((name) => ({ name, type: '', webkitRelativePath: '' }))
  const opened = openingOrder(files).map(({ name }) => name)
  expect(opened).toEqual(['room 2.jpg', 'room 10.jpg', 'readme.txt', 'floor plan.png', 'bath'])
})
