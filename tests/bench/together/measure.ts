import sharp from 'sharp'
import { createRandom } from '../../../src/math/random.ts'
import { toGray } from '../../../src/scenes/furniture/model/match/gray-image.ts'
import { matchPhoto } from '../../../src/scenes/furniture/model/match/match.ts'
import { floorAt, type RoomCamera } from '../../../src/scenes/furniture/model/room/camera.ts'
import { cameraFromMatch } from '../../../src/scenes/furniture/model/room/from-match.ts'
import { stagingConfig } from '../../../src/scenes/staging/config.ts'
import { outlineOf } from '../../../src/scenes/staging/model/room/box.ts'
import type { StagingRoom } from '../../../src/scenes/staging/model/room.ts'
import {
  apartIn,
  furnishJoined,
  joinSamples,
  type SamplePair,
  samplePairs,
  type Told,
} from '../../../src/scenes/staging/model/together/testing/join-samples.ts'
import {
  type TrueRoom,
  trueMark,
} from '../../../src/scenes/staging/model/together/testing/true-places.ts'
import { median } from '../median.ts'
import type { Findings, Row } from '../row.ts'

/** Pixels that a mark is off at most, each way, in a photo 2000 pixels wide. */
const off = 2
const hands = 20

/** How far apart pieces stand in two pictures of one room that were joined by marks of an unsteady hand. */
export async function measureTogether(): Promise<Findings> {
  const known = samplePairs.map((pair) => ({ pair: pair.names, apart: apartOf(pair) }))
  const frontal = samplePairs.filter(({ names }) => names[0] === 'living-frontal')
  const matched = []
  for (const pair of frontal) {
    const told = new Map<string, Told>()
    for (const name of pair.names) told.set(name, await toldByPhoto(name))
    const tell = (room: TrueRoom): Told => {
      const its = told.get(room.name)
      if (!its) throw new Error(room.name)
      return room.name === pair.names[0] ? { ...its, room: drawnRoom(room, its) } : its
    }
    matched.push({ pair: pair.names, apart: apartOf(pair, tell) })
  }
  const all = (found: typeof known) => found.flatMap(({ apart }) => apart)
  return {
    rows: [
      rowOf('cameras known', all(known), 5),
      rowOf('cameras matched, a floor drawn by hand', all(matched), null),
    ],
    raw: { known: known.map(summaryOf), matched: matched.map(summaryOf) },
  }
}

const summaryOf = ({ pair, apart }: { pair: readonly string[]; apart: number[] }) => ({
  ...{ pair, pieces: apart.length, median: median(apart), worst: Math.max(...apart) },
})

function rowOf(what: string, apart: number[], limit: number | null): Row {
  const [middle, worst] = [median(apart), Math.max(...apart)]
  return {
    what: `two photos of a room: a piece is apart by, ${what}, median of ${apart.length}`,
    measured: `${middle.toFixed(1)} cm (worst ${worst.toFixed(1)} cm)`,
    budget: limit === null ? '' : `worst ≤ ${limit} cm`,
    holds: limit === null ? null : worst <= limit,
  }
}

/** Centimetres, in all styles, as several hands would mark it. */
function apartOf(pair: SamplePair, tell?: (room: TrueRoom) => Told): number[] {
  const joinedBy = (hand: number) => {
    const random = createRandom(hand)
    const each = () => (random() * 2 - 1) * off
    return joinSamples(pair, () => ({ x: each(), y: each() }), tell)
  }
  // The room is the same for all hands: furnished once, it is looked at from where each hand puts the second camera.
  const items = furnishJoined(joinedBy(0), pair.kind).flat()
  return Array.from({ length: hands }, (_, hand) => apartIn(joinedBy(hand), items))
    .flat()
    .map((apart) => apart * 100)
}

/** What is told of a photo without its file: the camera that the match finds. */
async function toldByPhoto(name: string): Promise<Told> {
  const { data, info } = await sharp(`public/rooms/${name}.jpg`)
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  const match = matchPhoto(toGray(data, info.width, info.height, 1000), createRandom(1))
  if (!match) throw new Error(`${name} was not matched`)
  const { confidence } = match
  return { known: null, match: { camera: cameraFromMatch(match), confidence }, room: null }
}

/** The floor as a visitor draws it over a photo that shows both far corners. */
function drawnRoom(room: TrueRoom, { match }: Told): StagingRoom {
  const camera: RoomCamera | undefined = match?.camera
  const { min, max } = room.file.room ?? { min: [], max: [] }
  const [left, right] = [min, max].map(([x = 0]) => {
    const at = trueMark(room, { x, z: min[2] ?? 0 })
    return camera && floorAt(camera, room.size, at)
  })
  if (!camera || !left || !right) throw new Error(`${room.name} shows no floor`)
  const back = (left.z + right.z) / 2
  return {
    outline: outlineOf({ left: left.x, right: right.x, back, front: stagingConfig.behind }),
    ...{ height: stagingConfig.usualHeight, openings: [] },
    views: [{ camera, photo: room.size }],
  }
}
