import { useThree } from '@react-three/fiber'
import { useLayoutEffect } from 'react'
import {
  BackSide,
  BoxGeometry,
  FrontSide,
  Mesh,
  MeshBasicMaterial,
  PMREMGenerator,
  Scene,
  type Side,
  type WebGLRenderer,
} from 'three'
import { disposablesOf } from './dispose.ts'

/**
 * What glass and metal mirror, and are lit by, captured once: a warm room with a window to the left and a lamp above.
 * @param intensity  of its light
 */
export function useEnvironmentMap(intensity: number): void {
  const { gl, scene } = useThree()
  useLayoutEffect(() => {
    const made = capture(gl)
    scene.environment = made.texture
    return () => {
      scene.environment = null
      made.dispose()
    }
  }, [gl, scene])
  useLayoutEffect(() => {
    scene.environmentIntensity = intensity
  }, [scene, intensity])
}

function capture(renderer: WebGLRenderer) {
  const generator = new PMREMGenerator(renderer)
  const room = createRoom()
  // Small: it is seen in curved glass only, and a device without a graphics card would take seconds for more.
  const made = generator.fromScene(room, 0, 0.1, 100, { size: 64 })
  for (const each of disposablesOf(room)) each.dispose()
  generator.dispose()
  return made
}

type Triple = [x: number, y: number, z: number]

/** What is mirrored, and never seen itself. */
function createRoom(): Scene {
  const scene = new Scene()
  const box = new BoxGeometry(1, 1, 1)
  const put = (color: number, light: number, size: Triple, at: Triple, side: Side = FrontSide) => {
    const mesh = new Mesh(box, new MeshBasicMaterial({ color, side }))
    mesh.material.color.multiplyScalar(light)
    mesh.scale.set(...size)
    mesh.position.set(...at)
    scene.add(mesh)
  }
  put(0xe8dccb, 0.75, [12, 7, 12], [0, 2, 0], BackSide)
  put(0xa98a63, 0.6, [12, 0.2, 12], [0, -1.2, 0])
  for (const x of [-1.2, 0.4]) put(0xffffff, 7, [0.1, 2.6, 1.3], [-5.6, 2.2, x])
  put(0xfff2df, 4, [2.4, 0.1, 1], [1.4, 5.2, 1.2])
  put(0xffffff, 2.4, [0.1, 2.2, 0.8], [5.6, 2, 2])
  return scene
}
