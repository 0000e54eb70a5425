import type { Intersection, Raycaster } from 'three'
import { radians } from '../../../../../math/angle.ts'
import type { Session } from '../../../common/model/session.ts'
import { sceneConfig } from '../../config.ts'
import { type PantheonLab, pointTo, stepBy } from '../../model/pantheon-lab.ts'
import type { Spot } from '../../model/site-plan.ts'
import { isFree, targets } from '../../model/walk.ts'
import type { PantheonSet } from './build-scene.ts'

const level = 0.9
/** Metres from the middle of a ring in which a press is meant for it. */
const ringReach = 0.8

/**
 * What a press does in the building: on a ring or on the ground one goes there.
 * @returns the part that was pressed instead
 */
export function pressed(
  caster: Raycaster,
  lessonScene: PantheonSet,
  lab: PantheonLab,
): string | undefined {
  const [first] = caster.intersectObject(lessonScene.root, true).filter(isSeen)
  if (!first) return undefined
  const spot = { north: -first.point.z, east: first.point.x }
  const up = first.face?.normal.y ?? 0
  if (lessonScene.ground.includes(first.object) && up > level && isFree(spot)) {
    pointTo(lab, inRing(spot) ?? spot)
    return undefined
  }
  return Object.entries(lessonScene.parts).find(([, part]) => part === first.object.parent)?.[0]
}

/** The middle of the ring that a place lies in. */
const inRing = ({ north, east }: Spot): Spot | undefined =>
  Object.values(targets).find(
    (target) => Math.hypot(target.north - north, target.east - east) <= ringReach,
  )

/** Of the building itself: not light in the air, nor what only casts a shadow. */
const isSeen = ({ object }: Intersection): boolean => {
  if (object.castShadow === false && object.receiveShadow === false) return false
  for (let each: typeof object | null = object; each; each = each.parent) {
    if (!each.visible) return false
  }
  return !(
    'material' in object && (object.material as { colorWrite?: boolean }).colorWrite === false
  )
}

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
