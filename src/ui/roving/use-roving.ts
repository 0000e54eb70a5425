import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react'
import { rove } from './rove.ts'

/**
 * Makes the controls of a group one stop for Tab, at which the one that had the focus last waits, or else the chosen
 * one; arrow keys, Home and End go between them.
 * @param group  to be drawn again by whoever calls this when its controls change
 * @param selector  of the controls in it, whose `tabIndex` nobody else sets
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
      const to = controls[rove(places, from, event.key) ?? -1]
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
