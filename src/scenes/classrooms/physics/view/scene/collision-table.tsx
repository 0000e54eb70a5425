import { useRef } from 'react'
import type { Mesh } from 'three'
import {
  MatteMaterial,
  PrintedMaterial,
  ShadowedMesh,
  useCanvasTexture,
  woodColors,
} from '../../../common/view/scene/shadowed-mesh.tsx'
import { Block, BrassRod } from '../../../common/view/scene/shapes.tsx'
import { collisionConfig, sceneConfig } from '../../config.ts'
import { type ExperimentModelProps, useExperiment } from './experiment.ts'
import { palette } from './palette.ts'
import { Trail, type TrailHandle, thinOut } from './trail.tsx'

const { scale, top, puck } = sceneConfig.table
const side = 2 * (collisionConfig.table + collisionConfig.radius) * scale
const radius = collisionConfig.radius * scale
const legs = [-1, 1].flatMap((x) =>
  [-1, 1].map((z) => [(x * side) / 2.3, (z * side) / 2.3] as const),
)
/** Rows of a run from one dot to the next, at least; dots at most. */
const every = 3
const most = 240

/** A table with holes in its top, and two pucks whose height tells their mass. */
export function CollisionTable({ session }: ExperimentModelProps) {
  const { texture } = useCanvasTexture(1024, 1024, drawHoles)
  return (
    <>
      <Block
        position-y={top - 0.01}
        size={[side + 0.02, 0.02, side + 0.02]}
        color={woodColors.walnut}
      />
      <mesh position-y={top + 0.0006} rotation-x={-Math.PI / 2} receiveShadow>
        <planeGeometry args={[side, side]} />
        <PrintedMaterial map={texture} roughness={0.35} />
      </mesh>
      {legs.map(([x, z]) => (
        <BrassRod
          key={`${x} ${z}`}
          position={[x, (top - 0.02) / 2, z]}
          radius={0.009}
          height={top - 0.02}
        />
      ))}
      <Puck session={session} at={0} color={palette.first} />
      <Puck session={session} at={1} color={palette.second} />
    </>
  )
}

function Puck({ session, at, color }: ExperimentModelProps & { at: 0 | 1; color: number }) {
  const disc = useRef<Mesh>(null)
  const trail = useRef<TrailHandle>(null)
  useExperiment(session, 'collision', ({ state, rows }) => {
    const { x, y, mass } = state.discs[at]
    const high = puck * (0.7 + mass * 0.4)
    disc.current?.position.set(x * scale, top + 0.002 + high / 2, -y * scale)
    disc.current?.scale.setY(high)
    const places = thinOut(rows, every, most).map(({ ax, ay, bx, by }) =>
      at === 0 ? ([ax, ay] as const) : ([bx, by] as const),
    )
    trail.current?.put(places.map(([x, y]) => [x * scale, top + 0.0024, -y * scale] as const))
  })
  return (
    <>
      <ShadowedMesh ref={disc} name={`puck ${at}`}>
        <cylinderGeometry args={[radius * 0.94, radius, 1, 40]} />
        <MatteMaterial color={color} roughness={0.4} />
      </ShadowedMesh>
      <Trail ref={trail} color={color} radius={0.0022} most={most} />
    </>
  )
}

/** The table's top: rows of small holes, and the line that the pucks come along. */
function drawHoles(context: CanvasRenderingContext2D): void {
  context.fillStyle = '#e9ede9'
  context.fillRect(0, 0, 1024, 1024)
  context.fillStyle = 'rgb(35 38 44 / 0.28)'
  for (let row = 0; row < 30; row += 1) {
    for (let column = 0; column < 30; column += 1) {
      context.beginPath()
      context.arc(17 + column * 34.1, 17 + row * 34.1, 3, 0, Math.PI * 2)
      context.fill()
    }
  }
  context.strokeStyle = 'rgb(35 38 44 / 0.4)'
  context.lineWidth = 3
  context.setLineDash([16, 12])
  context.beginPath()
  context.moveTo(0, 512)
  context.lineTo(1024, 512)
  context.stroke()
}
