import type { ComponentType } from 'react'
import type { Group } from 'three'
import type { SceneProps } from './scene/lesson-stage.tsx'

/**
 * Loads a scene with the model that it is built of, both at once.
 * @param address  of the model, which the build names by its content: code finds parts of its own release by their names
 * @returns what throws an Error when one cannot be fetched or read
 */
export const createSceneLoader =
  <Lab extends object>(
    address: string,
    load: () => Promise<ComponentType<SceneProps<Lab> & { model: Group }>>,
  ) =>
  async () => {
    const [Scene, { readScenery }, bytes] = await Promise.all([
      load(),
      import('./scene/scenery.tsx'),
      fetchModel(address),
    ])
    const model = await readScenery(bytes)
    return (props: SceneProps<Lab>) => <Scene {...props} model={model} />
  }

async function fetchModel(address: string): Promise<ArrayBuffer> {
  const response = await fetch(address)
  if (!response.ok) throw new Error(`${address}: ${response.status}`)
  return response.arrayBuffer()
}
