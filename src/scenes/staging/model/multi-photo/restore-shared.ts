import { nextId, type Staging } from '../staging.ts'
import { partnersOf, type SharedRoom, spreadRoom } from './shared-room.ts'

/**
 * Takes up which photos show one room.
 * @param ids  what photos that were kept are called now; those without one are no more
 */
export function restoreShared(
  staging: Staging,
  kept: readonly SharedRoom[],
  ids: ReadonlyMap<number, number>,
): void {
  for (const { members } of kept) {
    const there = members.flatMap((member) => {
      const photo = ids.get(member.photo)
      return photo === undefined ? [] : [{ ...member, photo }]
    })
    const [first] = there
    if (!first) continue
    staging.shared.push({ id: nextId(staging), members: there })
    const photos = partnersOf(staging, first.photo)
    const room = photos[0]?.room
    if (room)
      spreadRoom(
        photos,
        room,
        photos.flatMap((each) => each.room?.views.slice(0, 1) ?? []),
      )
    if (there.length < 2) staging.shared.pop()
  }
}
