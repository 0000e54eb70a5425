import { type Document, getBounds } from '@gltf-transform/core'
import { KHRMaterialsVariants } from '@gltf-transform/extensions'

export interface Measured {
  /** Metres: width (x), height (y), depth (z), to a millimetre. */
  size: [number, number, number]
  /** Lowest corner, metres. */
  low: [number, number, number]
  triangles: number
  /** Ids of the looks, the first as built; empty where there is one look only. */
  variants: string[]
}

/** What a decoded model really is. @throws RangeError for a document without a scene */
export function measureModel(document: Document): Measured {
  const root = document.getRoot()
  const scene = root.getDefaultScene()
  if (!scene) throw new RangeError('The model has no scene.')
  const { min, max } = getBounds(scene)
  const span = (axis: 0 | 1 | 2) => Math.round((max[axis] - min[axis]) * 1000) / 1000
  const primitives = root.listMeshes().flatMap((mesh) => mesh.listPrimitives())
  const corners = primitives.map((primitive) => primitive.getIndices()?.getCount() ?? 0)
  const extension = root
    .listExtensionsUsed()
    .find((used): used is KHRMaterialsVariants => used instanceof KHRMaterialsVariants)
  return {
    size: [span(0), span(1), span(2)],
    low: [min[0], min[1], min[2]],
    triangles: corners.reduce((sum, count) => sum + count / 3, 0),
    variants: extension?.listVariants().map((variant) => variant.getName()) ?? [],
  }
}
