import { createSceneLoader } from '../../../common/view/load-scenery.ts'
import scenery from '../scene/cell.glb?url'

export const sceneLoader = createSceneLoader(
  scenery,
  async () => (await import('../scene/cell-scene.tsx')).CellScene,
)
