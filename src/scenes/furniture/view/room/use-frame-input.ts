import { type RefObject, useEffect, useState } from 'react'
import { useSnapshot } from 'valtio'
import { mostItems, placeAt } from '../../model/room/actions.ts'
import { floorAt, type Pixel, pixelOf } from '../../model/room/camera.ts'
import { type Design, itemOf, select } from '../../model/room/design.ts'
import { dragTo, endDrag, turnTo } from '../../model/room/drag.ts'
import { lookBy } from '../../model/room/empty-room.ts'
import { remember } from '../../model/room/history.ts'
import { itemAt, type Sizes } from '../../model/room/item.ts'
import { gripOf } from '../../model/room/spot.ts'
import { turnAt, turnHandle } from '../../model/room/turn-handle.ts'
import { drawAt } from '../../model/room/wall-actions.ts'
import { frameKey } from './frame-keys.ts'

/** What is dragged, by the pointer's places in the photo and whether it goes flush. */
type Drag = (at: Pixel, snaps: boolean) => void

/** Why the last press did nothing: a word that `room-frame.tsx` has a sentence for. */
export type Refusal = 'missed' | 'tooFar' | 'full' | 'needsWall' | 'missedWall' | 'noWall'

/** So near to the turn handle a press takes it, CSS pixels. */
const handleReach = 22

/** So much of a turn of the head by one CSS pixel, degrees. */
const lookPerPixel = 0.15

/**
 * Pointer and keys on the photo: places what is held, draws a wall, else selects, drags and turns.
 * @returns why the last press did nothing
 */
export function useFrameInput(
  frame: RefObject<HTMLElement | null>,
  design: Design,
  sizes: Sizes,
): Refusal | undefined {
  const [refused, setRefused] = useState<{ why: Refusal; intent: string }>()
  const intent = intentOf(useSnapshot(design))

  useEffect(() => {
    const element = frame.current
    if (!element) return
    const stop = new AbortController()
    const { signal } = stop
    let drag: Drag | null = null

    const refuse = (why: Refusal | null) =>
      setRefused(why ? { why, intent: intentOf(design) } : undefined)
    const scaleOf = () => design.photo.width / element.getBoundingClientRect().width
    const at = (event: PointerEvent): Pixel => {
      const { left, top } = element.getBoundingClientRect()
      const by = scaleOf()
      return { x: (event.clientX - left) * by, y: (event.clientY - top) * by }
    }
    const down = (event: PointerEvent) => {
      // A tool has handles of its own.
      if (event.button !== 0 || design.tool) return
      const pixel = at(event)
      if (design.drawing) {
        const drawn = drawAt(design, pixel)
        return refuse(drawn === 'no floor' ? 'missed' : drawn === 'no wall' ? 'noWall' : null)
      }
      if (design.held) {
        const { piece } = design.held
        if (placeAt(design, pixel, sizes)) return refuse(null)
        return refuse(whyNot(design, pixel, sizes[piece]?.mount === 'wall'))
      }
      drag = turning(design, pixel, sizes, handleReach * scaleOf()) ?? moving(design, pixel, sizes)
      drag ??= design.room ? looking(design, pixel, scaleOf()) : null
      if (drag) element.setPointerCapture(event.pointerId)
    }
    const move = (event: PointerEvent) => drag?.(at(event), design.snap !== event.altKey)
    const up = () => {
      if (drag) endDrag(design, sizes)
      drag = null
    }
    const press = (event: KeyboardEvent) => {
      const { tool } = design
      if (!frameKey(design, event, sizes)) return
      event.preventDefault()
      // The handle that had the keyboard is gone with its tool.
      if (tool && !design.tool) element.focus({ preventScroll: true })
      refuse(null)
    }

    element.addEventListener('pointerdown', down, { signal })
    element.addEventListener('pointermove', move, { signal })
    element.addEventListener('pointerup', up, { signal })
    element.addEventListener('pointercancel', up, { signal })
    element.addEventListener('keydown', press, { signal })
    return () => stop.abort()
  }, [frame, design, sizes])

  // What was wrong with one thing is not with another.
  return refused?.intent === intent ? refused.why : undefined
}

/** What a press would do: draw a wall, or place a piece. */
const intentOf = ({ held, drawing }: Pick<Design, 'held' | 'drawing'>): string =>
  drawing ? 'a wall' : (held?.piece ?? '')

function whyNot(design: Design, at: Pixel, hangs: boolean): Refusal {
  if (hangs) return design.walls.length > 0 ? 'missedWall' : 'needsWall'
  if (design.items.length >= mostItems) return 'full'
  return floorAt(design.camera, design.photo, at) ? 'tooFar' : 'missed'
}

/** Takes the handle of the selected piece, where the press is on it. */
function turning(design: Design, pixel: Pixel, sizes: Sizes, reach: number): Drag | null {
  const item = itemOf(design, design.selected)
  const handle = item && turnHandle(design, item, sizes)
  if (!handle) return null
  const { knob, off } = handle
  if (Math.hypot(knob.x - pixel.x, knob.y - pixel.y) > reach) return null
  remember(design)
  return (to, snaps) => {
    const turn = turnAt(design, item, off, to)
    if (turn !== null) turnTo(design, item.id, turn, sizes, { snaps })
  }
}

/** Selects the piece that is pressed, and takes it along. */
function moving(design: Design, pixel: Pixel, sizes: Sizes): Drag | null {
  const { camera, photo, items } = design
  const item = itemAt(items, sizes, camera, photo, pixel)
  select(design, item?.id ?? null)
  const size = item && sizes[item.piece]
  const grip = size && pixelOf(camera, photo, gripOf(item, size))
  if (!item || !grip) return null
  remember(design)
  const off = { x: grip.x - pixel.x, y: grip.y - pixel.y }
  const { turn } = item
  return (to, snaps) =>
    dragTo(design, item.id, { x: to.x + off.x, y: to.y + off.y }, sizes, { snaps, turn })
}

/** In a room of our own a drag on nothing turns the head. */
function looking(design: Design, pixel: Pixel, scale: number): Drag {
  let last = pixel
  return (to) => {
    const by = lookPerPixel / scale
    lookBy(design, (to.x - last.x) * by, (to.y - last.y) * by)
    last = to
  }
}
