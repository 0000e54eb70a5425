import type { TourSample } from '../../config.ts'
import { readFragment, type ViewAddress } from '../../model/address/view-address.ts'
import { type Desk, documentOf } from '../../model/desk/desk.ts'
import { findRoom } from '../../model/document/edit.ts'
import { fail } from '../../model/tour.ts'
import { openSample } from '../open/open-sample.ts'
import type { TourDesk } from './create-desk.ts'
import { tourKeeper } from './keep-desk.ts'
import { sampleRoom } from './make-rooms.ts'
import { openKept } from './open-document.ts'
import { showRoom } from './show-room.ts'
import type { Given } from './take-in.ts'

/** Whether what is shown can be found again by its address: the sample, and what this browser keeps. */
export const canOpenAgain = ({ present, keep }: Pick<Desk, 'present' | 'keep'>): boolean =>
  present === sampleRoom || keep === 'kept' || keep === 'writing'

/**
 * Opens the view that an address names: in the tour on the desk, in one that this browser keeps, or in the sample.
 * @returns the sample, to be taken in, where it is that
 */
export async function openAddress(
  desk: TourDesk,
  fragment: string,
  sample: TourSample | undefined,
): Promise<Given | undefined> {
  const { tour, state } = desk
  const at = readFragment(fragment)
  if (!at) {
    fail(tour, { code: 'Address' })
    return undefined
  }
  if (findRoom(documentOf(state), at.room)) {
    await showRoom(desk, at.room, at.look)
    return undefined
  }
  const isOver = desk.watch()
  const kept = await findKept(at).catch(() => undefined)
  if (isOver()) return undefined
  if (kept) {
    await openKept(desk, kept.id, kept.name, at)
    return undefined
  }
  if (at.room === sampleRoom && sample)
    return { files: [], opened: openSample(tour, sample), isSample: true, at }
  fail(tour, { code: 'AddressGone' })
  return undefined
}

/** The kept tour that has a room; of several the one that was changed last. */
async function findKept({ room }: ViewAddress): Promise<{ id: string; name: string } | undefined> {
  const keeper = await tourKeeper()
  for (const { id, name } of await keeper.list()) {
    const { document } = await keeper.open(id)
    if (findRoom(document, room)) return { id, name }
  }
  return undefined
}
