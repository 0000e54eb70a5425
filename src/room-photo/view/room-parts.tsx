import { useThree } from '@react-three/fiber'
import { type Ref, useEffect, useImperativeHandle, useLayoutEffect, useMemo, useRef } from 'react'
import {
  Color,
  DataTexture,
  type Group,
  type InstancedMesh,
  LinearFilter,
  type Material,
  Matrix4,
  type PerspectiveCamera,
  PlaneGeometry,
  Quaternion,
  Shape,
  ShapeGeometry,
  Vector2,
  Vector3,
} from 'three'
import { degrees, radians } from '../../math/angle.ts'
import { clamp } from '../../math/clamp.ts'
import type { Vector3 as Way } from '../../math/vector.ts'
import { SunLight } from '../../stage/sun-light.tsx'
import type { FloorPlace, RoomCamera } from '../model/camera.ts'
import type { Item, Sizes } from '../model/design/item.ts'
import type { RoomLight, Sun } from '../model/light.ts'
import { boxOf, floorArea, signedDistance, type Wall, wallFoot } from '../model/wall.ts'
import { createFloorMirror, type FloorMirror, mirroredLayerMask } from './floor-mirror.ts'
import type { Model } from './piece-model.ts'

/** Applies a room camera to three's camera. */
export function applyRoomCamera(camera: PerspectiveCamera, from: RoomCamera): void {
  const { fieldOfView, tilt, roll, yaw, height, x = 0, z = 0 } = from
  camera.position.set(x, height, z)
  camera.rotation.set(tilt, yaw, roll, 'YXZ')
  camera.fov = degrees(fieldOfView)
  camera.updateProjectionMatrix()
}

/** Light intensities in three.js for a photo of usual brightness. */
const strengths = { room: 2.35, sun: 1.15, fill: 0.75 }

/** Radius of soft shadows, pixels of the shadow map: from a bare lamp to a wide window. */
const radius = { sharp: 1.5, soft: 12.5 }

/** Distance of the shadow camera from the furniture, meters. */
const away = 6.3

interface RoomLightsProps {
  light: RoomLight
  sun: Pick<Sun, 'softness' | 'brightness'>
  /** unit vector toward the sun */
  towards: Way
  /** the items that the shadow map must cover */
  items: readonly Item[]
  sizes: Sizes
}

/**
 * The lights of a room as estimated from its photo: color, brightness and side. There is no environment map, since
 * making one takes a weak graphics card many seconds.
 */
export function RoomLights({ light, sun, towards, items, sizes }: RoomLightsProps) {
  const { level, tint, side } = light
  const color = useMemo(() => new Color(...tint), [tint])
  const below = useMemo(() => new Color(...tint).multiplyScalar(0.88), [tint])
  // The root, since a camera brightens a dark room.
  const strength = clamp(Math.sqrt(level / 0.35), 0.55, 1.2) * sun.brightness
  const { middle, reach } = shadowExtent(items, sizes)
  const [x, y, z] = towards
  return (
    <>
      <hemisphereLight
        color={color}
        groundColor={below}
        intensity={strengths.room * strength}
        layers-mask={mirroredLayerMask}
      />
      {/* A low sun looks through the room from its side, and sees as far behind its target as before it. */}
      <SunLight
        color={color}
        intensity={strengths.sun * strength}
        position={[middle.x + away * x, away * y, middle.z + away * z]}
        layers-mask={mirroredLayerMask}
        reach={reach}
        depth={[0.5 - reach, 14 + reach]}
        shadow-normalBias={0.02}
        shadow-radius={radius.sharp + (radius.soft - radius.sharp) * sun.softness}
      >
        {/* It is no child of the scene, which would place it. */}
        <object3D
          attach="target"
          position={[middle.x, 0, middle.z]}
          onUpdate={(target) => target.updateMatrixWorld()}
        />
      </SunLight>
      <directionalLight
        color={color}
        intensity={strengths.fill * strength}
        position={[-2 * Math.sign(side || 1), 2, 4]}
        layers-mask={mirroredLayerMask}
      />
    </>
  )
}

