import { fetchSceneAhead } from '../../../../../stage/fetch-scene-ahead.ts'

/** As bare as a scene needs it: walls fill it, so nothing shows through. */
export const sceneContext = { antialias: true, alpha: false, depth: true }

/** Fetches the scene of a lesson whose code is still on its way. */
export const fetchLessonAhead = ({ fetch }: { fetch: () => Promise<unknown> }): void =>
  fetchSceneAhead(fetch, sceneContext)
