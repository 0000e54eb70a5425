import { useFrame, useThree } from '@react-three/fiber'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { Mesh, type Object3D, type PerspectiveCamera, Plane, Vector3 } from 'three'
import { subscribe } from 'valtio/vanilla'
import { radians } from '../../../../math/angle.ts'
import { motionAllowed } from '../../../../stage/flags.ts'
import { Stage } from '../../../../stage/stage.tsx'
import type { FloorPoint } from '../../model/camera/floor.ts'
import {
  type CameraPose,
  type Dollhouse,
  dollhouseConfig,
  dollhouseOrbit,
  interpolatePose,
  isOccluding,
  outerWalls,
  poseOfOrbit,
} from '../../model/home/dollhouse.ts'
import type { HomeData } from '../../model/home/home-data.ts'
import { dollhouseContext } from './context.ts'
import { HomeModel } from './home-model.tsx'

export type DollhouseSceneProps = {
  house: Dollhouse
  home: HomeData
  /** Where one stands in the room that is flown into, and looks; null for no room of the home. */
  standingPose: (id: string) => CameraPose | null
  /** Is told what place on the floor was pressed. */
  onPress: (place: FloorPoint) => void
  /** Is told after each frame from where the home was seen; null while one flies into it. */
  onFrame: (seen: { view: Dollhouse['view']; width: number; height: number } | null) => void
  onArrive: (id: string) => void
  /** The home is drawn no more: it failed, its context was lost, or it was taken away. */
  onGone: () => void
  onInterrupted: (lost: boolean) => void
}

const camera = {
  fov: dollhouseConfig.fieldOfView,
  near: 0.1,
  far: 120,
  position: [0, 14, 16] as [number, number, number],
}

/** The home from above: all that needs three.js. */
export function DollhouseScene({ onInterrupted, onGone, ...props }: DollhouseSceneProps) {
  const [cut, setCut] = useState<{ to: ReturnType<typeof cutWalls> }>()
  const [failure, setFailure] = useState<{ error: unknown }>()
  const [width, , depth] = props.home.size
  const leave = useEffectEvent(onGone)
  useEffect(() => () => leave(), [])
  // The slot around it says so, and can try again.
  if (failure) throw failure.error
  return (
    <Stage
      {...dollhouseContext}
      name="dollhouse"
      camera={camera}
      className="absolute inset-0"
      onInterrupted={(isLost) => {
        if (isLost) onGone()
        onInterrupted(isLost)
      }}
    >
      <HomeModel
        onReady={(root) => setCut({ to: cutWalls(root, props.home) })}
        onError={(error) => setFailure({ error })}
      />
      {/* The floor of all rooms, unseen. */}
      <mesh rotation-x={-Math.PI / 2} onClick={({ point: { x, z } }) => props.onPress([x, z])}>
        <planeGeometry args={[width, depth]} />
        <meshBasicMaterial visible={false} />
      </mesh>
      <HouseRig {...props} cut={cut?.to} />
    </Stage>
  )
}

/** Where no plane cuts anything, meters. */
const beyond = 1000

/**
 * Cuts the outer walls of the home that hide its rooms, with the windows in them. Planes that cut nothing lie far off:
 * their number, which is part of the program, stays.
 * @returns is told from where the home is seen, in degrees; null: from inside, where all walls stand
 */
function cutWalls(root: Object3D, home: Pick<HomeData, 'rooms'>): (yaw: number | null) => void {
  const corners = home.rooms.flatMap(({ polygon }) => polygon)
  const planes = outerWalls.map((wall) => {
    const [x, z] = wall
    // The inner faces of the outer walls: all rooms lie on this side.
    const face = Math.max(...corners.map((corner) => corner[0] * x + corner[1] * z))
    return { wall, face, plane: new Plane(new Vector3(-x, 0, -z), beyond) }
  })
  root.traverse((part) => {
    if (!(part instanceof Mesh)) return
    for (const material of [part.material].flat())
      material.clippingPlanes = planes.map(({ plane }) => plane)
  })
  return (yaw) => {
    for (const { wall, face, plane } of planes)
      plane.constant = yaw !== null && isOccluding(wall, yaw) ? face : beyond
  }
}

type RigProps = Omit<DollhouseSceneProps, 'onInterrupted' | 'onGone'> & {
  /** Cuts the walls that are near; undefined before the home is in the scene. */
  cut: ((yaw: number | null) => void) | undefined
}

/** of the home, meters */
const wallHeight = 2.6

/** A device that draws slower than this sees the flight slower, not less of it; ms. */
const longest = 100

/** Puts the state on the screen each time it changes, and flies into a room. */
function HouseRig(props: RigProps) {
  const { house, cut } = props
  const invalidate = useThree((state) => state.invalidate)
  const renderer = useThree((state) => state.gl)
  const latest = useRef(props)
  latest.current = props
  const flight = useRef({ to: '', spent: 0, at: 0 })

  useEffect(() => subscribe(house, () => invalidate()), [house, invalidate])
  useEffect(() => {
    renderer.localClippingEnabled = true
    if (cut) invalidate()
  }, [renderer, cut, invalidate])

  useFrame(({ camera, size }) => {
    const { standingPose, onFrame, onArrive } = latest.current
    const { width, height } = size
    const seen = poseOfOrbit(dollhouseOrbit(house.view, width / height))
    const to = house.flight === null ? null : standingPose(house.flight)
    if (house.flight === null || !to) {
      flight.current = { to: '', spent: 0, at: 0 }
      apply(camera as PerspectiveCamera, seen)
      cut?.(house.view.yaw)
      if (cut) onFrame({ view: house.view, width, height })
      return
    }
    const own = flight.current
    const now = performance.now()
    if (own.to !== house.flight) Object.assign(own, { to: house.flight, spent: 0, at: now })
    const before = own.spent
    const elapsed = motionAllowed() ? Math.min(now - own.at, longest) : dollhouseConfig.flight
    own.spent = Math.min(dollhouseConfig.flight, own.spent + elapsed)
    own.at = now
    const pose = interpolatePose(seen, to, own.spent / dollhouseConfig.flight)
    apply(camera as PerspectiveCamera, pose)
    // One comes in over the walls, and stands between them.
    cut?.(pose.at[1] < wallHeight ? null : house.view.yaw)
    onFrame(null)
    if (own.spent < dollhouseConfig.flight) return invalidate()
    if (before < dollhouseConfig.flight) onArrive(own.to)
  })
  return null
}

function apply(camera: PerspectiveCamera, { at, heading, pitch, fov }: CameraPose) {
  camera.position.set(...at)
  camera.rotation.set(radians(pitch), -radians(heading), 0, 'YXZ')
  if (camera.fov === fov) return
  camera.fov = fov
  camera.updateProjectionMatrix()
}
