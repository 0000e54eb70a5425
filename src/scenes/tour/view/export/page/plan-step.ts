import { findRoom } from '../../../model/document/edit.ts'
import type { Link, TourDocument, ViewDirection } from '../../../model/document/tour-document.ts'
import { arrivalDirection } from '../../../model/walk/return-link.ts'
import { planWalk, walkAt, walkDuration } from '../../../model/walk/walk.ts'
import type { Moment } from './step-layers.ts'

/** A step from room to room: how it looks at a share of its time, how long it takes in ms, and how one looks at its end. */
export type PlannedStep = { at: (share: number) => Moment; time: number; arrive: ViewDirection }

/** What is no walk is a change of pictures, ms. */
const changing = 300

/**
 * How one comes from a room to another. By a link between panoramas one turns to the doorway and walks; else the pictures
 * change.
 * @param look     how one looks now
 * @param link     by which one goes; without, one looks as `home` says
 * @param reduced  less motion is asked for: it takes no time
 */
export function planStep(
  document: TourDocument,
  from: string,
  to: string,
  {
    look,
    home,
    link,
    reduced,
  }: { look: ViewDirection; home: ViewDirection; link?: Link | undefined; reduced: boolean },
): PlannedStep {
  const [here, there] = [findRoom(document, from), findRoom(document, to)]
  const isLevel = here?.projection === 'sphere' && there?.projection === 'sphere'
  const arrive =
    link && there?.projection === 'sphere' ? arrivalDirection(document, from, link) : home
  const walk = link && isLevel && !reduced ? planWalk(document, from, link, look, reduced) : null
  if (!walk) {
    const at = (mix: number) => ({ viewDirection: look, toViewDirection: arrive, mix })
    return { at, time: reduced ? 0 : changing, arrive }
  }
  return { at: (share) => walkAt(walk, share), time: walkDuration(walk), arrive: walk.arrive }
}
