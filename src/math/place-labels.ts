import { clamp } from './clamp.ts'

/** A label over a picture: where its middle would best be, and its size; CSS pixels from the upper left corner. */
export type Label = { x: number; y: number; width: number; height: number }

/** Between two labels, and between one and the edge; CSS pixels. */
const gap = 4

/** Places round the best one are tried in rings so far apart. */
const ring = 10

/**
 * Puts labels as near to where they belong as there is room for them, so that none covers another or leaves the box. Those
 * that are lower, and so in front, keep their places first.
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
      // Straight up first: there a label is nearest to what it names.
      const angle = (at * 2 * Math.PI) / tries
      const place = within(label.x + far * Math.sin(angle), label.y - far * Math.cos(angle))
      if (isFree(place)) return place
    }
  }
  return best
}

/** Whether one label lies over another, or nearly. */
export const labelsOverlap = (a: Label, b: Label): boolean =>
  Math.abs(a.x - b.x) < (a.width + b.width) / 2 + gap &&
  Math.abs(a.y - b.y) < (a.height + b.height) / 2 + gap
