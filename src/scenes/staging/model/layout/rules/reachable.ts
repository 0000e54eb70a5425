import type { FloorPlace } from '../../../../../room-photo/model/camera.ts'
import { eyeOf } from '../../../../../room-photo/model/camera.ts'
import { boxOf, far, freePlaces } from './free-floor.ts'
import { type Furnished, piecesOf, type Rule } from './furnished.ts'
import { edgeOf } from './polygon.ts'

/** From the middle of a person to what is touched. Metres. */
const arm = 0.8

/** People come to these by ways as wide as any. */
const main =
  /^(modern-sofa|bed-frame|dining-table|study-table|armchair|coffee-table|wardrobe|bookshelf|sideboard|tv-bench)$/

/** From the doors and the cameras a person gets to every piece, by ways half a metre wide at least. */
export const reachable: Rule = (furnished) => lost(furnished, 0.25, () => true)

/** Ways of 0.8 m lead to all that matters, and to every door. */
export const circulation: Rule = (furnished) => lost(furnished, 0.4, (piece) => main.test(piece))

function lost(furnished: Furnished, half: number, matters: (piece: string) => boolean): string[] {
  const pieces = piecesOf(furnished).filter(({ stands }) => stands)
  const free = freePlaces(furnished, half)
  const [first, ...others] = startsOf(furnished).map((start) => free.near(start))
  if (!first) return []
  // Where one can stand in two places as near to the first start, the room may be entered from either.
  const found = first.map((entry) => {
    const reached = free.from(entry)
    const wide = `${half * 2} m`
    return [
      ...others
        .filter((cells) => !cells.some((cell) => reached.has(cell)))
        .map(() => `no way of ${wide} through the room`),
      ...pieces
        .filter(({ item }) => matters(item.piece))
        .filter((piece) => !isTouched(boxOf(piece), reached.cells, free.place))
        .map(({ item }) => `no way of ${wide} to ${item.piece}`),
    ]
  })
  return found.toSorted((a, b) => a.length - b.length)[0] ?? ['there is no way in']
}

/** Where people come in, and where photos are taken. */
function startsOf({ room }: Furnished): FloorPlace[] {
  const cameras = room.views.map(({ camera }) => {
    const [x, , z] = eyeOf(camera)
    return { x, z }
  })
  const doors = room.openings
    .filter(({ kind, sill }) => kind === 'door' || sill <= 0.15)
    .map(({ wall, from, to }) => {
      const { from: corner, along, inward } = edgeOf(room.outline, wall)
      const by = (from + to) / 2
      return {
        x: corner.x + along.x * by + inward.x * 0.4,
        z: corner.z + along.z * by + inward.z * 0.4,
      }
    })
  return [...cameras, ...doors]
}

function isTouched(
  box: ReturnType<typeof boxOf>,
  reached: Iterable<number>,
  place: (cell: number) => FloorPlace,
): boolean {
  for (const cell of reached) if (far(box, place(cell)) <= arm) return true
  return false
}
