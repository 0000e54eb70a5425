import type { Intersection, Raycaster } from 'three'
import { type PantheonLab, pointTo } from '../../model/pantheon-lab.ts'
import type { Spot } from '../../model/site-plan.ts'
import { isFree, targets } from '../../model/walk.ts'
import type { PantheonSet } from './build-scene.ts'

/** How much of a face looks up where one can stand. */
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
