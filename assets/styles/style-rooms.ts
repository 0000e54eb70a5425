import { readFileSync } from 'node:fs'
import { readManifest } from '../models/manifest.ts'
import type { Kit } from './kit.ts'

/** Where the pieces of a style stand in the room of its preview; Blender reads the same file. */
interface Arrangement {
  /** color of the plain walls */
  others: string
  /** x and y in meters, y to the north; degrees; height above the floor, of what hangs that of its middle */
  pieces: Record<string, [x: number, y: number, turn?: number, z?: number][]>
}

/** Half the length of the room from west to east, and its height, meters (`assets/blender/styles/room.py`). */
const west = -2.6
const ceiling = 2.75

/** Thickness of what finishes the sofa's wall, meters (`assets/blender/styles/walls.py`). */
const finish: Record<string, number> = {
  scandinavian: 0.014,
  contemporary: 0.034,
  traditional: 0.01,
}

/** The living room of each style as the site places it: `src/room-photo/model/showrooms.json`. */
export function styleRooms(kits: Kit[]) {
  const file = readFileSync('assets/styles/arrangements.json', 'utf8')
  const arrangements = JSON.parse(file) as Record<string, Arrangement>
  const models = readManifest('public/models')
  return kits.map(({ id: style, palette, rooms }) => {
    const { others = '', pieces = {} } = arrangements[style] ?? {}
    const used = new Map<string, number>()
    const items = rooms['living-room'].flatMap(({ piece, variant = '', count }) => {
      const first = used.get(piece) ?? 0
      used.set(piece, first + count)
      const { mount, size } = models[piece] ?? { mount: 'floor', size: [0, 0, 0] }
      const [, height = 0, depth = 0] = size
      return (pieces[piece] ?? []).slice(first, first + count).map(([x, y, turn = 0, z = 0]) => {
        const hangs = mount === 'wall' && x <= west
        const lift = hangs ? z - height / 2 : mount === 'ceiling' ? ceiling - height : z
        return {
          piece,
          variant,
          x: round(hangs ? west + (finish[style] ?? 0) + depth / 2 : x),
          z: round(-y),
          turn: (turn + 360) % 360,
          ...(lift > 0 && { lift: round(lift) }),
        }
      })
    })
    return { style, wall: palette.wall.hex, others, items }
  })
}

const round = (meters: number) => Math.round(meters * 1000) / 1000
