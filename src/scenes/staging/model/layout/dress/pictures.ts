import { tidy } from '../search/candidates.ts'
import { bodyAt, clash } from '../space/body.ts'
import { fromWall, placeAt, type RoomWall } from '../space/walls.ts'
import { type Dressing, type Option, type Put, putFirst, type Wanted } from './dressing.ts'

/** Eyes meet the middle of a picture here, metres. */
const eyeLevel = 1.53

/** Metres: to the wall's ends and openings; to other pictures; to what stands below. */
const air = { edge: 0.1, picture: 0.08, below: 0.1 } as const

/** What stands nearer to a wall hides what hangs there. Metres. */
const before = 0.6

/** Pictures hang over these, best first. */
const over = ['modern-sofa', 'bed-frame', 'sideboard', 'study-table', 'tv-bench', 'bench']

/** Hangs pictures and mirrors: over the main piece as its style has it, what is left where there is wall. */
export function hangPictures(dressing: Dressing, wanted: readonly Wanted[]): void {
  const hosts = over.flatMap((piece) => dressing.puts.filter((put) => put.piece === piece))
  const row = rowFor(dressing, wanted)
  for (const [at, each] of wanted.entries()) {
    const options = [
      ...hosts.flatMap((host) => overPiece(dressing, host, row[at] ?? 0, each)),
      ...elsewhere(dressing, each),
    ]
    putFirst(dressing, each, options, 'no-wall')
  }
}

/** How far each is from the middle of what it hangs over, metres: a row, as wide as its pictures ask for. */
function rowFor({ character, sizes }: Dressing, wanted: readonly Wanted[]): number[] {
  const hang = character.hang[wanted.length]
  if (wanted.length === 1) return [...(hang ?? [0])]
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

function overPiece(dressing: Dressing, host: Put, right: number, wanted: Wanted): Option[] {
  const { walls } = dressing.space
  return walls.flatMap((wall) => {
    const { by, off } = fromWall(wall, host.pose)
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
const rightOf = ({ along }: RoomWall, { body }: Put): number =>
  Math.sign(-(along.x * body.cos - along.z * body.sin)) || 1

/** Free stretches of wall, from the best seen. */
function elsewhere(dressing: Dressing, wanted: Wanted): Option[] {
  const { walls, eyes } = dressing.space
  const [eye] = eyes
  const found = walls.flatMap((wall) => {
    const edges = [0, ...wall.openings.flatMap(({ from, to }) => [from, to]), wall.length]
    const middles = edges.slice(1).map((edge, at) => (edge + (edges[at] ?? 0)) / 2)
    const places = [...middles]
    for (let by = 0.5; by < wall.length; by += 0.3) places.push(by)
    return places.flatMap((by, rank) => {
      const option = onWall(dressing, wall, by, wanted, 0)
      if (!option) return []
      const at = eye?.project(option.pose.x, eyeLevel, option.pose.z)
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
  { piece }: Wanted,
  above: number,
): Option | null {
  const size = sizes[piece]
  if (!size) throw new Error(`No piece ${piece}`)
  const { width, height, depth } = size
  const lift = Math.round(Math.max(eyeLevel - height / 2, above + air.below) * 1000) / 1000
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
  const pose = tidy({ ...placeAt(wall, by, depth / 2), turn: wall.turn })
  const near = placeAt(wall, by, before / 2)
  const seenThrough = bodyAt({ width, depth: before, height }, { ...near, turn: wall.turn }, lift)
  const round = bodyAt(
    { width: width + air.picture * 2, depth: 0.2, height: height + air.picture * 2 },
    { ...placeAt(wall, by, 0.1), turn: wall.turn },
    lift - air.picture,
  )
  const isHidden = puts.some(({ body, wall: hung, piece: other }) =>
    hung === undefined
      ? other !== 'pendant' && clash(seenThrough, body) > 0
      : clash(round, body) > 0,
  )
  return isHidden ? null : { pose, lift, wall: wall.index }
}
