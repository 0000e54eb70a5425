import { type PointerEvent, useRef } from 'react'
import { clamp } from '../../../../../math/clamp.ts'
import type { PhotoSize, Pixel } from '../../../model/room/camera.ts'

export interface PhotoDrag {
  photo: PhotoSize
  /** where what is dragged stands */
  at: Pixel
  /** @param to  within the photo */
  onMove: (to: Pixel) => void
  onTake: () => void
  onLet: () => void
}

/** Drags what stands at a place of the photo that fills the parent, by where it was taken. */
export function usePhotoDrag({ photo, at, onMove, onTake, onLet }: PhotoDrag) {
  const grip = useRef<Pixel | null>(null)
  const pixel = (event: PointerEvent): Pixel => {
    const box = event.currentTarget.parentElement?.getBoundingClientRect()
    const by = photo.width / (box?.width || 1)
    return { x: (event.clientX - (box?.left ?? 0)) * by, y: (event.clientY - (box?.top ?? 0)) * by }
  }
  const release = () => {
    if (grip.current) onLet()
    grip.current = null
  }
  return {
    onPointerDown: (event: PointerEvent) => {
      if (event.button !== 0) return
      event.currentTarget.setPointerCapture(event.pointerId)
      const { x, y } = pixel(event)
      grip.current = { x: at.x - x, y: at.y - y }
      onTake()
    },
    onPointerMove: (event: PointerEvent) => {
      if (!grip.current) return
      const { x, y } = pixel(event)
      onMove({
        x: clamp(x + grip.current.x, 0, photo.width),
        y: clamp(y + grip.current.y, 0, photo.height),
      })
    },
    onPointerUp: release,
    onPointerCancel: release,
  }
}
