import { type RefObject, useEffect } from 'react'
import type { Linking } from '../../model/linking/linking.ts'
import { anglesAt, type ViewPoint } from '../../model/sight/point-of.ts'
import type { Sight } from '../../model/sight/sight.ts'
import { isControl } from '../viewer/gestures.ts'
import { placeIn, windowOf } from './viewer-place.ts'

/** A pointer that went further than this dragged the picture, CSS pixels. */
const still = 6

/** While links are edited, a press in the picture asks where it leads, as does Enter for the middle of the view. */
export function usePressToLink(
  layer: RefObject<HTMLElement | null>,
  sight: Sight,
  linking: Linking,
) {
  useEffect(() => {
    const view = windowOf(layer.current)
    if (!view) return
    let down: { clientX: number; clientY: number } | undefined
    const ask = (at: ViewPoint) => {
      const angles = linking.isOn ? anglesAt(sight, at) : null
      if (angles) linking.asks = angles
    }
    const press = (event: MouseEvent) => {
      if (!down || isControl(event.target)) return
      const way = Math.hypot(event.clientX - down.clientX, event.clientY - down.clientY)
      if (way <= still) ask(placeIn(view, event))
    }
    const key = (event: KeyboardEvent) => {
      if (event.key !== 'Enter' || event.target !== view || !linking.isOn) return
      // It would go on to press the button that takes the focus.
      event.preventDefault()
      ask({ x: 0, y: 0 })
    }
    const stop = new AbortController()
    const { signal } = stop
    view.addEventListener(
      'pointerdown',
      ({ clientX, clientY }) => {
        down = { clientX, clientY }
      },
      { signal },
    )
    view.addEventListener('click', press, { signal })
    view.addEventListener('keydown', key, { signal })
    return () => stop.abort()
  }, [layer, sight, linking])
}
