import { expect, test } from 'vitest'
import { arrange, comparePaths, mostRooms } from './arrange.ts'
import { isPlanName } from './plan-name.ts'
import { sortOf } from './sort-of.ts'

const found = (...paths: string[]) => paths.map((path) => ({ path, type: '', file: path }))
const namesOf = ({ rooms }: { rooms: { path: string }[] }) => rooms.map(({ path }) => path)

test('rooms come in natural order, a folder’s own files before its folders', () => {
  const heap = found('b/1.jpg', 'Room 10.jpg', 'room 2.jpg', 'a/z.jpg', 'Room 1.jpg', 'a/b/c.jpg')
  expect(namesOf(arrange(heap))).toEqual([
    ...['Room 1.jpg', 'room 2.jpg', 'Room 10.jpg'],
    ...['a/z.jpg', 'a/b/c.jpg', 'b/1.jpg'],
  ])
})

test('the order does not depend on the order of finding', () => {
  const paths = ['é.jpg', 'e.jpg', 'E.jpg', 'a/1.jpg', '10.jpg', '9.jpg', 'a.jpg']
  const sorted = paths.toSorted(comparePaths)
  expect(paths.toReversed().toSorted(comparePaths)).toEqual(sorted)
})

test('what systems leave behind is left out silently, what is no media by name', () => {
  const { rooms, leftOut } = arrange(
    found(
      '.DS_Store',
      'a/Thumbs.db',
      '__MACOSX/._a.jpg',
      '.git/x.jpg',
      'notes.txt',
      'a/b.pdf',
      'a.jpg',
    ),
  )
  expect(rooms.map(({ path }) => path)).toEqual(['a.jpg'])
  expect(leftOut).toEqual(['notes.txt', 'a/b.pdf'])
})

test('captions go to the video of their name, in its folder', () => {
  const heap = found('walk.mp4', 'Walk.vtt', 'b/walk.mp4', 'b/walk.en.vtt', 'hall.jpg', 'hall.vtt')
  const { rooms, leftOut } = arrange(heap)
  expect(rooms.map(({ path, captions }) => [path, captions])).toEqual([
    ['hall.jpg', null],
    ['walk.mp4', 'Walk.vtt'],
    ['b/walk.mp4', 'b/walk.en.vtt'],
  ])
  expect(leftOut).toEqual(['hall.vtt'])
})

test('a plan is proposed, and is no room; alone, it is one', () => {
  const { rooms, plan } = arrange(found('a.jpg', 'Floor_Plan-1.png', 'plan.mp4'))
  expect(plan?.path).toBe('Floor_Plan-1.png')
  expect(rooms.map(({ path }) => path)).toEqual(['a.jpg', 'plan.mp4'])
  expect(arrange(found('plan.png')).plan).toBeNull()
})

test.each([
  'plan',
  'Floorplan',
  'GRUNDRISS',
  'plano',
  'Planta 2',
  '01 plan',
  'नक्शा',
  'नक़्शा',
  'Plan d’étage',
])('%s is a plan’s name', (name) => expect(isPlanName(name)).toBe(true))
test.each(['planet', 'plant', 'my plan b', 'planta baja salón', '1', ''])('%j is none', (name) =>
  expect(isPlanName(name)).toBe(false),
)

test('saved tours are told by name and by type', () => {
  const heap = [...found('home.zip'), { path: 'other', type: 'application/zip', file: 'other' }]
  expect(arrange(heap).tours.map(({ path }) => path)).toEqual(['home.zip', 'other'])
})

test(`more than ${mostRooms} rooms are named`, () => {
  const heap = found(...Array.from({ length: mostRooms + 2 }, (_, index) => `${index}.jpg`))
  const { rooms, tooMany } = arrange(heap)
  expect(rooms).toHaveLength(mostRooms)
  expect(tooMany).toEqual([`${mostRooms}.jpg`, `${mostRooms + 1}.jpg`])
})

test.each([
  ['a.HEIC', '', 'image'],
  ['a', 'image/jpeg', 'image'],
  ['a.mov', 'video/quicktime', 'video'],
  ['a.vtt', '', 'captions'],
  ['a.txt', 'text/plain', 'other'],
  ['b/.hidden/a.jpg', 'image/jpeg', 'hidden'],
])('%s of type %j is %s', (path, type, sort) => expect(sortOf(path, type)).toBe(sort))
