/** Where a control lies, CSS pixels. */
export type Place = Pick<DOMRect, 'left' | 'top' | 'width' | 'height'>

/**
 * The control that a key leads to in a group that is one stop for Tab: sideways in their order, up and down to the row
 * above or below, there to the one that is nearest.
 * @returns its index; `undefined` for another key, and where nothing lies in that direction
 * Source: https://www.w3.org/WAI/ARIA/apg/practices/keyboard-interface/#kbd_roving_tabindex
 */
export function rove(places: readonly Place[], from: number, key: string): number | undefined {
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
