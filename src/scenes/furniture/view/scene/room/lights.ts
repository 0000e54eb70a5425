import { Color, DirectionalLight, HemisphereLight } from 'three'
import { clamp } from '../../../../../math/clamp.ts'
import type { FloorPlace } from '../../../model/room/camera.ts'
import type { RoomLight } from '../../../model/room/light.ts'

/**
 * Lights as the photo shows its own: their colour, how bright, and from which side. Plain ones and no environment map:
 * making one keeps a weak graphics card busy for many seconds.
 */
export function createRoomLights({ level, tint, side }: RoomLight) {
  const color = new Color(...tint)
  // The root, since a camera brightens a dark room.
  const strength = clamp(Math.sqrt(level / 0.35), 0.55, 1.2)
  const room = new HemisphereLight(color, new Color(...tint).multiplyScalar(0.88), 2.35 * strength)
  const sun = new DirectionalLight(color, 1.15 * strength)
  sun.castShadow = true
  sun.shadow.mapSize.set(2048, 2048)
  sun.shadow.normalBias = 0.02
  sun.shadow.radius = 7
  const fill = new DirectionalLight(color, 0.75 * strength)
  fill.position.set(-2 * Math.sign(side || 1), 2, 4)
  return {
    all: [room, sun, sun.target, fill],
    /** Lets the sun's shadow cover what stands within so many metres of a place. */
    aim({ x, z }: FloorPlace, reach: number) {
      sun.target.position.set(x, 0, z)
      sun.position.set(x + 3.2 * side, 5.2, z - 1.4)
      const box = { left: -reach, right: reach, top: reach, bottom: -reach, near: 0.5, far: 14 }
      Object.assign(sun.shadow.camera, box)
      sun.shadow.camera.updateProjectionMatrix()
    },
    dispose: () => sun.dispose(),
  }
}
