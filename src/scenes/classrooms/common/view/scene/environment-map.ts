import { useThree } from '@react-three/fiber'
import { useLayoutEffect } from 'react'
import { CompressedCubeTexture, LinearMipmapLinearFilter, RGBAFormat, SRGBColorSpace } from 'three'
import { environmentLeast, environmentSize, environmentWhite } from '../../config.ts'

/** A face of a cube in all its levels, the sharpest first. */
interface Face {
  width: number
  height: number
  mipmaps: { width: number; height: number; data: Uint8Array }[]
}

let faces: readonly Face[] = []

/**
 * Reads what glass and metal mirror, and are lit by: a warm room, already filtered for all roughnesses as three.js would do
 * it (assets/lessons/environment.ts).
 * @throws Error when the file is no picture
 */
export async function readEnvironment(file: ArrayBuffer): Promise<void> {
  const atlas = await createImageBitmap(new Blob([file]), { colorSpaceConversion: 'none' })
  // In memory: each piece that is read back from the GPU would wait for all that it has to draw.
  const canvas = new OffscreenCanvas(atlas.width, atlas.height)
  const context = canvas.getContext('2d', { willReadFrequently: true })
  if (!context) throw new Error('No canvas for what the scene mirrors')
  context.drawImage(atlas, 0, 0)
  const size = environmentSize
  faces = [0, 1, 2, 3, 4, 5].map((face) => {
    const mipmaps: Face['mipmaps'] = []
    for (let edge = size, top = 0; edge >= environmentLeast; top += edge, edge /= 2) {
      const { data } = context.getImageData(face * edge, top, edge, edge)
      mipmaps.push({ width: edge, height: edge, data: new Uint8Array(data.buffer) })
    }
    return { width: size, height: size, mipmaps }
  })
}

/** @returns the environment as three.js makes it by itself; only a compressed texture brings all of its levels */
function createTexture(): CompressedCubeTexture {
  const texture = new CompressedCubeTexture([...faces] as never, RGBAFormat as never)
  texture.isPMREMTexture = true
  texture.colorSpace = SRGBColorSpace
  texture.minFilter = LinearMipmapLinearFilter
  texture.needsUpdate = true
  return texture
}

/**
 * Lights the scene by the environment, which is loaded with it.
 * @param intensity  of its light
 */
export function useEnvironmentMap(intensity: number): void {
  const scene = useThree((state) => state.scene)
  useLayoutEffect(() => {
    if (faces.length === 0) return
    const texture = createTexture()
    scene.environment = texture
    return () => {
      scene.environment = null
      texture.dispose()
    }
  }, [scene])
  useLayoutEffect(() => {
    scene.environmentIntensity = intensity * environmentWhite
  }, [scene, intensity])
}
