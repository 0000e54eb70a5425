import { createSceneLoader } from '../../../common/view/load-scenery.ts'
import scenery from '../scene/pantheon.glb?url'

export const sceneLoader = createSceneLoader(
  scenery,
  async () => (await import('../scene/pantheon-scene.tsx')).PantheonScene,
)
