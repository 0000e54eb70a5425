import type { Item } from '../../../furniture/model/room/item.ts'
import type { Job, LeftOut } from '../job.ts'
import type { StagingPhoto } from '../photo.ts'
import type { RoomKind } from '../room.ts'
import type { Staging } from '../staging.ts'
import { partnersOf, sharedOf } from '../together/shared-room.ts'
import type { Steps } from './run-queue.ts'

type Wanted = Pick<Job, 'style' | 'seed'> & { kind: RoomKind }

/** Where the pieces of a style go in the room of a photo. */
export type ArrangeOnce = (
  photo: StagingPhoto,
  wanted: Wanted,
  signal: AbortSignal,
) => Promise<{ items: Item[]; leftOut: LeftOut[] }>

/** Furnishes a room that several photos show once for all of them, in the first one's coordinates. */
export function createArranging(
  staging: Pick<Staging, 'photos' | 'shared'>,
  arrange: Steps['arrange'],
): ArrangeOnce {
  const made = new Map<string, ReturnType<ArrangeOnce>>()
  return (photo, wanted, signal) => {
    const [lead = photo] = partnersOf(staging, photo.id)
    const { room, roomBy } = lead
    if (!room) throw new Error('There is no room to be arranged')
    const go = () => arrange({ room, roomBy: roomBy ?? 'found', ...wanted }, signal)
    const shared = sharedOf(staging, photo.id)
    if (!shared) return go()
    const key = [shared.id, wanted.kind, wanted.style, wanted.seed].join()
    const before = made.get(key)
    if (before) return before
    const arranged = go()
    made.set(key, arranged)
    return arranged
  }
}
