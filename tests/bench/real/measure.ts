import { mkdirSync, writeFileSync } from 'node:fs'
import sharp from 'sharp'
import type { RoomTruth } from '../../../assets/real-rooms/truth.ts'
import { degrees } from '../../../src/math/angle.ts'
import type { PhotoSize } from '../../../src/room-photo/model/camera.ts'
import type { Confidence } from '../../../src/room-photo/model/estimate/estimate-camera.ts'
import { mainPieces } from '../../../src/scenes/staging/model/kit.ts'
import { readKits, readSizes } from '../../../src/scenes/staging/model/layout/testing/furniture.ts'
import { kindsFor } from '../../../src/scenes/staging/model/room.ts'
import { median, type Row } from '../row.ts'
import { openBefore } from './before.ts'
import { coresTime, type FindRoom, findRoom, longest } from './find-room.ts'
import { foundFloor, overlapOf, shareOf, trueFloor } from './floor.ts'
import { type Photo, readPhoto, readTruths } from './held-out.ts'
import { type Fault, type Mapping, type PlacedPiece, placePieces } from './pieces.ts'

/** Each room is furnished in these. */
const styles = ['scandinavian', 'traditional']
/** Rooms enlarged to 12 megapixels. */
const enlarged = { count: 6, longest: 4000 }
/** From this share of floor in the picture, a photo must be staged; results count from this overlap. */
const staged = { share: 0.12, overlap: 0.7 }
/** Above these errors a camera is off, degrees. */
const off = { view: 5, tilt: 1.5 }
const details = '.cache/bench/real-rooms.json'

/** What a tool makes of a room, beside its truth. */
interface Judged {
  id: string
  /** share of the photo that is floor */
  floor: number
  /** 0 without a result */
  overlap: number
  /** null without a camera; degrees */
  camera: { confidence: Confidence; view: number; tilt: number } | null
  pieces: PlacedPiece[]
}

/** How rooms are found in photos that no tool was tuned on: as before the network, and as now. */
export async function measureRealRooms(): Promise<Row[]> {
  const truths = readTruths()
  const before = await openBefore()
  const tools = [
    ...(before ? [{ name: ', before', find: before }] : []),
    { name: '', find: findRoom },
  ]
  const judged: { name: string; rooms: Judged[]; times: Timed[] }[] = []
  for (const { name, find } of tools) {
    const rooms: Judged[] = []
    for (const truth of truths) rooms.push(await judge(find, truth))
    judged.push({ name, rooms, times: await timesOf(find, truths) })
  }
  mkdirSync('.cache/bench', { recursive: true })
  writeFileSync(details, JSON.stringify(judged, null, 1))
  const rowsOf = [stagedRow, overlapRow, viewRow, goodRow, furnishedRow, ...piecesRows]
  const rows = rowsOf.flatMap((row) => judged.map(({ name, rooms }) => beforeOr(name, row(rooms))))
  return [...rows, ...judged.map(({ name, times }) => beforeOr(name, timeRow(times)))]
}

/** Names a row; what was before has no budget. */
const beforeOr = (name: string, row: Row): Row => ({
  ...row,
  what: `real rooms${name}: ${row.what}`,
  ...(name && { budget: '', holds: null, blame: [] }),
})

async function judge(find: FindRoom, truth: RoomTruth): Promise<Judged> {
  const { match, room } = await find(await readPhoto(truth))
  const floor = trueFloor(truth)
  const sizes = readSizes()
  return {
    id: truth.id,
    floor: shareOf(floor),
    overlap: room ? overlapOf(foundFloor(room, truth), floor) : 0,
    camera: match && {
      confidence: match.confidence,
      view:
        viewOf(match.camera.fieldOfView, truth.size) - viewOf(truth.camera.fieldOfView, truth.size),
      tilt: degrees(match.camera.tilt - truth.camera.tilt),
    },
    pieces: styles.flatMap((style) => {
      if (!room || !match) return []
      const kits = kindsFor(room, 'guess').flatMap((kind) =>
        readKits(kind).filter((each) => each.style === style),
      )
      const { confidence } = match
      return placePieces({ room, confidence }, truth, kits, sizes)
    }),
  }
}

