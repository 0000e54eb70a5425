import { fetchSceneAhead } from '../../../../stage/fetch-scene-ahead.ts'

export const loadScene = () =>
  import('../hologram-scene.tsx').then((module) => module.HologramScene)

/** The same, for a page whose own code is still on its way. */
export const loadSceneAhead = () => fetchSceneAhead(loadScene)
