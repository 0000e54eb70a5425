import type { RoomScene } from '../scene/room/room-scene.tsx'

let loaded: typeof RoomScene | undefined

/** The part that brings three.js; at once when it is there already. */
export function loadRoomScene(): typeof RoomScene | Promise<typeof RoomScene> {
  return (
    loaded ??
    import('../scene/room/room-scene.tsx').then((module) => {
      loaded = module.RoomScene
      return loaded
    })
  )
}
