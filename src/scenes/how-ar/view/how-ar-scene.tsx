import { useFrame } from '@react-three/fiber'
import { type RefObject, useMemo, useRef } from 'react'
import {
  type BufferGeometry,
  DoubleSide,
  type Group,
  Line,
  type LineBasicMaterial,
  Mesh,
  type MeshBasicMaterial,
  type MeshLambertMaterial,
} from 'three'
import { orbitEye, type Point3 } from '../../../math/orbit.ts'
import { motionAllowed } from '../../../stage/flags.ts'
import { elapsedMs, placeOrbitCamera, useFrameOnChange } from '../../../stage/frame.ts'
import {
  boxEdges,
  boxesGeometry,
  positionsGeometry,
  ribbonGeometry,
} from '../../../stage/geometry.ts'
import { Stage } from '../../../stage/stage.tsx'
import { SunLight } from '../../../stage/sun-light.tsx'
import { howArConfig } from '../config.ts'
import { type AnimationState, animationStateAt } from '../model/animation-state.ts'
import { deviceFrameDistance } from '../model/drawing.ts'
import { approachStage, type HowArState } from '../model/how-ar.ts'
import { cityModelBoxes, featurePoints, planeDots, tableBoxes, tramLine } from '../model/table.ts'

const camera = { fov: howArConfig.fieldOfView, near: 0.1, far: 30 }

/** The table and what appears on it: all code that needs three.js. */
export function HowArScene({ state }: { state: HowArState }) {
  return (
    <Stage name="how-ar" shadows camera={camera}>
      <hemisphereLight args={[0xffffff, 0xb8a98f, 2]} />
      {/* From a window to the left. */}
      <SunLight
        color={0xfff1e0}
        intensity={2.2}
        position={[-2.2, 3.4, 1.8]}
        reach={1.4}
        depth={[0.5, 8]}
        shadowPixels={1024}
        shadow-normalBias={0.01}
      />
      <Table />
      <Story state={state} />
    </Stage>
  )
}

function Table() {
  const table = useMemo(() => boxesGeometry(tableBoxes()), [])
  return (
    <>
      <mesh geometry={table} castShadow receiveShadow>
        <meshLambertMaterial color={0xc39c68} />
      </mesh>
      <mesh rotation-x={-Math.PI / 2} receiveShadow>
        <planeGeometry args={[6, 6]} />
        <shadowMaterial opacity={0.11} />
      </mesh>
    </>
  )
}

/** Animates from stage to stage; with reduced motion it cuts. */
function Story({ state }: { state: HowArState }) {
  const moment = useRef(state.stage)
  const pose = useRef(animationStateAt(state.stage))
  useFrameOnChange(state)

  // Before the components that show the pose in the same frame.
  useFrame(({ camera, invalidate }, delta) => {
    moment.current = motionAllowed()
      ? approachStage(moment.current, state.stage, elapsedMs(delta))
      : state.stage
    if (moment.current !== state.stage) invalidate()
    pose.current = animationStateAt(moment.current)
    placeOrbitCamera(camera, pose.current.eye)
  }, -1)

  return (
    <>
      <Dots
        places={featurePoints}
        color={0xe0561f}
        size={0.042}
        share={() => pose.current.points}
      />
      <Dots places={planeDots} color={0x3f63ff} size={0.022} share={() => pose.current.plane} />
      <Plan pose={pose} />
      <Device pose={pose} />
    </>
  )
}

interface DotsProps {
  places: () => Point3[]
  color: number
  /** meters */
  size: number
  /** the share of them that has been found, 0 to 1 */
  share: () => number
}

/** Feature points, or the dots of the detected plane. */
function Dots({ places, color, size, share }: DotsProps) {
  const dots = useMemo(
    () => positionsGeometry(places().flatMap(({ x, y, z }) => [x, y + 0.003, z])),
    [places],
  )
  useFrame(() => drawShare(dots, share()))
  return (
    <points geometry={dots}>
      <pointsMaterial color={color} size={size} />
    </points>
  )
}

interface PartProps {
  pose: RefObject<AnimationState>
}

