import { motionAllowed } from '../../../../stage/flags.ts'
import { hasWebGl } from '../../../../stage/webgl-context.ts'
import { findRoom } from '../../model/document/edit.ts'
import type { Link, ViewDirection } from '../../model/document/tour-document.ts'
import { currentRoom, documentOf } from '../../model/session.ts'
import { beginWalk } from '../../model/tour.ts'
import { viewDirectionOf } from '../../model/view.ts'
import { planWalk, walkDuration } from '../../model/walk/walk.ts'
import { abandonOpening } from '../open/open-files.ts'
import { tourContext } from '../scene/tour-stage.ts'
import type { TourEditor } from './create-editor.ts'
import { showRoom } from './show-room.ts'

/** Where the visitor looks now. */
export const lookNow = ({ tour: { view } }: TourEditor): ViewDirection => ({
  ...viewDirectionOf(view),
  zoom: view.zoom,
})

/**
 * Walks along a link of the room that is shown: turns, goes through the doorway, and arrives facing on. At once where less
 * motion is asked for, where a picture does not surround the visitor, and where the next one is not decoded yet: then what
 * is shown stays until it is. So it is while the tour is shown in a headset, where nobody is moved.
 */
export async function walkAlong(editor: TourEditor, link: Link): Promise<void> {
  const { tour, state, ahead } = editor
  const here = currentRoom(state)
  if (!here || tour.walking) return
  const walk = planWalk(documentOf(state), here.id, link, lookNow(editor), !motionAllowed())
  const there = findRoom(documentOf(state), link.to)
  if (!walk || !there) return
  const isWalk =
    walkDuration(walk) > 0 && !tour.isInXr && surround(here, there) && hasWebGl(tourContext)
  const media = isWalk ? ahead.take(there.id) : undefined
  if (!media) return showRoom(editor, there.id, walk.arrive)
  // Whatever was still being opened gives way.
  abandonOpening(tour)
  beginWalk(tour, { to: there.id, name: there.name, media, walk })
}

const surround = (...rooms: { projection: string }[]) =>
  rooms.every(({ projection }) => projection === 'sphere')
