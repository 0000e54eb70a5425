import { type Ref, useEffect, useImperativeHandle, useMemo } from 'react'
import { Color, type PerspectiveCamera, Shape, ShapeGeometry, Vector2 } from 'three'
import { degrees, radians } from '../../math/angle.ts'
import { clamp } from '../../math/clamp.ts'
import type { Vec3 as Way } from '../../math/vector.ts'
import { SunLight } from '../../stage/sun-light.tsx'
import type { FloorPlace, RoomCamera } from '../model/camera.ts'
import type { Item, Sizes } from '../model/design/item.ts'
import type { RoomLight, Sun } from '../model/light.ts'
import { boxOf, floorPolygon, signedDistance, type Wall, wallFoot } from '../model/wall.ts'
import { createFloorMirror, type FloorMirror, mirroredLayerMask } from './floor-mirror.ts'

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
    const points = floorPolygon(walls, part).map(({ x, z }) => new Vector2(x, -z))
    return new ShapeGeometry(points.length > 2 ? new Shape(points) : []).rotateX(-Math.PI / 2)
  }, [walls, part])
  useEffect(() => () => floor.dispose(), [floor])
  return floor
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
