import { createDocument, type NewRoom } from '../document/create-document.ts'
import { pathOfFile } from '../document/files.ts'
import { addLink, addNote, editNote, moveMark, removeMark } from '../document/marks.ts'
import * as plan from '../document/plan.ts'
import * as rooms from '../document/rooms.ts'
import type { Angles, TourDocument, TourFile, ViewDirection } from '../document/tour-document.ts'

export type Random = () => number

const words = [
  'Küche',
  'रसोई',
  'a/b',
  '..',
  'IMG_1234',
  '\u0000\ud800x',
  '  ',
  '𝒳 hall',
  'x'.repeat(9000),
  '',
]

const pick = <Value>(dice: Random, values: readonly Value[], other: Value): Value =>
  values[Math.floor(dice() * values.length)] ?? other
const word = (dice: Random) => pick(dice, words, '')
/** Any angle, and some that no document takes as they are. */
const angle = (dice: Random) =>
  pick(dice, [dice() * 360 - 180, dice() * 2000 - 1000, -180, 180, -0], 0)
const angles = (dice: Random): Angles => ({ yaw: angle(dice), pitch: angle(dice) / 4 })
const look = (dice: Random): ViewDirection => ({ ...angles(dice), zoom: dice() * 900 })
const maybe = <Value>(dice: Random, value: Value): Value | null => (dice() < 0.25 ? null : value)

type Action = (document: TourDocument, dice: Random, id: string) => TourDocument

const roomOf = (document: TourDocument, dice: Random) =>
  pick(
    dice,
    document.rooms.map(({ id }) => id),
    'nowhere',
  )

const fileOf = (document: TourDocument, dice: Random, id: string, type: string): TourFile => ({
  id: `file-${id}`,
  path: pathOfFile(
    word(dice) + pick(dice, ['.jpg', '', '.JPG'], ''),
    document.files.map(({ path }) => path),
  ),
  type,
  bytes: Math.floor(dice() * 1e9),
})

const newRoom = (document: TourDocument, dice: Random, id: string): NewRoom => {
  const sort = pick(dice, ['image', 'video'] as const, 'image')
  const file = fileOf(document, dice, id, `${sort}/x-any`)
  const detected = pick(dice, ['sphere', 'flat'] as const, 'sphere')
  return { id: `room-${id}`, file, fileName: word(dice), sort, detected }
}

const markOf = (document: TourDocument, dice: Random, room: string) => {
  const found = document.rooms.find(({ id }) => id === room)
  return pick(dice, found ? [...found.links, ...found.notes].map(({ id }) => id) : [], 'none')
}
const corners = (dice: Random) =>
  Array.from({ length: dice() * 8 }, () => [angle(dice), angle(dice) / 4] as const)
const points = (dice: Random) =>
  Array.from({ length: dice() * 5 }, () => [dice() * 2 - 0.5, dice()] as const)

/** Every action there is, each on anything that is there or is not. */
export const actions: Record<string, Action> = {
  addRooms: (d, dice, id) => rooms.addRooms(d, [newRoom(d, dice, id)]),
  removeRoom: (d, dice) => (dice() < 0.3 ? rooms.removeRoom(d, roomOf(d, dice)) : d),
  moveRoom: (d, dice) => rooms.moveRoom(d, roomOf(d, dice), Math.floor(dice() * 20) - 5),
  renameTour: (d, dice) => rooms.renameTour(d, word(dice)),
  changeRoom: (d, dice) => {
    const changes: rooms.RoomChange[] = [
      { name: word(dice) },
      { alt: word(dice) },
      { projection: pick(dice, ['sphere', 'flat'], 'flat') },
      { size: { width: 1 + Math.floor(dice() * 9000), height: 7 } },
      { north: maybe(dice, angle(dice)) },
      { height: maybe(dice, dice() * 300 - 50) },
      { floor: maybe(dice, corners(dice)) },
    ]
    return rooms.changeRoom(d, roomOf(d, dice), pick(dice, changes, {}))
  },
  setStart: (d, dice) => rooms.setStart(d, maybe(dice, roomOf(d, dice)), maybe(dice, look(dice))),
  setCaptions: (d, dice, id) =>
    rooms.setCaptions(d, roomOf(d, dice), maybe(dice, fileOf(d, dice, id, 'text/vtt'))),
  setLevel: (d, dice) => {
    const level = maybe(dice, { pitch: dice() * 40 - 20, roll: dice() * 40 - 20 })
    return rooms.setLevel(d, roomOf(d, dice), level)
  },
  addLink: (d, dice, id) =>
    addLink(d, roomOf(d, dice), {
      id: `link-${id}`,
      to: roomOf(d, dice),
      ...angles(dice),
      arrive: maybe(dice, angle(dice)),
    }),
  moveMark: (d, dice) => {
    const room = roomOf(d, dice)
    return moveMark(d, room, markOf(d, dice, room), angles(dice))
  },
  removeMark: (d, dice) => {
    const room = roomOf(d, dice)
    return dice() < 0.6 ? removeMark(d, room, markOf(d, dice, room)) : d
  },
  addNote: (d, dice, id) => addNote(d, roomOf(d, dice), `note-${id}`, angles(dice)),
  editNote: (d, dice, id) => {
    const room = roomOf(d, dice)
    return editNote(d, room, markOf(d, dice, room), {
      title: word(dice),
      text: `${word(dice)}\r\n${word(dice)}`,
      href: pick(dice, ['https://example.com/a?b=1', 'javascript:alert(1)', '', null], null),
      image: maybe(dice, fileOf(d, dice, id, 'image/png')),
      alt: word(dice),
    })
  },
  setPlan: (d, dice, id) =>
    plan.setPlan(d, maybe(dice, fileOf(d, dice, id, 'image/png')), { width: 400, height: 300 }),
  removePlan: (d, dice) => (dice() < 0.1 ? plan.removePlan(d) : d),
  drawWall: (d, dice) => plan.drawWall(d, Math.floor(dice() * 6), points(dice)),
  eraseWall: (d, dice) => plan.eraseWall(d, Math.floor(dice() * 4)),
  pinRoom: (d, dice) => plan.pinRoom(d, roomOf(d, dice), [dice() * 3 - 1, dice()]),
  unpinRoom: (d, dice) => plan.unpinRoom(d, roomOf(d, dice)),
  setPlanNorth: (d, dice) => plan.setPlanNorth(d, angle(dice)),
  setPlanWidth: (d, dice) => plan.setPlanWidth(d, maybe(dice, dice() * 1e5)),
}

/** One action of any kind; `id` makes what it adds its own. */
export function anyAction(document: TourDocument, dice: Random, id: string): TourDocument {
  const kinds = Object.values(actions)
  const [fallback = (one: TourDocument) => one] = kinds
  return pick(dice, kinds, fallback)(document, dice, id)
}

export function randomDocument(dice: Random, steps = 120): TourDocument {
  let document = createDocument('any', word(dice))
  for (let at = 0; at < 4; at += 1)
    document = rooms.addRooms(document, [newRoom(document, dice, `first-${at}`)])
  for (let step = 0; step < steps; step += 1) document = anyAction(document, dice, String(step))
  return document
}
