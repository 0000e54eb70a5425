import { mayStartByItself } from '../../../../../stage/start-policy.ts'
import { createIdleWorker } from '../../../../../ui/when-idle.ts'

/** Fetches a scene before its lesson is there, where it will start by itself. A failure shows where it starts. */
export function fetchSceneAhead({ fetch }: { fetch: () => Promise<unknown> }): void {
  if (mayStartByItself()) fetch().catch(() => {})
}

/** Does each in an idle moment, one after the other, where scenes start by themselves. What fails is left. */
export function fetchWhenIdle(fetches: readonly (() => Promise<unknown>)[]): void {
  if (!mayStartByItself()) return
  const left = [...fetches]
  createIdleWorker(async () => {
    await left
      .shift()?.()
      .catch(() => {})
    return left.length > 0
  })()
}
