import { expect, test } from 'vitest'
import { createRandom } from '../../../../math/random.ts'
import { newRoom, tourOf } from '../testing/fixtures.ts'
import { actions, anyAction, randomDocument } from '../testing/random-document.ts'
import { createDocument, roomNameFromFile, uniqueName } from './create-document.ts'
import { findRoom } from './edit.ts'
import { pathOfFile, usedFiles } from './files.ts'
import { limits } from './limits.ts'
import { addLink, addNote, editNote, moveMark, removeMark } from './marks.ts'
import { parseDocument } from './parse-document.ts'
import { drawWall, pinRoom, removePlan, setPlan } from './plan.ts'
import { addRooms, changeRoom, moveRoom, removeRoom, setCaptions, setStart } from './rooms.ts'

const three = () => tourOf('a', 'b', 'c')
const link = (to: string, id = `to-${to}`) => ({ id, to, yaw: 10, pitch: -20, arrive: null })

test('any sequence of actions leaves a valid document', () => {
  for (let seed = 100; seed < 108; seed += 1) {
    const dice = createRandom(seed)
    let document = randomDocument(dice, 60)
    for (let step = 0; step < 40; step += 1) {
      document = anyAction(document, dice, `later-${step}`)
      const parsed = parseDocument(document)
      expect('fault' in parsed ? parsed.fault : 'read').toBe('read')
    }
  }
})

test('actions never mutate the document, and share the rooms they do not touch', () => {
  for (const [name, action] of Object.entries(actions)) {
    for (let seed = 0; seed < 4; seed += 1) {
      const dice = createRandom(seed)
      const before = randomDocument(dice, 40)
      const frozen = JSON.stringify(before)
      const after = action(before, dice, 'new')
      expect([name, JSON.stringify(before)]).toEqual([name, frozen])
      for (const room of after.rooms) {
        const same = before.rooms.find(({ id }) => id === room.id)
        if (same && JSON.stringify(same) === JSON.stringify(room)) expect(room).toBe(same)
      }
      if (JSON.stringify(after) === frozen) expect([name, after === before]).toEqual([name, true])
    }
  }
})

test('rooms are named after their files, uniquely and in one line', () => {
  const names = ['flat/01_living-room.jpg', '02 living room.jpg', 'IMG_1234.JPG']
  const made = names.map((fileName, at) => newRoom(`r${at}`, { fileName }))
  const document = addRooms(createDocument('t'), made)
  expect(document.rooms.map(({ name }) => name)).toEqual([
    ...['Living room', 'Living room 2', 'IMG_1234'],
  ])
  expect(document.files.map(({ id }) => id)).toEqual(['file-r0', 'file-r1', 'file-r2'])
  const named = changeRoom(three(), 'a', { name: ' Two\nlines \u0007' })
  expect(findRoom(named, 'a')?.name).toBe('Two lines')
})

test('rooms with a duplicate id or beyond the limit are not added', () => {
  expect(addRooms(three(), [newRoom('a')])).toEqual(three())
  const many = Array.from({ length: 201 }, (_, at) => newRoom(`r${at}`))
  expect(addRooms(createDocument('t'), many).rooms).toHaveLength(200)
})

test('moveRoom puts a room at an index', () => {
  const document = three()
  const order = (to: number) => moveRoom(document, 'a', to).rooms.map(({ id }) => id)
  expect([order(1), order(2), order(9)].map((ids) => ids.join(''))).toEqual(['bac', 'bca', 'bca'])
  expect(moveRoom(document, 'a', 0)).toBe(document)
})

test('removing a room removes the links to it', () => {
  let document = addLink(addLink(three(), 'b', link('a', 'one')), 'b', link('c', 'two'))
  document = setStart(setPlan(document, null, { width: 4, height: 3 }), 'a')
  document = pinRoom(pinRoom(document, 'a', [0.1, 0.2]), 'b', [0.5, 0.5])
  const after = removeRoom(document, 'a')
  expect(after.rooms.map(({ id }) => id)).toEqual(['b', 'c'])
  expect(findRoom(after, 'b')?.links.map(({ id }) => id)).toEqual(['two'])
  expect(after.plan?.pins).toEqual([{ room: 'b', x: 0.5, y: 0.5 }])
  expect(after.start).toBeNull()
  expect(after.files.map(({ id }) => id)).toEqual(['file-b', 'file-c'])
  // Room c had nothing to do with it.
  expect(after.rooms[1]).toBe(document.rooms[2])
})

test('removing captions drops their file', () => {
  const file = { id: 'vtt', path: 'media/a.vtt', type: 'text/vtt', bytes: 9 }
  const captioned = setCaptions(three(), 'a', file)
  expect([findRoom(captioned, 'a')?.captions, captioned.files.at(-1)]).toEqual(['vtt', file])
  expect(setCaptions(captioned, 'a', null)).toEqual(three())
})

