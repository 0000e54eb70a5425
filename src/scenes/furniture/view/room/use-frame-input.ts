import { type RefObject, useEffect, useState } from 'react'
import { moveTo, placeAt } from '../../model/room/actions.ts'
import { floorAt, type Pixel, pixelOf } from '../../model/room/camera.ts'
import { type Design, select } from '../../model/room/design.ts'
import { forgetIdle, remember } from '../../model/room/history.ts'
import { itemAt, type Sizes } from '../../model/room/item.ts'
import { frameKey } from './frame-keys.ts'

/** What is dragged: the item, and from the pointer to where it stands in the photo, pixels. */
interface Drag {
  id: number
  off: Pixel
}

/**
 * Pointer and keys on the photo: places what is held, else selects and drags along the floor.
 * @returns why the last press placed nothing
 */
export function useFrameInput(
  frame: RefObject<HTMLElement | null>,
  design: Design,
  sizes: Sizes,
): { missed: boolean; full: boolean } {
  const [refused, setRefused] = useState<'missed' | 'full'>()

  useEffect(() => {
    const element = frame.current
    if (!element) return
    const stop = new AbortController()
    const { signal } = stop
    let drag: Drag | null = null

    const at = (event: PointerEvent): Pixel => {
      const { left, top, width } = element.getBoundingClientRect()
      const by = design.photo.width / width
      return { x: (event.clientX - left) * by, y: (event.clientY - top) * by }
    }
    const down = (event: PointerEvent) => {
      // A tool has handles of its own.
      if (event.button !== 0 || design.tool) return
      const { camera, photo, items } = design
      const pixel = at(event)
      if (design.held) {
        if (placeAt(design, pixel)) return setRefused(undefined)
        return setRefused(floorAt(camera, photo, pixel) ? 'full' : 'missed')
      }
      const item = itemAt(items, sizes, camera, photo, pixel)
      select(design, item?.id ?? null)
      const foot = item && pixelOf(camera, photo, [item.x, 0, item.z])
      if (!item || !foot) return
      element.setPointerCapture(event.pointerId)
      remember(design)
      drag = { id: item.id, off: { x: foot.x - pixel.x, y: foot.y - pixel.y } }
    }
    const move = (event: PointerEvent) => {
      if (!drag) return
      const { x, y } = at(event)
      const to = floorAt(design.camera, design.photo, { x: x + drag.off.x, y: y + drag.off.y })
      if (to) moveTo(design, drag.id, to)
    }
    const up = () => {
      if (drag) forgetIdle(design)
      drag = null
    }
    const press = (event: KeyboardEvent) => {
      const { tool } = design
      if (!frameKey(design, event)) return
      event.preventDefault()
      // The handle that had the keyboard is gone with its tool.
      if (tool && !design.tool) element.focus({ preventScroll: true })
      setRefused(undefined)
    }

    element.addEventListener('pointerdown', down, { signal })
    element.addEventListener('pointermove', move, { signal })
    element.addEventListener('pointerup', up, { signal })
    element.addEventListener('pointercancel', up, { signal })
    element.addEventListener('keydown', press, { signal })
    return () => stop.abort()
  }, [frame, design, sizes])

  return { missed: refused === 'missed', full: refused === 'full' }
}
