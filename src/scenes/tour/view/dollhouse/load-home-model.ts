import { type Material, Mesh, MeshBasicMaterial, type Object3D, Texture } from 'three'
import { createModelLoader } from '../../../../stage/model-loader.ts'

/** Where the model lies on this site; `home.json` beside it says what is where in it. */
export const homeModelAddress = '/home/home.glb'

/**
 * The sample home in metres, in glTF's axes: x to the east, y up from the floor, z to the south, the origin in the middle of
 * the plan. Walls and floor are seen from inside only, so that one looks into the rooms from above and from any side.
 */
export type LoadedHome = {
  readonly root: Object3D
  /** Puts the ceiling on, or takes it off, as it is at first. */
  showCeiling(isShown: boolean): void
  /** Frees geometry, materials and textures. */
  dispose(): void
}

/**
 * Fetches the model of the sample home.
 * @throws Error when it cannot be fetched or read
 */
export async function loadHomeModel(address = homeModelAddress): Promise<LoadedHome> {
  const { scene: root } = await createModelLoader().loadAsync(address)
  const meshes: Mesh[] = []
  root.traverse((part) => {
    if (part instanceof Mesh) meshes.push(part)
  })
  const materials = new Set<Material>(meshes.flatMap(({ material }) => material))
  for (const material of materials) {
    // Its colours are what is seen, light and all: a renderer that maps tones must leave them as they are.
    if (material instanceof MeshBasicMaterial) material.toneMapped = false
  }
  const ceiling = root.getObjectByName('ceiling')
  if (ceiling) ceiling.visible = false
  return {
    root,
    showCeiling(isShown) {
      if (ceiling) ceiling.visible = isShown
    },
    dispose() {
      for (const { geometry } of meshes) geometry.dispose()
      for (const material of materials) disposeMaterial(material)
    },
  }
}

function disposeMaterial(material: Material) {
  for (const value of Object.values(material)) {
    if (!(value instanceof Texture)) continue
    value.dispose()
    if (value.image instanceof ImageBitmap) value.image.close()
  }
  material.dispose()
}