test('links need a unique id and another existing room', () => {
  const document = addLink(three(), 'a', link('b'))
  expect(findRoom(document, 'a')?.links).toEqual([link('b')])
  expect(addLink(document, 'b', link('c', 'to-b'))).toBe(document)
  expect(addLink(document, 'a', link('a', 'x'))).toBe(document)
  expect(addLink(document, 'a', link('z', 'x'))).toBe(document)
  expect(addLink(document, 'z', link('a', 'x'))).toBe(document)
})

test('links are moved and removed', () => {
  const document = addLink(three(), 'a', link('b'))
  const aimed = moveMark(document, 'a', 'to-b', { yaw: 190, pitch: -95 })
  expect(findRoom(aimed, 'a')?.links[0]).toMatchObject({ yaw: -170, pitch: -90, to: 'b' })
  expect(moveMark(document, 'a', 'to-b', { yaw: 10, pitch: -20 })).toBe(document)
  expect(removeMark(document, 'a', 'to-b')).toEqual(three())
  expect(removeMark(document, 'a', 'none')).toBe(document)
})

const image = { id: 'pic', path: 'media/pic.png', type: 'image/png', bytes: 3 }
const noted = () => addNote(three(), 'a', 'n', { yaw: 1, pitch: 2 })

test('notes take text, an image and a valid address only', () => {
  const told = { title: 'Oven', text: 'a\r\nb', href: 'https://example.com/', image }
  const document = editNote(noted(), 'a', 'n', told)
  expect(findRoom(document, 'a')?.notes).toEqual([
    { id: 'n', yaw: 1, pitch: 2, ...told, text: 'a\nb', image: 'pic', alt: '' },
  ])
  expect(editNote(document, 'a', 'n', { href: 'javascript:x' })).toBe(document)
  expect(usedFiles(document).has('pic')).toBe(true)
  expect(removeMark(document, 'a', 'n')).toEqual(three())
  // Those that are not there take nothing in.
  expect(editNote(document, 'a', 'other', { alt: 'x', image })).toBe(document)
  expect(editNote(document, 'b', 'n', { image })).toBe(document)
})

test('walls are drawn on a plan, and removing it drops its picture', () => {
  const line = (length: number) => Array.from({ length }, (_, at) => [at * 1.5, 0.5] as const)
  const empty = setPlan(three(), null, { width: 4, height: 3 })
  expect(drawWall(empty, 0, line(limits.wallPoints.most + 1))).toBe(empty)
  const walls = drawWall(empty, 0, line(2))
  expect(walls.plan?.walls).toEqual([line(2).map(([x, y]) => [Math.min(x, 1), y])])
  const file = { id: 'p', path: 'media/p.png', type: 'image/png', bytes: 3 }
  const pictured = setPlan(walls, file, { width: 8, height: 8 })
  expect(pictured.plan).toMatchObject({ file: 'p', size: { width: 8, height: 8 } })
  expect(pictured.plan?.walls).toBe(walls.plan?.walls)
  expect(pictured.files.at(-1)).toEqual(file)
  expect(removePlan(pictured)).toEqual(three())
})

test.each([
  ['a/b\\Küche?.JPG', [], 'media/Küche-.JPG'],
  ['..', [], 'media/file'],
  ['a.jpg', ['media/A.jpg', 'media/a-2.jpg'], 'media/a-3.jpg'],
  [`${'𝒳'.repeat(200)}.jpeg`, [], `media/${'𝒳'.repeat(72)}.jpeg`],
])('%s beside %j lies at %s', (name, taken, path) => expect(pathOfFile(name, taken)).toBe(path))

test.each([
  ['03_living-room (2).JPG', 'Living room 2'],
  ['C:\\photos\\hall.way.png', 'Hall way'],
  ['R0010023_bathroom.JPG', 'Bathroom'],
  ['PXL_20240317_101502123.PHOTOSPHERE.jpg', 'PXL_20240317_101502123.PHOTOSPHERE'],
  ['DJI_0042-terrace.mp4', 'Terrace'],
  ['02 study.jpg', 'Study'],
  ['रसोई.jpg', 'रसोई'],
  ['2024-03-17.jpg', '2024-03-17'],
  ['𐐨x.jpg', '𐐀x'],
])('%s is the room “%s”', (file, name) => expect(roomNameFromFile(file)).toBe(name))

test('a duplicate name gets the next number', () => {
  const long = 'x'.repeat(120)
  const taken = new Set(['Hall', 'Hall 2', 'Bath 2', long])
  const names = ['Attic', 'Hall', 'Bath 2', long].map((name) => uniqueName(name, taken))
  expect(names).toEqual(['Attic', 'Hall 3', 'Bath 3', `${'x'.repeat(118)} 2`])
})
