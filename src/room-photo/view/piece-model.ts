import { type Material, Mesh, MeshDepthMaterial, MeshStandardMaterial, Texture } from 'three'
import type { GLTF } from 'three/examples/jsm/loaders/GLTFLoader.js'
import { createModelLoader } from '../../stage/model-loader.ts'
import { takeModelFile } from './model-files.ts'

/** A piece's model with its variants. */
export interface Model {
  /** Its meshes, in the order of the materials from `dress`. */
  meshes: readonly Mesh[]
  /**
   * Its materials in a look, by the name of the variant; its own for one that it does not have. They are freed with the
   * model.
   */
  dress(variant: string): Promise<Material[]>
  dispose(): void
}

/** The `KHR_materials_variants` extension of a mesh. */
interface Mapping {
  material: number
  variants: number[]
}

const extension = 'KHR_materials_variants'

/**
 * @param small  the one that first screens show
 * @throws Error when the model cannot be fetched or read
 */
export async function loadModel(id: string, small = false): Promise<Model> {
  const gltf = await createModelLoader().parseAsync(await takeModelFile(id, small), '')
  const meshes: Mesh[] = []
  gltf.scene.traverse((part) => {
    if (!(part instanceof Mesh)) return
    part.castShadow = true
    part.receiveShadow = true
    // A loader of its own, since three's shared one keeps the last texture.
    part.customDepthMaterial = new MeshDepthMaterial()
    meshes.push(part)
  })
  // Copies of a piece place its meshes by these.
  gltf.scene.updateMatrixWorld(true)
  const materials = new Set<Material>(meshes.map(({ material }) => material as Material))
  const names: string[] = (gltf.userData.gltfExtensions?.[extension]?.variants ?? []).map(
    ({ name }: { name: string }) => name,
  )
  let gone = false
  return {
    meshes,
    async dress(variant) {
      const made = await Promise.all(meshes.map((mesh) => materialOf(gltf, mesh, names, variant)))
      const finals = meshes.map((mesh, index) => {
        const own = made[index]
        const before = mesh.material as Material
        if (!own) return dull(before)
        mesh.material = own
        // Merges attributes of the mesh, such as vertex colors, into the material.
        gltf.parser.assignFinalMaterial(mesh)
        const final = dull(mesh.material)
        mesh.material = before
        materials.add(own).add(final)
        return final
      })
      if (gone) disposeAll(materials)
      return finals
    },
    dispose() {
      gone = true
      for (const { geometry, customDepthMaterial } of meshes) {
        geometry.dispose()
        customDepthMaterial?.dispose()
      }
      disposeAll(materials)
    },
  }
}

async function materialOf(
  gltf: GLTF,
  mesh: Mesh,
  names: string[],
  variant: string,
): Promise<Material | undefined> {
  const mappings: Mapping[] = mesh.userData.gltfExtensions?.[extension]?.mappings ?? []
  const mapping = mappings.find(({ variants }) => variants.some((at) => names[at] === variant))
  return mapping && gltf.parser.getDependency('material', mapping.material)
}

/** Bare metal would be black without an environment. */
function dull(material: Material): Material {
  if (material instanceof MeshStandardMaterial) {
    material.metalness = Math.min(material.metalness, 0.35)
  }
  return material
}

/** Disposes materials and their textures; a shared texture may be disposed twice. */
function disposeAll(materials: Set<Material>): void {
  for (const material of materials) {
    for (const value of Object.values(material)) {
      if (!(value instanceof Texture)) continue
      value.dispose()
      if (value.image instanceof ImageBitmap) value.image.close()
    }
    material.dispose()
  }
}
