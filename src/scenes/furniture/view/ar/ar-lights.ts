import { DirectionalLight, HemisphereLight, type LightProbe, type Scene } from 'three'
import type { Vector3 } from '../../../../math/vector.ts'
import type { Sun } from '../../../../stage/xr/estimated-light.ts'

/** How far the sun's shadow reaches round its middle, and how far away the light is put, metres. */
const reach = 4
const away = 6

/** An ordinary room's light, until the device tells how the visitor's own is lit. */
export function createArLights(scene: Scene) {
  const room = new HemisphereLight(0xffffff, 0xd8d2c8, 2.1)
  const sun = new DirectionalLight(0xffffff, 1.3)
  sun.castShadow = true
  sun.shadow.mapSize.set(1024, 1024)
  sun.shadow.normalBias = 0.02
  sun.shadow.radius = 6
  const box = { left: -reach, right: reach, top: reach, bottom: -reach, near: 0.5, far: 14 }
  Object.assign(sun.shadow.camera, box)
  scene.add(room, sun, sun.target)
  const direction = sun.position.clone().set(-0.35, 0.9, 0.25)

  return {
    /** Puts the room's own light from all sides in place of the supposed one. */
    takeAmbient(probe: LightProbe) {
      room.removeFromParent()
      scene.add(probe)
    },
    /** Lets the shadow fall round a place. @param seen  the strongest light of the room, where it is known */
    aim([x, y, z]: Vector3, seen?: Sun) {
      if (seen && seen.intensity > 0) {
        sun.color.copy(seen.color)
        sun.intensity = seen.intensity
        direction.copy(seen.direction)
        // From below the horizon no shadow would fall on the floor.
        direction.y = Math.max(direction.y, 0.3)
      }
      sun.target.position.set(x, y, z)
      sun.position.copy(direction).normalize().multiplyScalar(away).add(sun.target.position)
    },
    dispose: () => sun.dispose(),
  }
}
