import { useEffect, useRef } from 'react'

/** Brings the chosen one of a row that scrolls sideways into view; the page itself stays where it is. */
export function useScrollChosenIntoView<Row extends HTMLElement>(chosen: string) {
  const row = useRef<Row>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: another choice is the reason to look again.
  useEffect(() => {
    const box = row.current
    const item = box?.querySelector('[aria-current], [aria-selected=true]')
    if (!box || !item) return
    const [outer, inner] = [box.getBoundingClientRect(), item.getBoundingClientRect()]
    if (inner.left >= outer.left && inner.right <= outer.right) return
    box.scrollLeft += inner.left + inner.width / 2 - (outer.left + outer.width / 2)
  }, [chosen])
  return row
}
