import type { SampleHomeTexts, TourSample } from '../../config.ts'
import { findRoom } from '../../model/document/edit.ts'
import { isHomeRoom } from '../../model/home/home-data.ts'
import { currentRoom, documentOf, type Session } from '../../model/session.ts'
import { setFault } from '../../model/tour.ts'
import { parseViewFragment, type ViewAddress } from '../../model/view-address.ts'
import { openHome } from '../home/open-home.ts'
import { openSample } from '../open/open-first-file.ts'
import { showRoom } from '../rooms/show-room.ts'
import { tourStore } from './autosave.ts'
import type { TourEditor } from './create-editor.ts'
import { sampleRoomId } from './make-rooms.ts'
import { openSavedTour } from './open-document.ts'

/** Whether what is shown can be found again by its address: the samples, and what this browser keeps. */
export function canOpenAgain(editor: Pick<Session, 'history' | 'currentRoomId' | 'keep'>): boolean {
  const { currentRoomId: present, keep } = editor
  const room = currentRoom(editor)
  const isSample = present === sampleRoomId || (room !== undefined && isHomeRoom(room))
  return isSample || keep === 'saved' || keep === 'saving'
}

/**
 * Opens the view that an address names: in the tour that is open, in one that this browser keeps, in the sample home,
 * or in the sample.
 * @returns the sample, to be taken in, where it is that
 */
export async function openAddress(
  editor: TourEditor,
  fragment: string,
  { sample, home }: { sample?: TourSample | undefined; home?: SampleHomeTexts | undefined },
) {
  const { tour, state } = editor
  const at = parseViewFragment(fragment)
  if (!at) {
    setFault(tour, { code: 'Address' })
    return undefined
  }
  if (findRoom(documentOf(state), at.room)) {
    await showRoom(editor, at.room, at.look)
    return undefined
  }
  const isOver = editor.watch()
  const kept = await findKept(at).catch(() => undefined)
  if (isOver()) return undefined
  if (kept) {
    await openSavedTour(editor, kept.id, kept.name, at)
    return undefined
  }
  if (home?.rooms.some(({ id }) => id === at.room)) {
    await openHome(editor, home, at)
    return undefined
  }
  if (at.room === sampleRoomId && sample)
    return { files: [], opened: openSample(tour, sample), isSample: true, at }
  setFault(tour, { code: 'AddressGone' })
  return undefined
}

/** The kept tour that has a room; of several the one that was changed last. */
async function findKept({ room }: ViewAddress): Promise<{ id: string; name: string } | undefined> {
  const store = await tourStore()
  for (const { id, name } of await store.list()) {
    const { document } = await store.open(id)
    if (findRoom(document, room)) return { id, name }
  }
  return undefined
}
