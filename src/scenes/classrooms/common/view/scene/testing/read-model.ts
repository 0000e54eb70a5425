import { readFileSync } from 'node:fs'
import { type Group, InstancedMesh, Matrix4, type Object3D, Texture, Vector3 } from 'three'
import { createModelLoader } from '../../../../../../stage/model-loader.ts'
import { meshesIn, readScenery } from '../scenery.tsx'

/**
 * The model of a lesson as visitors are sent it; its pictures stay blank, as there is nothing to decode them here.
 * @param file  below the folder of the lessons
 */
export async function readModel(file: string): Promise<Group> {
  const { buffer } = Uint8Array.from(readFileSync(`src/scenes/classrooms/${file}`))
  const loader = createModelLoader().register(() => ({
    name: 'EXT_texture_webp',
    loadTexture: async () => new Texture(),
  }))
  return readScenery(buffer, loader)
}

/** A corner of a face, and where the face looks there. */
export interface Corner {
  at: Vector3
  normal: Vector3
}

/** Every corner of what is drawn of a node, all its instances, in meters of the whole model. */
export function cornersOf(node: Object3D | undefined): Corner[] {
  if (!node) return []
  node.updateWorldMatrix(true, true)
  return meshesIn(node).flatMap((mesh) => {
    const { position, normal } = mesh.geometry.attributes
    const count = mesh instanceof InstancedMesh ? mesh.count : 1
    return Array.from({ length: count }, (_, which) => {
      const matrix = new Matrix4()
      if (mesh instanceof InstancedMesh) mesh.getMatrixAt(which, matrix)
      matrix.premultiply(mesh.matrixWorld)
      return Array.from({ length: position?.count ?? 0 }, (_, i) => ({
        at: new Vector3().fromBufferAttribute(position as never, i).applyMatrix4(matrix),
        normal: normal
          ? new Vector3().fromBufferAttribute(normal as never, i).transformDirection(matrix)
          : new Vector3(),
      }))
    }).flat()
  })
}
