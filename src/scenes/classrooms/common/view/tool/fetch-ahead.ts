import { mayStartByItself } from '../../../../../stage/start-policy.ts'

/** Fetches a scene before its lesson is there, where it will start by itself. A failure shows where it starts. */
export function fetchSceneAhead({ fetch }: { fetch: () => Promise<unknown> }): void {
  if (mayStartByItself()) fetch().catch(() => {})
}
