import { type RefObject, useEffect } from 'react'
import type { FloorPlace } from '../../../../room-photo/model/camera.ts'
import { type Design, itemOf, select } from '../../../../room-photo/model/design/design.ts'
import { endDrag, slideTo } from '../../../../room-photo/model/design/drag.ts'
import { placeInPlan } from '../../../../room-photo/model/design/edit-items.ts'
import { standAt } from '../../../../room-photo/model/design/empty-room.ts'
import { remember } from '../../../../room-photo/model/design/history.ts'
import { type Item, type Sizes, solidOf } from '../../../../room-photo/model/design/item.ts'
import { rayHitDistance } from '../../../../room-photo/model/solid.ts'
import { frameKey } from '../../../../room-photo/view/frame-keys.ts'

const arrows: Record<string, [x: number, z: number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
}

/** So near to where the visitor stands a press takes hold of it, metres. */
const eyeReach = 0.22

/** Pointer and keys on the plan: places what is held, else drags the piece that is pressed, or the visitor's own place. */
export function usePlanInput(
  plan: RefObject<SVGSVGElement | null>,
  design: Design,
  sizes: Sizes,
): void {
  useEffect(() => {
    const element = plan.current
    if (!element) return
    const stop = new AbortController()
    const { signal } = stop
    let drag: ((to: FloorPlace) => void) | null = null

    const at = ({ clientX, clientY }: PointerEvent): FloorPlace => {
      const matrix = element.getScreenCTM()?.inverse()
      const { x, y } = new DOMPoint(clientX, clientY).matrixTransform(matrix)
      return { x, z: y }
    }
    const down = (event: PointerEvent) => {
      if (event.button !== 0) return
      const place = at(event)
      if (design.held) return void placeInPlan(design, place, sizes)
      drag = taking(design, place, sizes)
      if (drag) element.setPointerCapture(event.pointerId)
    }
    const move = (event: PointerEvent) => drag?.(at(event))
    const up = () => {
      if (drag) endDrag(design, sizes)
      drag = null
    }
    const press = (event: KeyboardEvent) => {
      if (!planKey(design, event, sizes) && !frameKey(design, event, sizes)) return
      event.preventDefault()
    }
    element.addEventListener('pointerdown', down, { signal })
    element.addEventListener('pointermove', move, { signal })
    element.addEventListener('pointerup', up, { signal })
    element.addEventListener('pointercancel', up, { signal })
    element.addEventListener('keydown', press, { signal })
    return () => stop.abort()
  }, [plan, design, sizes])
}

function taking(design: Design, place: FloorPlace, sizes: Sizes) {
  const { x = 0, z = 0 } = design.camera
  if (Math.hypot(place.x - x, place.z - z) < eyeReach) {
    return (to: FloorPlace) => standAt(design, to, sizes)
  }
  const item = topmostAt(design.items, place, sizes)
  select(design, item?.id ?? null)
  if (!item) return null
  remember(design)
  const off = { x: item.x - place.x, z: item.z - place.z }
  const { turn } = item
  return (to: FloorPlace) =>
    slideTo(design, item.id, { x: to.x + off.x, z: to.z + off.z }, sizes, { turn })
}

function topmostAt(items: readonly Item[], { x, z }: FloorPlace, sizes: Sizes): Item | undefined {
  const from = 50
  const met = items.flatMap((item) => {
    const far = rayHitDistance(solidOf(item, sizes), [x, from, z], [0, -1, 0])
    return far === null ? [] : [{ item, far }]
  })
  return met.sort((a, b) => a.far - b.far)[0]?.item
}

/** Arrows go as the plan lies, not as the picture looks. */
function planKey(
  design: Design,
  { key, shiftKey, altKey, ctrlKey, metaKey }: KeyboardEvent,
  sizes: Sizes,
): boolean {
  const item = itemOf(design, design.selected)
  const arrow = arrows[key]
  if (!item || !arrow || altKey || ctrlKey || metaKey) return false
  remember(design)
  const by = shiftKey ? 0.01 : 0.1
  const to = { x: item.x + arrow[0] * by, z: item.z + arrow[1] * by }
  // A step of a centimetre would never get away from what it is flush with.
  slideTo(design, item.id, to, sizes, { snaps: false })
  endDrag(design, sizes)
  return true
}
