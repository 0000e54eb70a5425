import { motionAllowed } from '../../../../stage/flags.ts'
import { hasWebGl } from '../../../../stage/webgl-context.ts'
import { findRoom } from '../../model/document/edit.ts'
import type { Link, ViewDirection } from '../../model/document/tour-document.ts'
import { currentRoom, documentOf } from '../../model/session.ts'
import { arriveFromWalk, beginWalk, cancelWalk } from '../../model/tour.ts'
import { viewDirectionOf } from '../../model/view.ts'
import { planWalk, type Walk } from '../../model/walk/walk.ts'
import { cancelOpening } from '../open/opening.ts'
import { tourContextOptions } from '../scene/tour-stage.ts'
import type { OpenTour } from './open-tour.ts'
import { enterLoadedRoom, showRoom } from './show-room.ts'

/** Where the visitor looks now. */
export const currentViewDirection = ({ tour: { view } }: OpenTour): ViewDirection => ({
  ...viewDirectionOf(view),
  zoom: view.zoom,
})

/**
 * Walks along a link of the room that is shown: turns, goes through the doorway, and arrives facing on. At once where
 * less motion is asked for, where a picture does not surround the visitor, and where the next one is not decoded yet:
 * then what is shown stays until it is. So it is while the tour is shown in a headset, where nobody is moved.
 */
export async function walkAlong(openTour: OpenTour, link: Link): Promise<void> {
  const { tour, state, ahead } = openTour
  const here = currentRoom(state)
  if (!here || tour.walking) return
  const walk = planWalk(documentOf(state), here.id, link, currentViewDirection(openTour))
  const there = findRoom(documentOf(state), link.to)
  if (!walk || !there) return
  const isWalk =
    motionAllowed() && !tour.isInXr && surround(here, there) && hasWebGl(tourContextOptions)
  const media = isWalk ? ahead.take(there.id) : undefined
  if (!media) return showRoom(openTour, there.id, walk.arrive)
  // Whatever was still being opened gives way.
  cancelOpening(tour)
  beginWalk(tour, { to: there.id, name: there.name, media, walk })
}

const surround = (...rooms: { projection: string }[]) =>
  rooms.every(({ projection }) => projection === 'sphere')

/** The step is over: the tour stands in the other room, if it is still there. */
export function finishWalk(openTour: OpenTour, walk: Walk) {
  const { tour, state } = openTour
  const { walking } = tour
  if (!walking || walking.walk !== walk) return
  const room = findRoom(documentOf(state), walking.to)
  if (!room) return cancelWalk(tour)
  arriveFromWalk(tour)
  enterLoadedRoom(openTour, room, walking.media, walk.arrive)
}
