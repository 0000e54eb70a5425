import { sizeOf } from '../../../../room-photo/model/design/item.ts'
import type { Kit } from '../kit.ts'
import {
  curtainSpots,
  type Dressing,
  type KitPiece,
  type PlacedPiece,
  type PlaceOption,
  placeAtFirstFit,
} from './dressing.ts'
import { poseInRoom, roundPose } from './search/candidates.ts'
import { bodyAt, overlapDepth } from './space/body.ts'
import { placeAlongWall, type RoomWall, toWallFrame, wallSpanMiddles } from './space/space.ts'
import { project } from './space/visibility.ts'
import { mountOf } from './templates/template.ts'
import { plantPotRadius, preferredSurfaces, seatSpots, tabletopSpots } from './tops.ts'

/** The order in which small things are placed on tables, the most important first. */
const small = ['table-lamp', 'desk-lamp', 'throw', 'cushion-pair', 'potted-plant', 'vase', 'bowl']

/** Adds everything that does not stand on the floor to a room with its furniture. */
export function addAccessories(dressing: Dressing, kit: Kit): void {
  const wanted = (mount: string): KitPiece[] =>
    kit.pieces.flatMap(({ piece, variant, count }) =>
      mountOf(piece, dressing.sizes) === mount
        ? Array.from({ length: count }, () => ({ piece, variant }))
        : [],
    )
  const onWalls = wanted('wall')
  const curtains = onWalls.filter(({ piece }) => piece === 'curtains')
  hangCurtains(dressing, curtains)
  const rank = ({ piece }: KitPiece) =>
    small.includes(piece) ? small.indexOf(piece) : small.length
  for (const each of wanted('surface').toSorted((a, b) => rank(a) - rank(b))) {
    putOnTop(dressing, each)
  }
  hangPendants(dressing, wanted('ceiling'))
  hangPictures(dressing, inRow(onWalls.filter(({ piece }) => piece !== 'curtains')))
}

/** Every fitting window gets curtains; the one pair of a kit stands for the one window of its picture. */
function hangCurtains(dressing: Dressing, [first, ...more]: readonly KitPiece[]): void {
  const size = first && dressing.sizes[first.piece]
  if (!first || !size) return
  const windows = curtainSpots(dressing.space, size)
  if (windows.length === 0) dressing.leftOut.push({ piece: first.piece, why: 'no-window' })
  for (const [at, spots] of windows.entries()) {
    placeAtFirstFit(dressing, more[at - 1] ?? first, spots, 'no-window')
  }
}

/** The mirror in the middle of its row. */
function inRow(wanted: readonly KitPiece[]): KitPiece[] {
  const mirrors = wanted.filter(({ piece }) => piece === 'mirror')
  const pictures = wanted.filter(({ piece }) => piece !== 'mirror')
  const half = Math.ceil(pictures.length / 2)
  return [...pictures.slice(0, half), ...mirrors, ...pictures.slice(half)]
}

/** Random turns of small things, degrees. */
const turns: Readonly<Record<string, number>> = { 'book-stack': 28, 'potted-plant': 60, vase: 20 }

/** One lamp is enough for a small table. */
const shares = /^(sideboard|coffee-table|dining-table|tv-bench|bench)$/

/** Puts a small thing on a table, a seat or a bed. */
function putOnTop(dressing: Dressing, wanted: KitPiece): void {
  const options = (preferredSurfaces[wanted.piece] ?? Object.keys(tabletopSpots)).flatMap((piece) =>
    dressing.puts
      .filter((put) => put.piece === piece)
      .flatMap((carrier) => optionsOn(dressing, wanted, carrier)),
  )
  placeAtFirstFit(dressing, wanted, options, 'no-table')
}

