import { fetchSceneAhead } from '../../../../stage/fetch-scene-ahead.ts'

export const loadScene = () =>
  import('../district-scene.tsx').then((module) => module.DistrictScene)

/** The same, for a page whose own code is still on its way. */
export const loadSceneAhead = () => fetchSceneAhead(loadScene)
