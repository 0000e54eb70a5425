import type { Size } from '../../../../files/image-size.ts'
import { download, plainName } from '../../../../ui/download.ts'
import { faultOf } from '../../model/fault.ts'
import { currentRoom } from '../../model/session.ts'
import { setFault } from '../../model/tour.ts'
import { viewDirectionOf } from '../../model/view.ts'
import type { TourEditor } from '../editor/create-editor.ts'
import { drawStill } from './draw-still.ts'

/**
 * Saves the view that is shown as a picture of a size, named after its room.
 * @returns the file's name; undefined where it failed, which is said with the tour
 */
export async function saveStill(
  { tour, state }: Pick<TourEditor, 'tour' | 'state'>,
  size: Size,
): Promise<string | undefined> {
  const { media, projection, level, view } = tour
  if (!media) return undefined
  const name = `${plainName(currentRoom(state)?.name ?? media.name)}.jpg`
  try {
    const look = { ...viewDirectionOf(view), zoom: view.zoom }
    download(await drawStill({ media, projection, level, look, roll: view.roll }, size), name)
    return name
  } catch (error) {
    console.warn(error)
    setFault(tour, faultOf(error, media.name))
    return undefined
  }
}
