import { Color, DirectionalLight, HemisphereLight, type PerspectiveCamera } from 'three'
import { degrees } from '../../math/angle.ts'
import { clamp } from '../../math/clamp.ts'
import type { Vector3 } from '../../math/vector.ts'
import type { FloorPlace, RoomCamera } from '../model/camera.ts'
import type { Item, Sizes } from '../model/design/item.ts'
import type { RoomLight, Sun } from '../model/light.ts'

/** Metres from the furniture to the light that casts its shadow. */
const away = 6.3

/** Of the shadow's edge, pixels of its map: from a bare lamp to a wide window. */
const radius = { sharp: 1.5, soft: 12.5 }

/** As three measures light, where the photo is of usual brightness. */
const strengths = { room: 2.35, sun: 1.15, fill: 0.75 }

/**
 * Lights as the photo shows its own: their colour, how bright, and from which side. Plain ones and no environment map:
 * making one keeps a weak graphics card busy for many seconds.
 */
export function createRoomLights({ level, tint, side }: RoomLight) {
  const color = new Color(...tint)
  // The root, since a camera brightens a dark room.
  const strength = clamp(Math.sqrt(level / 0.35), 0.55, 1.2)
  const room = new HemisphereLight(color, new Color(...tint).multiplyScalar(0.88))
  const sun = new DirectionalLight(color)
  sun.castShadow = true
  sun.shadow.mapSize.set(2048, 2048)
  sun.shadow.normalBias = 0.02
  const fill = new DirectionalLight(color)
  fill.position.set(-2 * Math.sign(side || 1), 2, 4)
  for (const light of [room, sun, fill]) light.layers.enable(mirroredLayer)
  return {
    all: [room, sun, sun.target, fill],
    /** Sets how bright the lights are, and how soft their shadow. */
    set({ softness, brightness }: Pick<Sun, 'softness' | 'brightness'>) {
      room.intensity = strengths.room * strength * brightness
      sun.intensity = strengths.sun * strength * brightness
      fill.intensity = strengths.fill * strength * brightness
      sun.shadow.radius = radius.sharp + (radius.soft - radius.sharp) * softness
    },
    /**
     * Lets the sun's shadow cover what stands within so many metres of a place.
     * @param towards  the way to the sun, of length 1
     */
    aim({ x, z }: FloorPlace, reach: number, towards: Vector3) {
      sun.target.position.set(x, 0, z)
      sun.position.set(x + away * towards[0], away * towards[1], z + away * towards[2])
      // A low sun looks through the room from its side, and sees as far behind its target as before it.
      const box = {
        left: -reach,
        right: reach,
        top: reach,
        bottom: -reach,
        near: 0.5 - reach,
        far: 14 + reach,
      }
      Object.assign(sun.shadow.camera, box)
      sun.shadow.camera.updateProjectionMatrix()
    },
    dispose: () => sun.dispose(),
  }
}

/** Puts three's camera where the photo was taken from. */
export function standCamera(camera: PerspectiveCamera, from: RoomCamera): void {
  const { fieldOfView, tilt, roll, yaw, height, x = 0, z = 0 } = from
  camera.position.set(x, height, z)
  camera.rotation.set(tilt, yaw, roll, 'YXZ')
  camera.fov = degrees(fieldOfView)
  camera.updateProjectionMatrix()
}

/** The top of the highest of all pieces, metres above the floor. */
export const topOf = (items: readonly Item[], sizes: Sizes): number =>
  Math.max(
    0,
    ...items.map(({ piece, scale, lift = 0 }) => lift + scale * (sizes[piece]?.height ?? 0)),
  )

/** The middle of what stands in the room, and how far the shadow's box must go round it, metres. */
export function extentOf(
  items: readonly Item[],
  sizes: Sizes,
): { middle: FloorPlace; reach: number } {
  if (items.length === 0) return { middle: { x: 0, z: -3 }, reach: 2 }
  const xs = items.map(({ x }) => x)
  const zs = items.map(({ z }) => z)
  const middle = {
    x: (Math.min(...xs) + Math.max(...xs)) / 2,
    z: (Math.min(...zs) + Math.max(...zs)) / 2,
  }
  const reach = items.map(({ piece, scale, x, z }) => {
    const { width = 1, depth = 1, height = 1 } = sizes[piece] ?? {}
    return Math.hypot(x - middle.x, z - middle.z) + scale * Math.hypot(width, depth, height)
  })
  return { middle, reach: Math.max(...reach) }
}

/** What a floor mirrors lies on this layer of the scene as well, and its lights. */
export const mirroredLayer = 1
