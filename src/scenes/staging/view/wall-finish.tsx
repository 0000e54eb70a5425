import { useEffect, useMemo } from 'react'
import type { DataTexture } from 'three'
import { createRandom } from '../../../math/random.ts'
import { showroomConfig } from '../../../room-photo/model/showroom-config.ts'
import { createTileTexture } from '../../../room-photo/view/tile-texture.ts'
import type { StyleId } from '../config.ts'

const { width, depth, height } = showroomConfig.size

/** What the sofa's wall is made of in a style, as in its picture (`assets/blender/styles/walls.py`). */
export function WallFinish({ style, color }: { style: StyleId; color: string }) {
  return (
    // Along x as one looks at the wall from the room, z out of it.
    <group position={[-width / 2, 0, 0]} rotation-y={Math.PI / 2}>
      {style === 'scandinavian' && <Boards />}
      {style === 'industrial' && (
        <Tiles tile={bricks} from={-depth / 2} to={depth / 2} top={height} />
      )}
      {style === 'contemporary' && (
        <Tiles tile={slats} from={-1.62} to={1.86} low={0.1} top={2.676} off={0.034} />
      )}
      {style === 'traditional' && <Panels color={color} />}
      {style === 'bohemian' && <Arch color={color} />}
    </group>
  )
}

interface Tile {
  create: () => DataTexture
  /** Meters. */
  wide: number
  high: number
}

interface TilesProps {
  tile: Tile
  from: number
  to: number
  low?: number
  top: number
  /** Thickness, meters. */
  off?: number
}

/** A part of the wall that is covered with tiles of a texture. */
function Tiles({ tile, from, to, low = 0, top, off = 0.002 }: TilesProps) {
  const texture = useMemo(() => tile.create(), [tile])
  useEffect(() => () => texture.dispose(), [texture])
  return (
    <mesh position={[(from + to) / 2, (low + top) / 2, off / 2]} receiveShadow>
      <boxGeometry args={[to - from, top - low, off]} />
      <meshStandardMaterial
        map={texture}
        map-repeat={[(to - from) / tile.wide, (top - low) / tile.high]}
        roughness={0.8}
      />
    </mesh>
  )
}

/** White tongue-and-groove boards with a cap under the painted wall. */
const Boards = () => (
  <>
    <Tiles tile={boards} from={-depth / 2} to={depth / 2} low={0.08} top={1.1} off={0.014} />
    <mesh position={[0, 1.11, 0.017]}>
      <boxGeometry args={[depth, 0.026, 0.034]} />
      <meshStandardMaterial color="#ece8df" roughness={0.5} />
    </mesh>
  </>
)

const dado = 0.92
const cream = '#e4dccb'

/** A dado of framed panels, and taller frames above. */
function Panels({ color }: { color: string }) {
  const step = depth / 6
  return (
    <>
      <mesh position={[0, dado / 2, 0.005]} receiveShadow>
        <boxGeometry args={[depth, dado, 0.01]} />
        <meshStandardMaterial color={cream} roughness={0.5} />
      </mesh>
      <mesh position={[0, dado - 0.005, 0.018]}>
        <boxGeometry args={[depth, 0.05, 0.036]} />
        <meshStandardMaterial color={cream} roughness={0.5} />
      </mesh>
      {Array.from({ length: 6 }, (_, at) => -depth / 2 + at * step).map((from) => (
        <Molding
          key={from}
          from={from + 0.09}
          to={from + step - 0.09}
          low={0.22}
          top={dado - 0.13}
          color={cream}
        />
      ))}
      {(
        [
          [-depth / 2 + 0.1, -1.25],
          [-1.05, 1.25],
          [1.45, depth / 2 - 0.1],
        ] as const
      ).map(([from, to]) => (
        <Molding key={from} {...{ from, to, color }} low={dado + 0.14} top={height - 0.22} />
      ))}
    </>
  )
}

interface MoldingProps {
  from: number
  to: number
  low: number
  top: number
  color: string
}

/** Four moldings around a panel. */
function Molding({ from, to, low, top, color }: MoldingProps) {
  const [x, y, wide, high, thick] = [(from + to) / 2, (low + top) / 2, to - from, top - low, 0.034]
  return [
    [x, low, wide, thick],
    [x, top, wide, thick],
    [from, y, thick, high],
    [to, y, thick, high],
  ].map(([left, up, across, tall]) => (
    <mesh key={`${left} ${up}`} position={[left ?? 0, up ?? 0, 0.012]} castShadow receiveShadow>
      <boxGeometry args={[across, tall, 0.024]} />
      <meshStandardMaterial color={color} roughness={0.5} />
    </mesh>
  ))
}

/** Of the painted arch: its middle, half its width, and where it begins to round. Meters. */
const arch = { x: 0.1, half: 1.4, spring: 1.06, ground: '#e7d9c2' }

/** Limewash around an arch in the wall's own color. */
function Arch({ color }: { color: string }) {
  const { x, half, spring, ground } = arch
  return (
    <>
      <mesh position={[0, height / 2, 0.001]} receiveShadow>
        <planeGeometry args={[depth, height]} />
        <meshStandardMaterial color={ground} roughness={0.95} />
      </mesh>
      <mesh position={[x, spring, 0.002]} receiveShadow>
        <circleGeometry args={[half, 48, 0, Math.PI]} />
        <meshStandardMaterial color={color} roughness={0.95} />
      </mesh>
      <mesh position={[x, spring / 2, 0.002]} receiveShadow>
        <planeGeometry args={[2 * half, spring]} />
        <meshStandardMaterial color={color} roughness={0.95} />
      </mesh>
    </>
  )
}

const boards: Tile = {
  wide: 0.09,
  high: 1,
  create: () => createTileTexture(32, 1, (x) => (x < 2 ? [176, 172, 164] : [236, 232, 223])),
}

const slats: Tile = {
  wide: 0.058,
  high: 1,
  create: () =>
    createTileTexture(32, 1, (x) => (x < 10 ? [31, 24, 20] : [112 - (x % 5) * 2, 74, 50])),
}

/** Four courses of brick, each by half a brick aside. */
const bricks: Tile = {
  wide: 0.9,
  high: 0.3,
  create: () => {
    const random = createRandom(5)
    const shades = Array.from({ length: 64 }, () => 0.78 + random() * 0.4)
    return createTileTexture(256, 96, (x, y) => {
      const row = Math.floor(y / 24)
      const along = (x + (row % 2) * 32) % 256
      if (y % 24 < 3 || along % 64 < 3) return [176, 164, 150]
      const shade = shades[row * 4 + Math.floor(along / 64)] ?? 1
      return [150 * shade, 84 * shade, 62 * shade]
    })
  },
}