/** The middle and radius of all furniture with its shadows, meters. */
function shadowExtent(items: readonly Item[], sizes: Sizes): { middle: FloorPlace; reach: number } {
  if (items.length === 0) return { middle: { x: 0, z: -3 }, reach: 2 }
  const { left, right, back, front } = boxOf(items)
  const middle = { x: (left + right) / 2, z: (back + front) / 2 }
  const reach = items.map(({ piece, scale, x, z }) => {
    const { width = 1, depth = 1, height = 1 } = sizes[piece] ?? {}
    return Math.hypot(x - middle.x, z - middle.z) + scale * Math.hypot(width, depth, height)
  })
  return { middle, reach: Math.max(...reach) }
}

/** What shadows of static things reach, to limit the faces that catch them. */
interface ShadowReach {
  /** corners of the floor; none where no shadow falls */
  floor: readonly FloorPlace[]
  /** height above which none falls, meters, since light comes from above */
  height: number
}

/** The most height of a shadow on a wall, meters. */
const wallHeight = 4

const opacity = 0.22

/**
 * An invisible floor, with walls when they are known, that shows only the shadows on it. A floor that ends at its
 * walls casts no shadow onto them in the photo.
 * @param reach  restricts it to what shadows can reach, since sampling the shadow map is slow
 */
export function ShadowCatcher({ walls, reach }: { walls: readonly Wall[]; reach?: ShadowReach }) {
  const floor = useFloor(walls, reach?.floor)
  const height = reach?.height ?? wallHeight
  return (
    <>
      <mesh geometry={floor} receiveShadow>
        <shadowMaterial opacity={opacity} />
      </mesh>
      {walls.map((wall) => {
        const foot = wallFoot(wall, walls)
        if (!foot || reach?.floor.every((corner) => signedDistance(wall, corner) >= 0)) return null
        const { from, to } = foot
        return (
          <mesh
            key={wall.id}
            position={[(from.x + to.x) / 2, height / 2, (from.z + to.z) / 2]}
            rotation-y={radians(wall.turn)}
            receiveShadow
          >
            <planeGeometry args={[Math.hypot(to.x - from.x, to.z - from.z), height]} />
            <shadowMaterial opacity={opacity} />
          </mesh>
        )
      })}
    </>
  )
}

/** The floor in front of the walls. @param part  its corners before walls end it */
function useFloor(walls: readonly Wall[], part?: readonly FloorPlace[]): ShapeGeometry {
  const floor = useMemo(() => {
    const points = floorArea(walls, part).map(({ x, z }) => new Vector2(x, -z))
    return new ShapeGeometry(points.length > 2 ? new Shape(points) : []).rotateX(-Math.PI / 2)
  }, [walls, part])
  useEffect(() => () => floor.dispose(), [floor])
  return floor
}

/** Capacity for twice as many, so that most steps need no new buffer. */
const roomFor = (count: number) => 2 ** Math.ceil(Math.log2(Math.max(4, count)))

const up = new Vector3(0, 1, 0)

interface ContactsProps {
  /** ids of the items whose models are in the scene */
  items: readonly Item[]
  sizes: Sizes
}

/** The contact shadows of everything that stands on something, as instances. */
export function ContactShadows({ items, sizes }: ContactsProps) {
  const invalidate = useThree((three) => three.invalidate)
  const copies = useRef<InstancedMesh>(null)
  const square = useMemo(() => new PlaneGeometry(1, 1).rotateX(-Math.PI / 2), [])
  const fade = useMemo(contactTexture, [])
  useEffect(() => () => square.dispose(), [square])
  useEffect(() => () => fade.dispose(), [fade])
  useLayoutEffect(() => {
    if (copies.current) placeContacts(copies.current, items, sizes)
    invalidate()
  })
  return (
    // Rendered before the furniture.
    <instancedMesh
      ref={copies}
      args={[square, undefined, roomFor(items.length)]}
      frustumCulled={false}
      renderOrder={-1}
    >
      <meshBasicMaterial map={fade} transparent opacity={0.26} depthWrite={false} />
    </instancedMesh>
  )
}

/** Margin of the contact shadow around the footprint, meters. */
const contactMargin = 0.22

/** The alpha texture of a contact shadow, which fades toward its edges. */
function contactTexture(): DataTexture {
  const texture = new DataTexture(fade(64), 64, 64)
  texture.magFilter = LinearFilter
  texture.minFilter = LinearFilter
  texture.needsUpdate = true
  return texture
}

