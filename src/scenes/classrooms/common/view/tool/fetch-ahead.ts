import { fetchSceneAhead } from '../../../../../stage/start-policy.ts'

/** Fetches the scene of a lesson whose code is still on its way. */
export const fetchLessonAhead = ({ fetch }: { fetch: () => Promise<unknown> }): void =>
  fetchSceneAhead(fetch)
