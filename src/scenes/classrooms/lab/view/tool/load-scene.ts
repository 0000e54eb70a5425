import { createSceneLoader } from '../../../common/view/load-scenery.ts'
import scenery from '../scene/titration.glb?url'

export const sceneLoader = createSceneLoader(
  scenery,
  async () => (await import('../scene/titration-scene.tsx')).TitrationScene,
)