/** The field of view across the longer side, degrees. @param vertical  radians */
const viewOf = (vertical: number, { width, height }: PhotoSize): number =>
  degrees(2 * Math.atan((Math.tan(vertical / 2) * Math.max(width, height)) / height))

const percent = (part: number, all: number) => `${((100 * part) / Math.max(1, all)).toFixed(1)} %`

function stagedRow(rooms: Judged[]): Row {
  const wanted = rooms.filter(({ floor }) => floor >= staged.share)
  // A photo without a place for any piece is not staged.
  const failed = wanted.filter(
    ({ pieces, overlap }) => pieces.length === 0 || overlap < staged.overlap,
  )
  const done = wanted.length - failed.length
  return {
    what: `staged without a hand, floor IoU ≥ 0.7, of ${wanted.length} photos with ≥ 12 % floor`,
    measured: `${done} (${percent(done, wanted.length)})`,
    budget: '≥ 90 %',
    holds: done >= 0.9 * wanted.length,
    blame: failed.map(overlapLine),
  }
}

const overlapLine = ({ id, overlap, floor }: Judged) =>
  `${id}: ${overlap.toFixed(2)} (${percent(floor, 1)} floor)`

function overlapRow(rooms: Judged[]): Row {
  const overlaps = rooms.map(({ overlap }) => overlap)
  const [middle, well] = [median(overlaps), overlaps.filter((each) => each >= 0.8).length]
  return {
    what: `floor IoU in the picture, ${rooms.length} photos: median · share ≥ 0.8`,
    measured: `${middle.toFixed(3)} · ${percent(well, rooms.length)}`,
    budget: '≥ 0.90 · ≥ 75 %',
    holds: middle >= 0.9 && well >= 0.75 * rooms.length,
    blame: rooms.filter(({ overlap }) => overlap < 0.8).map(overlapLine),
  }
}

function viewRow(rooms: Judged[]): Row {
  const cameras = rooms.flatMap(({ camera }) => camera ?? [])
  const without = rooms.length - cameras.length
  const [view, tilt] = (['view', 'tilt'] as const).map((part) =>
    median(cameras.map((camera) => Math.abs(camera[part]))),
  ) as [number, number]
  return {
    what: 'field of view off by, median (tilt) · photos without a camera',
    measured: `${view.toFixed(1)}° (${tilt.toFixed(1)}°) · ${without}`,
    budget: '≤ 2.0° · 0',
    holds: view <= 2 && without === 0,
    blame: rooms.flatMap(cameraLines),
  }
}

const cameraLines = ({ id, camera }: Judged): string[] =>
  camera && !isOff(camera)
    ? []
    : [camera ? `${id}: view ${camera.view.toFixed(1)}°, tilt ${camera.tilt.toFixed(1)}°` : id]

const isOff = ({ view, tilt }: { view: number; tilt: number }): boolean =>
  Math.abs(view) > off.view || Math.abs(tilt) > off.tilt

function goodRow(rooms: Judged[]): Row {
  const good = rooms.filter(({ camera }) => camera?.confidence === 'good')
  const wrong = good.flatMap(cameraLines)
  return {
    what: 'called good · of these off by > 5° of view or > 1.5° of tilt',
    measured: `${percent(good.length, rooms.length)} · ${wrong.length} (${percent(wrong.length, good.length)})`,
    budget: '≥ 45 % · ≤ 2 %',
    holds: good.length >= 0.45 * rooms.length && wrong.length <= 0.02 * good.length,
    blame: wrong,
  }
}

