import { useState } from 'react'
import type { PhotoSize, RoomCamera } from '../../../../room-photo/model/camera.ts'
import { type MarkedOpening, markOpening } from '../../model/draw-room.ts'
import type { FloorBox } from '../../model/room.ts'

/** The doors and windows that are marked on a floor while it is drawn. */
export function useOpenings(box: FloorBox, photo: PhotoSize) {
  const [openings, setOpenings] = useState<readonly MarkedOpening[]>([])
  const markIn = (camera: RoomCamera, opening: Pick<MarkedOpening, 'id' | 'kind' | 'side'>) =>
    markOpening(box, opening, camera, photo)
  return {
    openings,
    /** One more, on the far wall, which every photo shows. */
    add: (camera: RoomCamera, kind: MarkedOpening['kind']) => {
      const id = 1 + Math.max(0, ...openings.map((each) => each.id))
      setOpenings([...openings, markIn(camera, { id, kind, side: 'back' })])
    },
    /** On another wall it begins where that one is seen. */
    change: (camera: RoomCamera, next: MarkedOpening) => {
      setOpenings(
        openings.map((each) => {
          if (each.id !== next.id) return each
          return each.side === next.side ? next : markIn(camera, next)
        }),
      )
    },
    remove: (id: number) => setOpenings(openings.filter((each) => each.id !== id)),
  }
}
