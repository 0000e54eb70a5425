import { useThree } from '@react-three/fiber'
import { useLayoutEffect } from 'react'
import {
  BufferAttribute,
  type BufferGeometry,
  DataTexture,
  InstancedBufferAttribute,
  InstancedMesh,
  type Material,
  Mesh,
  MeshStandardMaterial,
  type Object3D,
  SRGBColorSpace,
} from 'three'

/** A white pixel. */
const plainTexture = new DataTexture(new Uint8Array([255, 255, 255, 255]), 1, 1)
plainTexture.colorSpace = SRGBColorSpace
plainTexture.needsUpdate = true

/**
 * Lets the plain materials of a scene share one program: each has a picture, and colors at its vertices and instances, white
 * where it had none. To compile one program more takes longer than to draw a whole scene, which is shown when the last is compiled.
 * Materials with code of their own stay as they are.
 */
export function sharePrograms(root: Object3D): void {
  root.traverse((part) => {
    if (!(part instanceof Mesh)) return
    const geometry: BufferGeometry = part.geometry
    const materials: Material[] = [part.material].flat()
    for (const material of materials) {
      if (!(material instanceof MeshStandardMaterial)) continue
      if (Object.hasOwn(material, 'onBeforeCompile')) continue
      if (!geometry.hasAttribute('color')) geometry.setAttribute('color', whiteOf(geometry))
      material.vertexColors = true
      material.map ??= plainTexture
      if (part instanceof InstancedMesh) part.instanceColor ??= whiteInstances(part)
    }
  })
}

const whiteOf = (geometry: BufferGeometry) =>
  new BufferAttribute(
    new Uint8Array(geometry.getAttribute('position').count * 3).fill(255),
    3,
    true,
  )

/** As `setColorAt` makes them. */
const whiteInstances = (mesh: InstancedMesh) =>
  new InstancedBufferAttribute(new Float32Array(mesh.instanceMatrix.count * 3).fill(1), 3)

/** The same for the scene around it, each time that the part which asks for it changes: call it in what holds all of it. */
export function useSharedPrograms(): void {
  const scene = useThree((three) => three.scene)
  // Before the next frame.
  useLayoutEffect(() => sharePrograms(scene))
}
