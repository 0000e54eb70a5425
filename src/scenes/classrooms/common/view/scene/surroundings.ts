import { useThree } from '@react-three/fiber'
import { useLayoutEffect } from 'react'
import { PMREMGenerator } from 'three'
import { RoomEnvironment } from 'three/examples/jsm/environments/RoomEnvironment.js'

/**
 * What glass and metal mirror, and are lit by, captured once: a room with lamps.
 * @param intensity  of its light
 */
export function useSurroundings(intensity: number): void {
  const { gl, scene } = useThree()
  useLayoutEffect(() => {
    const generator = new PMREMGenerator(gl)
    const room = new RoomEnvironment()
    // Small: it is seen in curved glass only, and a device without a graphics card would take seconds for more.
    const made = generator.fromScene(room, 0, 0.1, 100, { size: 64 })
    room.dispose()
    generator.dispose()
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
