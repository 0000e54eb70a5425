import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react'

/**
 * Roving tabindex: the controls of a group are one tab stop, at the last focused or chosen one; arrow keys, Home and
 * End move the focus.
 * @param group  the caller renders again when its controls change
 * @param selector  of the controls, whose `tabIndex` only this hook sets
 */
export function useRoving(group: RefObject<HTMLElement | null>, selector: string): void {
  const last = useRef<Element | null>(null)

  useLayoutEffect(() => {
    stopAt(controlsOf(group.current, selector), last.current)
  })

  useEffect(() => {
    const element = group.current
    if (!element) return
    const heard = new AbortController()
    const { signal } = heard
    const onFocus = ({ target }: FocusEvent) => {
      const controls = controlsOf(element, selector)
      if (!controls.some((each) => each === target)) return
      last.current = target as Element
      stopAt(controls, last.current)
    }
    const onKey = (event: KeyboardEvent) => {
      if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return
      const controls = controlsOf(element, selector)
      const from = controls.indexOf(event.target as HTMLElement)
      if (from < 0) return
      const places = controls.map((each) => each.getBoundingClientRect())
      const to = controls[indexAfterArrow(places, from, event.key) ?? -1]
      if (!to) return
      event.preventDefault()
      to.focus()
    }
    element.addEventListener('focusin', onFocus, { signal })
    element.addEventListener('keydown', onKey, { signal })
    return () => heard.abort()
  }, [group, selector])
}

const controlsOf = (group: HTMLElement | null, selector: string): HTMLElement[] => [
  ...(group?.querySelectorAll<HTMLElement>(selector) ?? []),
]

function stopAt(controls: readonly HTMLElement[], last: Element | null): void {
  const stop =
    controls.find((each) => each === last) ??
    controls.find((each) => each.matches('[aria-pressed=true], [aria-expanded=true]')) ??
    controls[0]
  for (const each of controls) each.tabIndex = each === stop ? 0 : -1
}

/** The box of a control, CSS pixels. */
export type ControlRect = Pick<DOMRect, 'left' | 'top' | 'width' | 'height'>

/**
 * The control that a key leads to in a group that is one stop for Tab: sideways in their order, up and down to the row
 * above or below, there to the one that is nearest.
 * @returns its index; `undefined` for another key, and where nothing lies in that direction
 * Source: https://www.w3.org/WAI/ARIA/apg/practices/keyboard-interface/#kbd_roving_tabindex
 */
export function indexAfterArrow(
  places: readonly ControlRect[],
  from: number,
  key: string,
): number | undefined {
  const last = places.length - 1
  if (key === 'Home') return 0
  if (key === 'End') return last
  if (key === 'ArrowRight') return from < last ? from + 1 : undefined
  if (key === 'ArrowLeft') return from > 0 ? from - 1 : undefined
  const here = places[from]
  if (!here || (key !== 'ArrowDown' && key !== 'ArrowUp')) return undefined
  const sign = key === 'ArrowDown' ? 1 : -1
  let best: number | undefined
  let least = Number.POSITIVE_INFINITY
  for (const [index, place] of places.entries()) {
    const down = (place.top - here.top) * sign
    // Of the same row, however unevenly it stands.
    if (down < Math.min(place.height, here.height) / 2) continue
    // A row further off is never nearer than one before it.
    const across = Math.abs(place.left + place.width / 2 - here.left - here.width / 2)
    const cost = down * 1000 + across
    if (cost >= least) continue
    least = cost
    best = index
  }
  return best
}