function optionsOn(dressing: Dressing, { piece }: KitPiece, carrier: PlacedPiece): PlaceOption[] {
  const soft = seatSpots[carrier.piece]?.[piece]
  if (soft) {
    const { lift, ...pose } = soft
    return [{ pose: poseInRoom(carrier.pose, pose), lift, isFriend: (put) => put === carrier }]
  }
  const top = tabletopSpots[carrier.piece]
  const size = dressing.sizes[piece]
  if (!top || !size) return []
  const held = dressing.puts.filter((put) => isOn(put, carrier))
  if (!shares.test(carrier.piece) && held.length > 0) return []
  const { halfWidth, halfDepth } = carrier.body
  const isPlant = piece === 'potted-plant'
  const needs = isPlant ? plantPotRadius : Math.max(size.width, size.depth) / 2
  // A rim of two centimeters, and no thing over the edge.
  const [mostX, mostZ] = [halfWidth - needs - 0.01, halfDepth - needs - 0.01]
  if (mostX < 0 || mostZ < 0) return []
  return top.spots.flatMap(([a, b]) => {
    const x = Math.max(-mostX, Math.min(mostX, a * halfWidth))
    const z = Math.max(-mostZ, Math.min(mostZ, b * halfDepth))
    if (top.isRound && Math.hypot(x, z) > mostX) return []
    const turn = turns[piece] ?? 0
    return [{ pose: poseInRoom(carrier.pose, { x, z, turn }), lift: round(carrier.body.top) }]
  })
}

/** Whether something stands on a piece. */
function isOn(put: PlacedPiece, carrier: PlacedPiece): boolean {
  if (put === carrier || Math.abs(put.lift - carrier.body.top) > 0.01) return false
  const far = Math.hypot(put.pose.x - carrier.pose.x, put.pose.z - carrier.pose.z)
  return far < Math.max(carrier.body.halfWidth, carrier.body.halfDepth)
}

const round = (lift: number) => Math.round(lift * 1000) / 1000

/** Over these, best first. */
const under = [
  'dining-table',
  'bedside-table',
  'stool',
  'side-table',
  'coffee-table',
  'study-table',
]

/** From a top to the lamp's underside at least: what stands there is seen. Meters. */
const headroom = 0.4

/** Hangs a kit's lamps from the ceiling: in a row over a long table, otherwise one over each small one. */
function hangPendants(dressing: Dressing, wanted: readonly KitPiece[]): void {
  const [first] = wanted
  if (!first) return
  const size = sizeOf(first.piece, dressing.sizes)
  const lift = round(dressing.space.height - size.height)
  const spots = under.flatMap((piece) =>
    dressing.puts
      .filter((put) => put.piece === piece && put.body.top + headroom <= lift)
      .map((table) => rowOver(table, size.width, wanted.length)),
  )
  for (const [at, each] of wanted.entries()) {
    const options = spots.flatMap((row): PlaceOption[] => {
      const pose = row.length > 1 ? row[at] : row[0]
      return pose ? [{ pose, lift }] : []
    })
    placeAtFirstFit(dressing, each, options, 'no-table')
  }
}

/** As many as hang over a table's length with air between them; in its middle where that is one. */
function rowOver(table: PlacedPiece, width: number, count: number) {
  const room = table.body.halfWidth * 2
  const isLong = tabletopSpots[table.piece]?.isRound !== true && room > 1.6
  const row = isLong ? Math.min(count, Math.floor(room / (width * 1.25))) : 1
  const apart = row > 2 ? width * 1.3 : width * 1.9
  return Array.from({ length: row }, (_, at) =>
    poseInRoom(table.pose, { x: (at - (row - 1) / 2) * apart, z: 0, turn: 0 }),
  )
}

/** Height of a picture's middle, meters: eye level. */
const eyeLevel = 1.53

/** Meters: to the wall's ends and openings; to other pictures; to what stands below. */
const air = { edge: 0.1, picture: 0.08, below: 0.1 } as const

/** Depth within which furniture hides what hangs on the wall. Meters. */
const before = 0.6

/** Pictures hang over these, best first. */
const over = ['modern-sofa', 'bed-frame', 'sideboard', 'study-table', 'tv-bench', 'bench']

/** Hangs pictures and mirrors: over the main piece as the style has it, the rest on free walls. */
function hangPictures(dressing: Dressing, wanted: readonly KitPiece[]): void {
  const hosts = over.flatMap((piece) => dressing.puts.filter((put) => put.piece === piece))
  const row = rowFor(dressing, wanted)
  for (const [at, each] of wanted.entries()) {
    const options = [
      ...hosts.flatMap((host) => overPiece(dressing, host, row[at] ?? 0, each)),
      ...elsewhere(dressing, each),
    ]
    placeAtFirstFit(dressing, each, options, 'no-wall')
  }
}

