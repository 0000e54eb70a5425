import { subscribe } from 'valtio/vanilla'
import type { Design } from '../../../../room-photo/model/design/design.ts'
import { writeAfterRest } from '../../../../stage/write-after-rest.ts'
import { toSaved } from '../../model/room/saved-design.ts'
import type { Keeping, OpenPhoto } from '../../model/session.ts'
import { writeRoom } from './rooms-database.ts'

/** A step is written when nothing has followed it for so long, ms. */
const rest = 400

/**
 * Keeps the design at work in this browser from its first piece on, so that a closed tab loses nothing.
 * @returns ends it, with what was not tried yet; a save that failed is not tried again
 */
export function keepDesign(design: Design, photo: OpenPhoto, keeping: Keeping): () => void {
  /** The design of the last try, saved or not. A failure changes `keeping`, which runs `write` again: it must not retry. */
  let tried = ''

  const write = async () => {
    const saved = toSaved(design, { ...photo, name: keeping.name, now: 0 })
    const text = JSON.stringify(saved)
    if (text === tried) return
    tried = text
    if (keeping.id === '' && !isWorthIt(design)) return
    try {
      const id = keeping.id || crypto.randomUUID()
      await writeRoom(id, { ...saved, savedAt: Date.now() }, photo.blob)
      keeping.id = id
      keeping.state = 'kept'
    } catch (error) {
      console.warn(error)
      keeping.state = isFull(error) ? 'full' : 'blocked'
    }
  }
  const { changed, end } = writeAfterRest(write, rest)
  const stops = [subscribe(design, changed), subscribe(keeping, changed)]
  if (isWorthIt(design)) changed()
  return () => {
    for (const stop of stops) stop()
    void end()
  }
}

/** Whether there is anything in it that is the visitor's own. */
const isWorthIt = ({ items, walls, room }: Design): boolean =>
  items.length > 0 || (!room && walls.some(({ found }) => !found))

const isFull = (error: unknown): boolean =>
  error instanceof DOMException && error.name === 'QuotaExceededError'
