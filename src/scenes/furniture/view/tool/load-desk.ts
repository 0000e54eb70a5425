import type { RoomDesk } from '../room/room-desk.tsx'

/** What furnishes a photo, without three.js; fetched when a visitor comes near. */
export function loadDesk(): Promise<{ RoomDesk: typeof RoomDesk }> {
  return import('../room/room-desk.tsx')
}
