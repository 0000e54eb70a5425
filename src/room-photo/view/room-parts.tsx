import { useThree } from '@react-three/fiber'
import { type Ref, useEffect, useImperativeHandle, useLayoutEffect, useMemo, useRef } from 'react'
import {
  Color,
  type Group,
  type InstancedMesh,
  type Material,
  Matrix4,
  PlaneGeometry,
  Quaternion,
  Vector3,
} from 'three'
import { radians } from '../../math/angle.ts'
import { clamp } from '../../math/clamp.ts'
import type { Vector3 as Way } from '../../math/vector.ts'
import { SunLight } from '../../stage/sun-light.tsx'
import type { Item, Sizes } from '../model/design/item.ts'
import type { RoomLight, Sun } from '../model/light.ts'
import type { Wall } from '../model/wall.ts'
import { createFloorMirror, type FloorMirror } from './floor-mirror.ts'
import {
  buildFloor,
  contactMargin,
  contactTexture,
  type StaticShadows,
  shadowFaces,
} from './geometry.ts'
import { mirroredLayerMask, shadowExtent } from './photo-rig.ts'
import type { Model } from './piece-model.ts'

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

/**
 * An invisible floor, with walls when they are known, that shows only the shadows on it. A floor that ends at its
 * walls casts no shadow onto them in the photo.
 */
export function ShadowCatcher({
  walls,
  shadows,
}: {
  walls: readonly Wall[]
  shadows?: StaticShadows
}) {
  const faces = useMemo(() => shadowFaces(walls, shadows), [walls, shadows])
  useEffect(
    () => () => {
      for (const face of faces) face.dispose()
    },
    [faces],
  )
  return faces.map((face) => (
    <mesh key={face.uuid} geometry={face} receiveShadow>
      <shadowMaterial opacity={0.22} />
    </mesh>
  ))
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
  frustumCulled?: boolean
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
  const invalidate = useThree((three) => three.invalidate)
  const floor = useMemo(() => buildFloor(walls), [walls])
  const mirror = useMemo(createFloorMirror, [])
  useEffect(() => () => floor.dispose(), [floor])
  useImperativeHandle(ref, () => mirror, [mirror])
  useEffect(() => mirror.dispose, [mirror])
  useLayoutEffect(() => {
    mirror.set(strength)
    invalidate()
  }, [mirror, strength, invalidate])
  return (
    // Slightly above the floor, and rendered before the contact shadows.
    <mesh
      geometry={floor}
      material={mirror.material}
      position-y={0.002}
      frustumCulled={false}
      renderOrder={-2}
    />
  )
}
