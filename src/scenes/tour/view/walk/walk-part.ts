import { BufferGeometry, Float32BufferAttribute, Mesh, ShaderMaterial } from 'three'
import type { Patch } from '../../model/tile-patch.ts'
import type { TileMaterial } from '../scene/tile-material.ts'
import type { Stride } from './stride.ts'
import { walkFragmentShader, walkVertexShader } from './walk-shader.ts'

let triangle: BufferGeometry | undefined

/** One triangle over the whole viewer; all parts share it, and it is never disposed. */
function wholeView(): BufferGeometry {
  if (triangle) return triangle
  triangle = new BufferGeometry()
  triangle.setAttribute('position', new Float32BufferAttribute([-1, -1, 0, 3, -1, 0, -1, 3, 0], 3))
  return triangle
}

/**
 * A tile as it is seen in a step. Its texture and its window are those of the material that shows the tile at rest, also
 * when that one is given others.
 * @param shown   the tile on the sphere
 * @param isOver  it comes over what is behind it, by the stride's share
 */
export function createWalkPart(
  { uniforms }: TileMaterial,
  shown: Patch,
  stride: Stride,
  isOver: boolean,
): Mesh<BufferGeometry, ShaderMaterial> {
  const { middle, left, right, top, bottom } = shown
  const material = new ShaderMaterial({
    vertexShader: walkVertexShader,
    fragmentShader: walkFragmentShader,
    depthTest: false,
    depthWrite: false,
    // Drawn after whatever is not.
    transparent: isOver,
    uniforms: {
      ...stride,
      picture: uniforms.picture,
      scale: uniforms.scale,
      offset: uniforms.offset,
      backdrop: uniforms.backdrop,
      middle: { value: middle },
      extent: { value: [left, right, bottom, top] },
    },
  })
  const mesh = new Mesh(wholeView(), material)
  mesh.matrixAutoUpdate = false
  mesh.frustumCulled = false
  return mesh
}
