import { useState } from 'react'
import { Color, Matrix4 } from 'three'
import { createRandom } from '../../../../../math/random.ts'
import { Instances } from '../../../../../stage/instances.tsx'
import { Brass, MatteMaterial, ShadowedMesh, useDisposable, woodColors } from './shadowed-mesh.tsx'
import { contactShadowTexture, wallTexture, woodTexture } from './textures.ts'

/** The bench on which every lesson stands, its top at y = 0, and the wall behind it. */
export function BenchRoom() {
  return (
    <>
      <mesh position={[0, -0.0175, 0.02]} receiveShadow>
        <boxGeometry args={[2.6, 0.035, 0.9]} />
        <meshStandardMaterial
          map={useDisposable(woodTexture)}
          map-repeat={[2.2, 2]}
          roughness={0.5}
          envMapIntensity={0.6}
        />
      </mesh>
      <mesh position={[0, 0.6, -0.43]} receiveShadow>
        <planeGeometry args={[3.4, 1.7]} />
        <meshStandardMaterial
          map={useDisposable(wallTexture)}
          roughness={1}
          envMapIntensity={0.35}
        />
      </mesh>
      <mesh position={[0, 0.0425, -0.42]}>
        <boxGeometry args={[3.4, 0.085, 0.012]} />
        <MatteMaterial color={0xdfe3dc} roughness={0.35} />
      </mesh>
    </>
  )
}

const thick = 0.018

interface ShelfProps {
  x: number
  y: number
  width: number
  /** Whether it stands out so far that two brackets hold it. */
  brackets?: boolean
}

/** A board at the wall, its top at y. Meters. */
export function Shelf({ x, y, width, brackets = true }: ShelfProps) {
  const depth = brackets ? 0.17 : 0.12
  const sides = brackets ? [-1, 1] : []
  return (
    <group position={[x, y, -0.42 + depth / 2]}>
      <ShadowedMesh position-y={-thick / 2}>
        <boxGeometry args={[width, thick, depth]} />
        <MatteMaterial color={woodColors.oak} roughness={0.6} />
      </ShadowedMesh>
      {sides.map((side) => (
        <ShadowedMesh
          key={side}
          position={[side * 0.37 * width, -0.055, 0.035 - depth / 2]}
          rotation-x={Math.PI / 4}
        >
          <cylinderGeometry args={[0.004, 0.004, 0.11, 24]} />
          <Brass />
        </ShadowedMesh>
      ))}
    </group>
  )
}

const spines = [0xb5563a, 0x3f5f7d, 0xe3d9c2, 0x6e7f57, 0xd9a441, 0x7d3b32, 0xc9bda6, 0x2f4858]
/** At the back of the bench, near the wall. */
const behind = -0.36

/** Books that stand in a row: where the first begins, meters, and how many there are. */
interface BookRow {
  from: number
  count: number
}

type Book = Record<'x' | 'width' | 'height' | 'color', number>

const [matrix, paint] = [new Matrix4(), new Color()]
const matrixOf = ({ x, width, height }: Book) =>
  matrix.makeScale(width, height, 0.12).setPosition(x + width / 2, height / 2, behind)
const colorOf = ({ color }: Book) => paint.set(color)

/** Rows of books for the eye to rest on, each with a thickness, a height and a color of its own. */
export function Books({ rows }: { rows: readonly BookRow[] }) {
  const [books] = useState(() => shelve(rows))
  return (
    <Instances items={books} {...{ matrixOf, colorOf }} castShadow receiveShadow>
      <boxGeometry />
      <MatteMaterial color={0xffffff} roughness={0.8} />
    </Instances>
  )
}

function shelve(rows: readonly BookRow[]): Book[] {
  const random = createRandom(19)
  const books: Book[] = []
  for (const { from, count } of rows) {
    let x = from
    for (const end = books.length + count; books.length < end; ) {
      const [thick, height] = [0.018 + random() * 0.022, 0.13 + random() * 0.06]
      const color = spines[(books.length * 3 + 1) % spines.length] ?? 0
      books.push({ x, width: thick * 0.95, height, color })
      x += thick
    }
  }
  return books
}

/** The dark under what stands on the bench. Meters. */
export function ContactShadow({ x, z, size }: { x: number; z: number; size: [number, number] }) {
  return (
    <mesh position={[x, 0.0006, z]} rotation-x={-Math.PI / 2} renderOrder={1}>
      <planeGeometry args={size} />
      <meshStandardMaterial
        map={useDisposable(contactShadowTexture)}
        transparent
        depthWrite={false}
      />
    </mesh>
  )
}
