import { Vector3 } from 'three'
import { cardSize } from '../../model/xr/card.ts'
import { type RayTarget, yawAhead } from '../../model/xr/controls.ts'
import type { CaptionBoard } from './caption-board.ts'
import type { CardBoard } from './card-board.ts'
import type { RoomView } from './room-view.ts'
import type { Head } from './session-scene.ts'

export type Told = {
  room: RoomView
  card: CardBoard
  captions: CaptionBoard
  head: Head
  /** what can be pointed at beside the card */
  targets: readonly RayTarget[]
}

/** Writes what a session shows, as data for browser tests: which room, the yaw ahead, what is said, and where in the room things are. */
export function tell({ dataset }: HTMLElement, { room, card, captions, head, targets }: Told) {
  const shown = room.shown()
  dataset.room = shown?.room?.name ?? ''
  dataset.yaw = shown ? yawAhead(shown.picture.turn(), head.heading).toFixed(1) : ''
  dataset.said = captions.said()
  const buttons = card.cells().map(({ id, x, y, width, height }) => {
    const perPixel = cardSize.metres / cardSize.width
    const at = new Vector3(
      (x + width / 2 - cardSize.width / 2) * perPixel,
      (cardSize.height / 2 - y - height / 2) * perPixel,
      0,
    )
    return [id, card.mesh.localToWorld(at).toArray()]
  })
  const marks = targets.map(({ id, at }) => [id, at])
  dataset.targets = JSON.stringify(Object.fromEntries([...marks, ...buttons]))
}
