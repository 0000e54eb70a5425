import type { Material } from 'three'
import type { Item } from '../../../../room-photo/model/design/item.ts'
import {
  createModelInstances,
  loadModel,
  type Model,
  type ModelInstances,
} from '../../../../room-photo/view/piece-model.ts'
import { FaultError } from '../../model/fault.ts'

/**
 * The models that photos are furnished with. Those of the last photo stay, since the next one is most often of the same
 * style; the others are freed.
 * @param dress  gives a material the grain of the photo
 */
export function createWardrobe(dress: (material: Material) => void) {
  const models = new Map<string, Model>()

  const fetched = async (piece: string): Promise<Model> => {
    const known = models.get(piece)
    if (known) return known
    const model = await loadModel(piece).catch((error: unknown) => {
      console.warn(error)
      throw new FaultError({ code: 'Pieces', name: piece })
    })
    models.set(piece, model)
    return model
  }
  const freeAllBut = (pieces: ReadonlySet<string>) => {
    for (const [piece, model] of models) {
      if (pieces.has(piece)) continue
      models.delete(piece)
      model.dispose()
    }
  }

  return {
    /** All copies of what stands in a room, by piece and look; the caller disposes of them. */
    async instancesOf(items: readonly Item[], signal: AbortSignal): Promise<ModelInstances[]> {
      const pieces = new Set(items.map(({ piece }) => piece))
      freeAllBut(pieces)
      const models = await Promise.all([...pieces].map(fetched))
      signal.throwIfAborted()
      const made: ModelInstances[] = []
      for (const model of models) {
        const own = items.filter(({ piece }) => piece === model.id)
        for (const look of new Set(own.map((item) => item.look))) {
          const worn = own.filter((item) => item.look === look)
          const materials = await model.dress(look)
          for (const material of materials) dress(material)
          const instances = createModelInstances(model, materials, worn.length)
          instances.place(worn)
          // Nothing moves: what a tile does not show is left out of it.
          for (const part of instances.parts) part.frustumCulled = true
          made.push(instances)
        }
      }
      return made
    },
    dispose: () => freeAllBut(new Set()),
  }
}