/** How many are furnished as a room, and how many with what is small alone. */
function furnishedRow(rooms: Judged[]): Row {
  const furnished = rooms
    .flatMap(({ pieces }) => styles.map((style) => pieces.filter((each) => each.style === style)))
    .filter((pieces) => pieces.length > 0)
  const large = Object.values(mainPieces)
  const whole = furnished.filter((pieces) => pieces.some(({ piece }) => large.includes(piece)))
  const all = rooms.length * styles.length
  return {
    what: `furnished with their main piece · with what is small alone · empty, of ${all} in ${styles.length} styles`,
    measured: [whole.length, furnished.length - whole.length, all - furnished.length].join(' · '),
    budget: '',
    holds: null,
  }
}

const piecesRow =
  (mapping: Mapping, what: string) =>
  (rooms: Judged[]): Row => {
    const pieces = rooms.flatMap((room) => room.pieces)
    const share = (isFault: (fault: Fault) => boolean) =>
      percent(pieces.filter(({ faults }) => faults[mapping].some(isFault)).length, pieces.length)
    const faulty = pieces.filter(({ faults }) => faults[mapping].length > 0)
    return {
      what: `pieces through a wall or in the way of a door, of ${pieces.length}, ${what}`,
      measured: [
        percent(faulty.length, pieces.length),
        `(wall ${share(({ where }) => where === 'wall')}, door ${share(({ where }) => where === 'door')};`,
        `in the photo ${share(({ isSeen }) => isSeen)})`,
      ].join(' '),
      budget: '≤ 2 %',
      holds: faulty.length <= 0.02 * pieces.length,
      blame: rooms.flatMap((room) => faultLines(room, mapping)),
    }
  }

const faultLines = ({ id, pieces }: Judged, mapping: Mapping): string[] =>
  pieces.flatMap(({ style, piece, faults }) =>
    faults[mapping].map(({ where, depth, isSeen }) => {
      const place = isSeen ? where : `${where} out of the photo`
      return `${id} ${style} ${piece}: ${Math.round(100 * depth)} cm, ${place}`
    }),
  )

/** By both mappings: the one takes the camera's errors along; the other is what one sees. */
const piecesRows = [
  piecesRow('scaled', 'room over room'),
  piecesRow('pictured', 'as the picture shows them'),
]

/** Milliseconds of the cores, the network's among them; and by the clock. */
interface Timed {
  id: string
  cores: number
  network: number
  clock: number
}

/** From decoded pixels of 12 megapixels to camera, outline and openings, milliseconds. */
async function timesOf(find: FindRoom, truths: readonly RoomTruth[]): Promise<Timed[]> {
  const every = Math.max(1, Math.floor(truths.length / enlarged.count))
  const chosen = truths.filter((_, at) => at % every === 0).slice(0, enlarged.count)
  const times: Timed[] = []
  for (const truth of chosen) {
    const photo = await readPhoto(truth, enlarged.longest)
    const [started, sinceStart] = [performance.now(), coresTime()]
    const { network } = await find({ ...photo, picture: await drawn(photo) })
    times.push({ id: truth.id, cores: sinceStart(), network, clock: performance.now() - started })
  }
  return times
}

/** As the tool draws it before it looks. */
async function drawn({ picture: { data, width, height } }: Photo): Promise<Photo['picture']> {
  const { data: small, info } = await sharp(data, { raw: { width, height, channels: 4 } })
    .resize({ width: longest.drawn, height: longest.drawn, fit: 'inside' })
    .raw()
    .toBuffer({ resolveWithObject: true })
  return { data: small, width: info.width, height: info.height }
}

function timeRow(times: Timed[]): Row {
  const slowest = times.reduce((most, each) => (each.cores > most.cores ? each : most))
  const line = ({ cores, network, clock }: Timed) =>
    `${Math.round(cores)} ms (network ${Math.round(network)} ms; ${Math.round(clock)} ms by the clock)`
  return {
    what: `12 megapixels, camera and room, slowest of ${times.length}, time of the cores`,
    measured: line(slowest),
    budget: '≤ 2000 ms',
    holds: slowest.cores <= 2000,
    blame: times.map((each) => `${each.id}: ${line(each)}`),
  }
}
