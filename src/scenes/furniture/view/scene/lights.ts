import { DirectionalLight, PMREMGenerator, type WebGLRenderer } from 'three'
import { RoomEnvironment } from 'three/examples/jsm/environments/RoomEnvironment.js'

/** A soft room that metal and lacquer can mirror, and a window to the left that casts the shadow. */
export function createLights(renderer: WebGLRenderer) {
  const generator = new PMREMGenerator(renderer)
  const room = new RoomEnvironment()
  const target = generator.fromScene(room, 0.04)
  room.dispose()
  generator.dispose()
  const sun = new DirectionalLight(0xfff4e6, 1.6)
  sun.position.set(-2.6, 4.6, 3)
  sun.castShadow = true
  sun.shadow.mapSize.set(1024, 1024)
  const reach = 2.4
  const box = { left: -reach, right: reach, top: reach, bottom: -reach, near: 1, far: 12 }
  Object.assign(sun.shadow.camera, box)
  sun.shadow.normalBias = 0.02
  sun.shadow.radius = 6
  return {
    sun,
    environment: target.texture,
    dispose() {
      sun.dispose()
      target.dispose()
    },
  }
}