/** The model: drawn in lines first, then solid, while it comes down onto the table. */
function Plan({ pose }: PartProps) {
  const root = useRef<Group>(null)
  const solid = useRef<Mesh<BufferGeometry, MeshLambertMaterial>>(null)
  const track = useRef<MeshBasicMaterial>(null)
  const wire = useRef<LineBasicMaterial>(null)
  const blocks = useMemo(() => boxesGeometry(cityModelBoxes()), [])
  const edges = useMemo(() => boxEdges(cityModelBoxes()), [])
  const line = useMemo(() => ribbonGeometry(tramLine(), 0.022), [])
  useFrame(() => {
    if (!(root.current && solid.current && track.current && wire.current)) return
    const now = pose.current
    root.current.visible = now.wire > 0
    root.current.position.y = howArConfig.table.height + now.lift
    solid.current.castShadow = now.solid > 0.5
    solid.current.material.opacity = now.solid
    solid.current.material.depthWrite = now.solid > 0.5
    track.current.opacity = Math.max(now.solid, now.wire * 0.6)
    wire.current.opacity = 1 - 0.8 * now.solid
    drawShare(edges, now.wire, 2)
  })
  return (
    <group ref={root} name="plan">
      <mesh ref={solid} geometry={blocks} receiveShadow>
        <meshLambertMaterial color={0xf6f3ec} transparent />
      </mesh>
      <mesh geometry={line}>
        <meshBasicMaterial ref={track} color={0xe0561f} transparent />
      </mesh>
      <lineSegments geometry={edges}>
        <lineBasicMaterial ref={wire} color={0x3f63ff} transparent />
      </lineSegments>
    </group>
  )
}

const { device } = howArConfig

/** The corners of the device's frame, ahead of a lens at the origin that looks along z. */
const frameCorners = [
  [-1, 1],
  [1, 1],
  [1, -1],
  [-1, -1],
].map(([x = 0, y = 0]) => [(x * device.width) / 2, (y * device.height) / 2, deviceFrameDistance])

/** Rays from the frame on, to about the table. */
const rayPositions = frameCorners.flatMap((corner) => [corner, corner.map((part) => part * 3.6)])

/** The path of the frame after the model was placed. */
function trailPositions(): number[] {
  const { yaw, distance } = device
  const end = animationStateAt(howArConfig.stages - 1).device
  return Array.from({ length: 40 }, (_, part) => {
    const turned = yaw.from + ((yaw.to - yaw.from) * part) / 39
    const { x, y, z } = orbitEye({ ...end, yaw: turned, distance: distance - deviceFrameDistance })
    return [x, y, z]
  }).flat()
}

/** The frame of the device, its view frustum, and the path behind it. */
function Device({ pose }: PartProps) {
  const root = useRef<Group>(null)
  const held = useRef<Group>(null)
  const frame = useMemo(() => positionsGeometry(frameCorners.flat()), [])
  const rays = useMemo(() => positionsGeometry(rayPositions.flat()), [])
  const trail = useMemo(() => positionsGeometry(trailPositions()), [])
  useFrame(() => {
    if (!root.current || !held.current) return
    const { device: orbit, deviceShown, gone } = pose.current
    root.current.visible = deviceShown > 0
    root.current.traverse((part) => {
      if (part instanceof Mesh || part instanceof Line)
        part.material.opacity = deviceShown * part.userData.opacity
    })
    held.current.position.copy(orbitEye(orbit))
    held.current.lookAt(orbit.middle.x, orbit.middle.y, orbit.middle.z)
    drawShare(trail, gone)
  })
  return (
    <group ref={root} name="device">
      <group ref={held}>
        <lineSegments geometry={rays} userData={{ opacity: 0.55 }}>
          <lineBasicMaterial color={0x87826f} transparent />
        </lineSegments>
        <mesh position-z={deviceFrameDistance} userData={{ opacity: 0.14 }}>
          <planeGeometry args={[device.width, device.height]} />
          <meshBasicMaterial color={0x3f63ff} transparent side={DoubleSide} depthWrite={false} />
        </mesh>
        <lineLoop geometry={frame} userData={{ opacity: 1 }}>
          <lineBasicMaterial color={0x6a7180} transparent />
        </lineLoop>
      </group>
      <threeLine geometry={trail} userData={{ opacity: 1 }}>
        <lineBasicMaterial color={0xe0561f} transparent />
      </threeLine>
    </group>
  )
}

/** Draws a share of a geometry, in whole pieces. */
function drawShare(geometry: BufferGeometry, share: number, piece = 1): void {
  const { count } = geometry.getAttribute('position')
  geometry.setDrawRange(0, Math.round((count * share) / piece) * piece)
}
