import { type RefObject, useEffect, useRef } from 'react'
import type { PlanPoint } from '../../model/document/tour-document.ts'
import { isControl } from '../viewer/gestures.ts'
import { pointOnSheet } from './sheet-place.ts'

/** A pointer that went further than this scrolled the page, CSS pixels. */
const still = 8

type Handlers = {
  onPress: ((point: PlanPoint) => void) | undefined
  onHover: ((point: PlanPoint) => void) | undefined
}

/** Tells where on a sheet a pointer presses beside its controls, and where it is. Keys have buttons for what these do. */
export function useSheetPress(sheet: RefObject<HTMLElement | null>, handlers: Handlers) {
  const latest = useRef(handlers)
  latest.current = handlers
  useEffect(() => {
    const element = sheet.current
    if (!element) return
    const stop = new AbortController()
    const { signal } = stop
    let down: { clientX: number; clientY: number } | undefined
    element.addEventListener(
      'pointerdown',
      ({ clientX, clientY }) => {
        down = { clientX, clientY }
      },
      { signal },
    )
    element.addEventListener(
      'click',
      (event) => {
        if (isControl(event.target) || !down) return
        const way = Math.hypot(event.clientX - down.clientX, event.clientY - down.clientY)
        if (way <= still) latest.current.onPress?.(pointOnSheet(element, event))
      },
      { signal },
    )
    element.addEventListener(
      'pointermove',
      (event) => {
        if (event.pointerType === 'mouse') latest.current.onHover?.(pointOnSheet(element, event))
      },
      { signal },
    )
    return () => stop.abort()
  }, [sheet])
}
