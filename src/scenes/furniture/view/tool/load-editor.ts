import type { RoomEditor } from '../room/room-editor.tsx'

/** What furnishes a photo, without three.js; fetched when a visitor comes near. */
export function loadEditor(): Promise<{ RoomEditor: typeof RoomEditor }> {
  return import('../room/room-editor.tsx')
}
