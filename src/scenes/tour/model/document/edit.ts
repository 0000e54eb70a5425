import { produce } from 'immer'
import { wrap180 } from '../../../../math/angle.ts'
import { clamp } from '../../../../math/clamp.ts'
import type { Angles, DocumentDraft, RoomId, TourDocument } from './tour-document.ts'

/**
 * A pure action, written as a change of a draft: it takes a document and returns the next one. Unchanged parts are the
 * same objects, and an action without effect returns the same document, so that it makes no undo step.
 */
export const action =
  <Args extends unknown[]>(change: (document: DocumentDraft, ...args: Args) => void) =>
  (document: TourDocument, ...args: Args): TourDocument =>
    produce(document, (draft) => {
      change(draft, ...args)
    })

export const findRoom = <Found extends { id: RoomId }>(
  { rooms }: { readonly rooms: readonly Found[] },
  id: RoomId,
): Found | undefined => rooms.find((room) => room.id === id)

/** Sets properties of a draft; what has an equal value stays as it is. */
export function assign<Value extends object>(value: Value, change: Partial<Value>) {
  for (const key of Object.keys(change) as (keyof Value)[])
    if (JSON.stringify(value[key]) !== JSON.stringify(change[key]))
      Object.assign(value, { [key]: change[key] })
}

/** Removes items of a list of a draft. */
export function removeWhere<Part>(parts: Part[], is: (part: Part) => boolean) {
  for (let at = parts.length - 1; at >= 0; at -= 1) if (is(parts[at] as Part)) parts.splice(at, 1)
}

/** A direction within the document's limits. */
export const clampedAngles = ({ yaw, pitch }: Angles): Angles => ({
  yaw: wrap180(yaw),
  pitch: clamp(pitch, -90, 90),
})

export const wrappedYaw = (yaw: number | null) => (yaw === null ? null : wrap180(yaw))