/** Black pixels whose alpha rises smoothly from the edges of a square to its middle, with rounded corners. */
function fade(side: number): Uint8Array<ArrayBuffer> {
  const rgba = new Uint8Array(side * side * 4)
  const rise = (place: number) => {
    const share = Math.min(1, (1 - Math.abs((2 * (place + 0.5)) / side - 1)) / 0.42)
    return share * share * (3 - 2 * share)
  }
  for (let at = 0; at < side * side; at += 1) {
    rgba[at * 4 + 3] = Math.round(255 * rise(at % side) * rise(Math.floor(at / side)))
  }
  return rgba
}

function placeContacts(copies: InstancedMesh, items: readonly Item[], sizes: Sizes): void {
  const stands = items.flatMap((item) => {
    const { width = 0, depth = 0, mount = 'floor' } = sizes[item.piece] ?? {}
    if (mount === 'wall' || mount === 'ceiling') return []
    const { lift = 0 } = item
    const margin = lift > 0 ? contactMargin / 3 : contactMargin
    return standOf({ ...item, lift: lift + 0.003 }).scale(
      new Vector3(width + margin, 1, depth + margin),
    )
  })
  setInstances(copies, stands)
}

/** Where an item stands, and how large it is. */
const standOf = ({ x, z, lift = 0, turn, scale }: Item): Matrix4 =>
  new Matrix4().compose(
    new Vector3(x, lift, z),
    new Quaternion().setFromAxisAngle(up, radians(turn)),
    new Vector3().setScalar(scale),
  )

function setInstances(mesh: InstancedMesh, stands: readonly Matrix4[]): void {
  for (const [at, stand] of stands.entries()) mesh.setMatrixAt(at, stand)
  mesh.count = stands.length
  mesh.instanceMatrix.needsUpdate = true
  // Counted anew when it is asked for.
  mesh.boundingSphere = null
}

interface PieceCopiesProps {
  model: Model
  /** materials of the model's meshes, in their order */
  materials: readonly Material[]
  items: readonly Item[]
  /** Whether instances outside the view are culled; while pieces move, that costs more than it saves. */
  frustumCulled?: boolean | undefined
}

/** Instances of one piece in one variant. Geometry and materials belong to the model. */
export function PieceCopies({ model, materials, items, frustumCulled = false }: PieceCopiesProps) {
  const invalidate = useThree((three) => three.invalidate)
  const parts = useRef<Group>(null)
  useLayoutEffect(() => {
    placePieces((parts.current?.children ?? []) as InstancedMesh[], model, items)
    invalidate()
  }, [model, items, invalidate])
  return (
    <group ref={parts}>
      {model.meshes.map((mesh, index) => (
        <instancedMesh
          key={mesh.uuid}
          args={[mesh.geometry, materials[index], roomFor(items.length)]}
          customDepthMaterial={mesh.customDepthMaterial}
          castShadow
          receiveShadow
          frustumCulled={frustumCulled}
          layers-mask={mirroredLayerMask}
        />
      ))}
    </group>
  )
}

function placePieces(parts: readonly InstancedMesh[], model: Model, items: readonly Item[]): void {
  model.root.updateMatrixWorld(true)
  const stands = items.map(standOf)
  for (const [which, part] of parts.entries()) {
    const own = model.meshes[which]?.matrixWorld ?? new Matrix4()
    setInstances(
      part,
      stands.map((stand) => stand.clone().multiply(own)),
    )
  }
}

interface MirroredFloorProps {
  walls: readonly Wall[]
  /** 0 to 1 */
  strength: number
  /** the mirror, which must be drawn before each picture */
  ref: Ref<FloorMirror>
}

/** The reflection of the furniture in the floor, as far as the walls leave floor. */
export function MirroredFloor({ walls, strength, ref }: MirroredFloorProps) {
  const floor = useFloor(walls)
  const mirror = useMemo(createFloorMirror, [])
  useImperativeHandle(ref, () => mirror, [mirror])
  useEffect(() => mirror.dispose, [mirror])
  return (
    // Slightly above the floor, and rendered before the contact shadows.
    <mesh
      geometry={floor}
      material={mirror.material}
      material-uniforms-strength-value={strength}
      position-y={0.002}
      frustumCulled={false}
      renderOrder={-2}
    />
  )
}
