import { useEffect, useMemo } from 'react'
import { createRandom } from '../../math/random.ts'
import type { EmptyRoomSize } from '../model/design/design.ts'
import { createTileTexture } from './tile-texture.ts'

/** A window in the wall at the back, meters: where it begins and ends along x, and above the floor. */
export interface RoomWindow {
  from: number
  to: number
  sill: number
  head: number
}

interface RoomShellProps extends EmptyRoomSize {
  /** Colors of the walls at the back, left, front and right. */
  walls?: readonly string[]
  ceiling?: string
  /** The sun shines through it, so that walls and ceiling cast shadows. */
  window?: RoomWindow
}

/** Skirting boards, meters. */
const board = { height: 0.08, depth: 0.014 }

/**
 * A room around the origin of its floor: oak planks, walls that are seen from inside only, white skirting boards.
 */
export function RoomShell({ width, depth, height, walls = [], ceiling, window }: RoomShellProps) {
  const planks = useMemo(plankTexture, [])
  useEffect(() => () => planks.dispose(), [planks])
  const sides = [0, 1, 2, 3].map((side) => {
    const [long, away] = side % 2 === 0 ? [width, depth / 2] : [depth, width / 2]
    const hole = side === 0 ? window : undefined
    return { turn: (side * Math.PI) / 2, long, away, hole, color: walls[side] ?? '#ebe6da' }
  })
  const castShadow = window !== undefined
  return (
    <>
      <mesh rotation-x={-Math.PI / 2} receiveShadow>
        <planeGeometry args={[width, depth]} />
        <meshStandardMaterial
          map={planks}
          map-repeat={[width / plankTile.size, depth / plankTile.size]}
          roughness={0.72}
        />
      </mesh>
      <mesh rotation-x={Math.PI / 2} position-y={height} receiveShadow castShadow={castShadow}>
        <planeGeometry args={[width, depth]} />
        <meshStandardMaterial color={ceiling ?? '#f7f5f0'} roughness={1} />
      </mesh>
      {sides.map(({ turn, long, away, hole, color }) => (
        <group key={turn} rotation-y={turn} position-z={0}>
          {partsAround(long, height, hole).map(([x, y, wide, high]) => (
            <mesh key={`${x} ${y}`} position={[x, y, -away]} receiveShadow castShadow={castShadow}>
              <planeGeometry args={[wide, high]} />
              <meshStandardMaterial color={color} roughness={0.95} />
            </mesh>
          ))}
          <mesh position={[0, board.height / 2, board.depth / 2 - away]} receiveShadow>
            <boxGeometry args={[long, board.height, board.depth]} />
            <meshStandardMaterial color="#faf9f6" roughness={0.6} />
          </mesh>
        </group>
      ))}
      {window && <WindowFrame {...window} at={-depth / 2} />}
    </>
  )
}

/** Middle and size of the rectangles that are left of a wall around its window. */
function partsAround(long: number, high: number, hole: RoomWindow | undefined) {
  if (!hole) return [[0, high / 2, long, high]] as const
  const { from, to, sill, head } = hole
  const side = (a: number, b: number) => [(a + b) / 2, high / 2, b - a, high] as const
  const [middle, wide] = [(from + to) / 2, to - from]
  return [
    side(-long / 2, from),
    side(to, long / 2),
    [middle, sill / 2, wide, sill],
    [middle, (head + high) / 2, wide, high - head],
  ] as const
}

/** Of a window, meters: thickness and depth of its frame, distance and margins of the garden behind it. */
const frame = { thick: 0.05, depth: 0.12, garden: 0.4, aside: 1, above: 0.1 }

/** A white frame with a mullion, a sill, and daylight with a garden out of focus behind. */
function WindowFrame({ from, to, sill, head, at }: RoomWindow & { at: number }) {
  const garden = useMemo(gardenTexture, [])
  useEffect(() => () => garden.dispose(), [garden])
  const [x, y, wide, high] = [(from + to) / 2, (sill + head) / 2, to - from, head - sill]
  const { thick, depth } = frame
  const bars = [
    [from + thick / 2, y, thick, high],
    [x, y, thick, high],
    [to - thick / 2, y, thick, high],
    [x, head - thick / 2, wide, thick],
    [x, sill + thick / 2, wide, thick],
  ] as const
  return (
    <>
      {bars.map(([left, up, across, tall]) => (
        <mesh key={`${left} ${up}`} position={[left, up, at - depth / 2]} castShadow receiveShadow>
          <boxGeometry args={[across, tall, depth]} />
          <meshStandardMaterial color="#f6f4ef" roughness={0.6} />
        </mesh>
      ))}
      <mesh position={[x, sill - 0.015, at]} receiveShadow>
        <boxGeometry args={[wide + 0.1, 0.03, 0.1]} />
        <meshStandardMaterial color="#faf9f6" roughness={0.6} />
      </mesh>
      <mesh position={[x, (head + frame.above) / 2, at - frame.garden]}>
        <planeGeometry args={[wide + 2 * frame.aside, head + frame.above]} />
        {/* Transparent, as the shadows under the pieces are, which need the same program. */}
        <meshBasicMaterial map={garden} transparent />
      </mesh>
    </>
  )
}

/** From lawn to sky, with a hedge and crowns of trees between: out of focus, as an eye sees them that looks at a room. */
function gardenTexture() {
  const random = createRandom(11)
  const leaves = Array.from(
    { length: 40 },
    () => [random() * 64, 24 + random() * 30, 2 + random() * 5] as const,
  )
  return createTileTexture(64, 64, (x, y) => {
    // Rows count from below.
    const [r, g, b] = y < 20 ? [166, 184, 104] : y < 30 ? [104, 132, 74] : [228, 238, 240]
    const shade = leaves.reduce((sum, [at, up, radius]) => {
      const near = Math.max(0, 1 - Math.hypot(x - at, y - up) / (2 * radius))
      return sum + near * near
    }, 0)
    const leaf = Math.min(0.9, y < 20 ? 0 : shade * 1.1)
    const mix = (from: number, to: number) => from + (to - from) * leaf
    return [mix(r, 96), mix(g, 128), mix(b, 66)]
  })
}

/** The tile of the plank texture, meters and pixels. */
const plankTile = { size: 1.8, pixels: 256, planks: 10 }

/** Oak planks in several shades with dark joints; always the same. */
function plankTexture() {
  const { pixels, planks } = plankTile
  const random = createRandom(7)
  const shades = Array.from({ length: planks }, () => 0.92 + random() * 0.16)
  const ends = Array.from({ length: planks }, () => Math.floor(random() * pixels))
  const grain = Array.from({ length: pixels }, () => 0.985 + random() * 0.03)
  const wide = pixels / planks
  return createTileTexture(pixels, pixels, (x, y) => {
    const plank = Math.min(planks - 1, Math.floor(x / wide))
    const joint = x % wide < 1 || Math.abs(y - (ends[plank] ?? 0)) < 1
    const shade = (shades[plank] ?? 1) * (grain[x] ?? 1) * (joint ? 0.78 : 1)
    return [196 * shade, 162 * shade, 120 * shade]
  })
}
