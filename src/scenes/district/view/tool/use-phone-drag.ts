import { type RefObject, useEffect } from 'react'
import { districtConfig, type Place } from '../../config.ts'
import { type District, movePhone, nearestOnWalk } from '../../model/district.ts'
import { unprojectToGround } from '../../model/projection.ts'

/**
 * Drags the phone: it moves to the point of the walk that is nearest to the pointer.
 * @param solid  whether the box shows the district in 3D, or as a plan
 */
export function usePhoneDrag(
  box: RefObject<HTMLElement | null>,
  district: District,
  solid: boolean,
): void {
  useEffect(() => {
    const element = box.current
    if (!element) return
    const stop = new AbortController()
    const { signal } = stop
    const carry = (event: PointerEvent) => {
      const place = groundUnder(event, element.getBoundingClientRect(), solid)
      if (place) movePhone(district, nearestOnWalk(place))
    }
    const down = (event: PointerEvent) => {
      if (event.button !== 0 || (event.target as Element).closest('button')) return
      event.preventDefault()
      element.setPointerCapture(event.pointerId)
      carry(event)
    }
    const move = (event: PointerEvent) => {
      if (element.hasPointerCapture(event.pointerId)) carry(event)
    }
    element.addEventListener('pointerdown', down, { signal })
    element.addEventListener('pointermove', move, { signal })
    return () => stop.abort()
  }, [box, district, solid])
}

function groundUnder(
  { clientX, clientY }: PointerEvent,
  { left, top, width, height }: DOMRect,
  solid: boolean,
): Place | undefined {
  const right = ((clientX - left) / width) * 2 - 1
  const above = 1 - ((clientY - top) / height) * 2
  if (solid) return unprojectToGround({ right, above }, width / height)
  const metres = Math.max(districtConfig.width / width, districtConfig.depth / height)
  return { x: (right * width * metres) / 2, z: (-above * height * metres) / 2 }
}
