import { DirectionalLight, HemisphereLight } from 'three'

/**
 * A pale room with a window to the left that casts the shadow, and a softer one to the right. Lights and not an
 * environment map: making one keeps a weak graphics card busy for many seconds.
 */
export function createLights() {
  const room = new HemisphereLight(0xffffff, 0xcfc6b8, 2.1)
  const sun = new DirectionalLight(0xfff4e6, 2)
  sun.position.set(-2.6, 4.6, 3)
  sun.castShadow = true
  sun.shadow.mapSize.set(1024, 1024)
  const reach = 2.4
  const box = { left: -reach, right: reach, top: reach, bottom: -reach, near: 1, far: 12 }
  Object.assign(sun.shadow.camera, box)
  sun.shadow.normalBias = 0.02
  sun.shadow.radius = 6
  const fill = new DirectionalLight(0xffffff, 0.5)
  fill.position.set(4, 2.4, 2)
  return { all: [room, sun, fill], dispose: () => sun.dispose() }
}
