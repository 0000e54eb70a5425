import { wallsOfKnown } from '../../../../room-photo/model/known-room.ts'
import type { StagingPhoto } from '../photo.ts'
import { type SharedRoom, sharedOf } from './shared-room.ts'

interface Holder {
  photos: readonly Pick<StagingPhoto, 'id' | 'known'>[]
  shared: readonly SharedRoom[]
}

/** Photos that a photo may be joined with: those that are not one room with it already. */
export function othersOf({ photos, shared }: Holder, photo: number): number[] {
  const room = sharedOf({ shared }, photo)
  const partners = room?.members.map((member) => member.photo) ?? [photo]
  return photos.map(({ id }) => id).filter((id) => !partners.includes(id))
}

/**
 * The two photos that are most likely one room: of our own rooms the files tell it, of others the first ones are as good
 * as any. @returns null where there are no two to be joined
 */
export function likelyPair(staging: Holder): [number, number] | null {
  const pairs = staging.photos.flatMap(({ id }, at) =>
    othersOf(staging, id)
      .filter((other) => staging.photos.findIndex((photo) => photo.id === other) > at)
      .map((other): [number, number] => [id, other]),
  )
  const knownOf = (photo: number) => staging.photos.find(({ id }) => id === photo)?.known
  return pairs.find(([a, b]) => isSameRoom(knownOf(a), knownOf(b))) ?? pairs[0] ?? null
}

/** Whether the files beside two photos tell the same walls and windows. */
function isSameRoom(one: unknown, other: unknown): boolean {
  if (!wallsOfKnown(one) || !wallsOfKnown(other)) return false
  const told = (file: unknown) => {
    const { room, windows } = file as { room: unknown; windows?: unknown }
    return JSON.stringify([room, windows])
  }
  return told(one) === told(other)
}
