import { radians } from '../../../../../math/angle.ts'
import type { Session } from '../../../common/model/session.ts'
import { sceneConfig } from '../../config.ts'
import { type PantheonLab, stepBy } from '../../model/pantheon-lab.ts'

/** Where a key leads, degrees from where one looks; by its place on the keyboard, whatever letter stands on it. */
const ways: Readonly<Record<string, number>> = { KeyW: 0, KeyD: 90, KeyS: 180, KeyA: -90 }

/** Walks by key while the scene has the focus. @returns lets go of the element */
export function watchSteps(
  element: HTMLElement,
  { lab, workspace }: Session<PantheonLab>,
): () => void {
  const stop = new AbortController()
  element.addEventListener(
    'keydown',
    (event) => {
      const way = ways[event.code]
      if (way === undefined || event.ctrlKey || event.metaKey || event.altKey) return
      event.preventDefault()
      const heading = radians(workspace.view.yaw + way)
      stepBy(lab, sceneConfig.pace * Math.cos(heading), sceneConfig.pace * Math.sin(heading))
    },
    { signal: stop.signal },
  )
  return () => stop.abort()
}
