import { subscribe } from 'valtio/vanilla'
import { autosave } from '../../../../projects/autosave.ts'
import { saveUnderLock } from '../../../../projects/lock.ts'
import { type SaveStatus, StorageError } from '../../../../projects/save-status.ts'
import type { Design } from '../../../../room-photo/model/design/design.ts'
import { toSaved } from '../../model/room/saved-design.ts'
import type { OpenPhoto, RoomSaving } from '../../model/session.ts'
import { roomStore, savedRoom } from './room-store.ts'

/**
 * Saves the design at work in this browser from its first piece on, so that a closed tab loses nothing.
 * @returns ends it, with what was not tried yet
 */
export function autosaveDesign(design: Design, photo: OpenPhoto, saving: RoomSaving): () => void {
  const id = saving.id || crypto.randomUUID()
  const onStatus = (status: SaveStatus) => {
    if (status !== 'saving') saving.state = states[status] ?? 'blocked'
  }
  const begin = () =>
    autosave<string>({
      current() {
        if (saving.id === '' && !isWorthIt(design)) return undefined
        return JSON.stringify(toSaved(design, { ...photo, name: saving.name, now: 0 }))
      },
      async save(text) {
        const saved = { ...JSON.parse(text), savedAt: Date.now() }
        await roomStore.save(savedRoom(id, saved), async () => {
          if (photo.blob) return photo.blob
          throw new StorageError('Gone')
        })
        saving.id = id
      },
      subscribe(changed) {
        const stops = [design, saving].map((part) => subscribe(part, () => changed()))
        return () => {
          for (const stop of stops) stop()
        }
      },
      onStatus,
    }).end
  const end = saveUnderLock(`room-${id}`, begin, ({ code }) => onStatus(code))
  return () => void end()
}

const states: Partial<Record<SaveStatus, RoomSaving['state']>> = {
  saved: 'kept',
  Full: 'full',
  Elsewhere: 'elsewhere',
}

/** Whether there is anything in it that is the visitor's own. */
const isWorthIt = ({ items, walls, room }: Design): boolean =>
  items.length > 0 || (!room && walls.some(({ found }) => !found))
