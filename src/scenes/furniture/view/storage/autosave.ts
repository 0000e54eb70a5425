import { subscribe } from 'valtio/vanilla'
import { autosave } from '../../../../projects/autosave.ts'
import type { Design } from '../../../../room-photo/model/design/design.ts'
import { toSaved } from '../../model/room/saved-design.ts'
import type { OpenPhoto, RoomSaving } from '../../model/session.ts'
import { writeRoom } from './room-store.ts'

/**
 * Saves the design at work in this browser from its first piece on, so that a closed tab loses nothing.
 * @returns ends it, with what was not tried yet
 */
export function autosaveDesign(design: Design, photo: OpenPhoto, keeping: RoomSaving): () => void {
  const { end } = autosave<string>({
    current() {
      if (keeping.id === '' && !isWorthIt(design)) return undefined
      return JSON.stringify(toSaved(design, { ...photo, name: keeping.name, now: 0 }))
    },
    async save(text) {
      const id = keeping.id || crypto.randomUUID()
      await writeRoom(id, { ...JSON.parse(text), savedAt: Date.now() }, photo.blob)
      keeping.id = id
    },
    subscribe(changed) {
      const stops = [design, keeping].map((part) => subscribe(part, () => changed()))
      return () => {
        for (const stop of stops) stop()
      }
    },
    onStatus(status) {
      if (status === 'saving') return
      keeping.state = status === 'saved' ? 'kept' : status === 'Full' ? 'full' : 'blocked'
    },
  })
  return () => void end()
}

/** Whether there is anything in it that is the visitor's own. */
const isWorthIt = ({ items, walls, room }: Design): boolean =>
  items.length > 0 || (!room && walls.some(({ found }) => !found))
