import { clamp } from './clamp.ts'

/** A label over a picture: its preferred middle and its size; CSS pixels from the upper left corner. */
export type Label = { x: number; y: number; width: number; height: number }

/** The margin between two labels, and between a label and the edge; CSS pixels. */
const gap = 4

/** The distance between the rings of positions that are tried around the preferred one. */
const ring = 10

/**
 * Places labels as near to their preferred middles as possible, so that none covers another or leaves the box. Lower
 * ones, which are in front, are placed first.
 * @returns the middles, in the order of the labels
 */
export function placeLabels(
  labels: readonly Label[],
  box: { width: number; height: number },
): { x: number; y: number }[] {
  const placed: Label[] = []
  const found = new Map<Label, Label>()
  for (const label of labels.toSorted((a, b) => b.y - a.y)) {
    const place = freePlace(label, placed, box)
    placed.push(place)
    found.set(label, place)
  }
  return labels.map((label) => {
    const { x, y } = found.get(label) ?? label
    return { x, y }
  })
}

function freePlace(
  label: Label,
  placed: readonly Label[],
  box: { width: number; height: number },
): Label {
  const within = (x: number, y: number): Label => ({
    ...label,
    x: clamp(x, gap + label.width / 2, Math.max(gap, box.width - gap) - label.width / 2),
    y: clamp(y, gap + label.height / 2, Math.max(gap, box.height - gap) - label.height / 2),
  })
  const isFree = (place: Label) => placed.every((other) => !labelsOverlap(place, other))
  const best = within(label.x, label.y)
  if (isFree(best)) return best
  for (let far = ring; far < box.width + box.height; far += ring) {
    const tries = Math.max(8, Math.round((2 * Math.PI * far) / (2 * ring)))
    for (let at = 0; at < tries; at += 1) {
      // Straight up first, where a label stays nearest to what it names.
      const angle = (at * 2 * Math.PI) / tries
      const place = within(label.x + far * Math.sin(angle), label.y - far * Math.cos(angle))
      if (isFree(place)) return place
    }
  }
  return best
}

/** Whether two labels overlap, or nearly. */
export const labelsOverlap = (a: Label, b: Label): boolean =>
  Math.abs(a.x - b.x) < (a.width + b.width) / 2 + gap &&
  Math.abs(a.y - b.y) < (a.height + b.height) / 2 + gap