/** How far each is from the middle of what it hangs over, meters: a row, as wide as its pictures ask for. */
function rowFor({ character, sizes }: Dressing, wanted: readonly KitPiece[]): number[] {
  if (wanted.length === 1) return [character.picture]
  const widths = wanted.map(({ piece }) => sizes[piece]?.width ?? 0)
  const gap = 0.14
  const whole = widths.reduce((sum, width) => sum + width + gap, -gap)
  let from = -whole / 2
  return widths.map((width) => {
    const middle = from + width / 2
    from += width + gap
    return middle
  })
}

function overPiece(
  dressing: Dressing,
  host: PlacedPiece,
  right: number,
  wanted: KitPiece,
): PlaceOption[] {
  const { walls } = dressing.space
  return walls.flatMap((wall) => {
    const { by, off } = toWallFrame(wall, host.pose)
    const isBacked = host.pose.turn === wall.turn && off - host.body.halfDepth < 0.25 && off > 0
    if (!isBacked || by < 0 || by > wall.length) return []
    // Seen from the room a wall runs to the left, where its pieces have their right.
    return [right, -right, 0].flatMap((aside) => {
      const option = onWall(dressing, wall, by - aside * rightOf(wall, host), wanted, host.body.top)
      return option ? [option] : []
    })
  })
}

/** 1 where a piece's right is against the wall's direction. */
const rightOf = ({ along }: RoomWall, { body }: PlacedPiece): number =>
  Math.sign(-(along.x * body.cos - along.z * body.sin)) || 1

/** Free stretches of wall, from the best seen. */
function elsewhere(dressing: Dressing, wanted: KitPiece): PlaceOption[] {
  const { walls, eyes } = dressing.space
  const [eye] = eyes
  const found = walls.flatMap((wall) => {
    const middles = wallSpanMiddles(wall)
    const places = [...middles]
    for (let by = 0.5; by < wall.length; by += 0.3) places.push(by)
    return places.flatMap((by, rank) => {
      const option = onWall(dressing, wall, by, wanted, 0)
      if (!option) return []
      const at = eye && project(eye, option.pose.x, eyeLevel, option.pose.z)
      const isFront = at && at.ahead > 0
      const aside = at && isFront ? Math.abs(at.right) / (eye?.photo.width ?? 1) : 1
      return [{ option, cost: aside + (rank < middles.length ? 0 : 0.3) }]
    })
  })
  return found.toSorted((a, b) => a.cost - b.cost).map(({ option }) => option)
}

/** On a wall with its middle so far along. @returns null over openings, too near to others, or behind furniture */
function onWall(
  { sizes, space, puts }: Dressing,
  wall: RoomWall,
  by: number,
  { piece }: KitPiece,
  above: number,
): PlaceOption | null {
  const { width, height, depth } = sizeOf(piece, sizes)
  const lift = round(Math.max(eyeLevel - height / 2, above + air.below))
  const [from, to] = [by - width / 2, by + width / 2]
  if (from < air.edge || to > wall.length - air.edge || lift + height > space.height - air.edge) {
    return null
  }
  const isOver = wall.openings.some(
    (hole) =>
      from < hole.to + air.edge &&
      to > hole.from - air.edge &&
      lift < hole.head + air.edge &&
      lift + height > hole.sill - air.edge,
  )
  if (isOver) return null
  const pose = roundPose({ ...placeAlongWall(wall, by, depth / 2), turn: wall.turn })
  const near = placeAlongWall(wall, by, before / 2)
  const seenThrough = bodyAt({ width, depth: before, height }, { ...near, turn: wall.turn }, lift)
  const withAir = bodyAt(
    { width: width + air.picture * 2, depth: 0.2, height: height + air.picture * 2 },
    { ...placeAlongWall(wall, by, 0.1), turn: wall.turn },
    lift - air.picture,
  )
  const isHidden = puts.some(({ body, wall: hung, piece: other }) =>
    hung === undefined
      ? other !== 'pendant' && overlapDepth(seenThrough, body) > 0
      : overlapDepth(withAir, body) > 0,
  )
  return isHidden ? null : { pose, lift, wall: wall.index }
}
