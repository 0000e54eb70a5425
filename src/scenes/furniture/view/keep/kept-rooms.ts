import { mostItems } from '../../../../room-photo/model/design/edit-items.ts'
import { fromSaved } from '../../model/room/saved-design.ts'
import { allRooms } from './rooms-database.ts'

/** A room that is kept in this browser, as it is listed. */
export interface KeptRoom {
  id: string
  name: string
  /** milliseconds since 1970 */
  savedAt: number
  count: number
}

/** The rooms that are kept and can be read, the last one first; none where the browser keeps nothing. */
export async function listKept(): Promise<KeptRoom[]> {
  const rooms = await allRooms().catch(() => [])
  return rooms
    .flatMap(({ id, saved }) => {
      try {
        const { name, savedAt, items } = fromSaved(saved, mostItems)
        return [{ id, name, savedAt, count: items.length }]
      } catch {
        return []
      }
    })
    .sort((a, b) => b.savedAt - a.savedAt)
}
