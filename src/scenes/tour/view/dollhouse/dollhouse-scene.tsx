import { useFrame, useThree } from '@react-three/fiber'
import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react'
import { Mesh, type Object3D, type PerspectiveCamera, Plane, Vector3 } from 'three'
import { radians } from '../../../../math/angle.ts'
import { motionAllowed } from '../../../../stage/flags.ts'
import { approach, elapsedMs, useFrameOnChange } from '../../../../stage/frame.ts'
import { Stage } from '../../../../stage/stage.tsx'
import type { FloorPoint } from '../../model/camera/floor.ts'
import {
  type CameraPose,
  type Dollhouse,
  dollhouseConfig,
  dollhouseOrbit,
  homeRoomIdAt,
  interpolatePose,
  isOccluding,
  outerWallNormals,
  poseOfOrbit,
} from '../../model/home/dollhouse.ts'
import type { HomeData } from '../../model/home/home-data.ts'
import { HomeModel, parseHomeModel } from './home-model.tsx'
import { createRoomLight } from './room-light.ts'

export { parseHomeModel }

export type DollhouseSceneProps = {
  house: Dollhouse
  home: HomeData
  /** What is drawn of it; without it the whole model is fetched. */
  model?: Object3D
  /** Where one stands in the room that is flown into, and looks; null for no room of the home. */
  standingPose: (id: string) => CameraPose | null
  /** Is told what place on the floor was pressed. */
  onPress: (place: FloorPoint) => void
  onArrive: (id: string) => void
  /** The home is drawn no more: it failed, its context was lost, or it was taken away. */
  onGone: () => void
}

const camera = {
  fov: dollhouseConfig.fieldOfView,
  near: 0.1,
  far: 120,
  position: [0, 14, 16] as [number, number, number],
}

/** The home from above: all that needs three.js. */
export function DollhouseScene({ onGone, model, ...props }: DollhouseSceneProps) {
  const { house, home, onPress } = props
  const [parts, setParts] = useState(() => model && prepareParts(model, home))
  const [failure, setFailure] = useState<{ error: unknown }>()
  const [width, , depth] = home.size
  const leave = useEffectEvent(onGone)
  useEffect(() => () => leave(), [])
  // The slot around it says so, and can try again.
  if (failure) throw failure.error
  return (
    <Stage name="dollhouse" camera={camera} onLost={onGone}>
      <HomeModel
        model={model}
        onReady={(root) => setParts(prepareParts(root, home))}
        onError={(error) => setFailure({ error })}
      />
      {/* The floor of all rooms, unseen. */}
      <mesh
        rotation-x={-Math.PI / 2}
        onClick={({ point: { x, z } }) => onPress([x, z])}
        onPointerMove={({ point: { x, z }, pointerType }) => {
          // A finger has no place before it presses.
          if (pointerType === 'mouse') house.hovered = homeRoomIdAt(home, [x, z]) ?? null
        }}
        onPointerOut={() => {
          house.hovered = null
        }}
      >
        <planeGeometry args={[width, depth]} />
        <meshBasicMaterial visible={false} />
      </mesh>
      <HouseRig {...props} parts={parts} />
    </Stage>
  )
}

type Parts = ReturnType<typeof prepareParts>

/** What the rig changes of a model that is in the scene: which walls stand, and which room is lit. */
function prepareParts(root: Object3D, home: Pick<HomeData, 'rooms'>) {
  const light = createRoomLight(home)
  root.traverse((part) => {
    if (!(part instanceof Mesh)) return
    for (const material of [part.material].flat()) material.onBeforeCompile = light.onBeforeCompile
  })
  return { cut: cutWalls(root, home), light }
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
  const planes = outerWallNormals.map((wall) => {
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

type RigProps = Pick<DollhouseSceneProps, 'house' | 'standingPose' | 'onArrive'> & {
  /** undefined before the home is in the scene */
  parts: Parts | undefined
}

/** of the home, meters */
const wallHeight = 2.6

/** How long a room takes to be lit, ms. */
const lighting = 200

/** A device that draws slower than this sees the flight slower, not less of it; ms. */
const longest = 100

/** Puts the state on the screen each time it changes, and flies into a room. */
function HouseRig({ house, standingPose, onArrive, parts }: RigProps) {
  const invalidate = useThree((state) => state.invalidate)
  const renderer = useThree((state) => state.gl)
  const flight = useRef({ to: '', spent: 0 })
  const swayedSince = useRef<number>(undefined)

  useFrameOnChange(house)
  // Before the first frame: materials would be compiled again.
  useLayoutEffect(() => {
    renderer.localClippingEnabled = true
    if (parts) invalidate()
  }, [renderer, parts, invalidate])

  useFrame((_, delta) => {
    if (!parts) return
    const { light } = parts
    const { litShare } = light.uniforms
    const lit = light.follow(house) && house.flight === null ? 1 : 0
    litShare.value = approach(litShare.value, lit, elapsedMs(delta), lighting)
    if (litShare.value !== lit) invalidate()
    if (!house.isSwaying) return
    const { yaw, sway } = dollhouseConfig
    swayedSince.current ??= performance.now()
    const share = Math.min(1, (performance.now() - swayedSince.current) / sway.time)
    house.view.yaw = yaw + sway.yaw * Math.sin(Math.PI * share) ** 2
    house.isSwaying = share < 1
    invalidate()
  })

  useFrame(({ camera, size }, delta) => {
    const whole = dollhouseConfig.flight
    const { current: own } = flight
    const seen = poseOfOrbit(dollhouseOrbit(house.view, size.width / size.height))
    const to = house.flight === null ? null : standingPose(house.flight)
    const cut = parts?.cut
    if (cut) house.isDrawn = true
    if (house.flight === null || !to) {
      own.to = ''
      apply(camera as PerspectiveCamera, seen)
      cut?.(house.view.yaw)
      return
    }
    if (own.to !== house.flight) Object.assign(own, { to: house.flight, spent: 0 })
    else if (!motionAllowed()) own.spent = whole
    else own.spent = Math.min(whole, own.spent + Math.min(delta * 1000, longest))
    const pose = interpolatePose(seen, to, own.spent / whole)
    apply(camera as PerspectiveCamera, pose)
    // One comes in over the walls, and stands between them.
    cut?.(pose.at[1] < wallHeight ? null : house.view.yaw)
    if (own.spent < whole) invalidate()
    else onArrive(own.to)
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
