/** What was probably meant, as `; did you mean "title"?`; nothing where no name is near. */
export function didYouMean(found: unknown, allowed: Iterable<unknown>): string {
  if (typeof found !== 'string') return ''
  let nearest = { name: '', distance: Math.max(1, Math.floor(found.length / 3)) + 1 }
  for (const name of allowed) {
    if (typeof name !== 'string') continue
    if (Math.abs(name.length - found.length) >= nearest.distance) continue
    const apart = distance(found.toLowerCase(), name.toLowerCase())
    if (apart < nearest.distance) nearest = { name, distance: apart }
  }
  return nearest.name ? `; did you mean "${nearest.name}"?` : ''
}

/** How many letters to add, leave out, change or swap with their neighbour (optimal string alignment). */
function distance(a: string, b: string): number {
  let older: number[] = []
  let last = Array.from({ length: b.length + 1 }, (_, j) => j)
  for (let i = 1; i <= a.length; i += 1) {
    const row = [i]
    for (let j = 1; j <= b.length; j += 1) {
      const at = (line: number[], column: number) => line[column] ?? Number.POSITIVE_INFINITY
      const change = at(last, j - 1) + (a[i - 1] === b[j - 1] ? 0 : 1)
      const swapped = i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]
      const swap = swapped ? at(older, j - 2) + 1 : Number.POSITIVE_INFINITY
      row.push(Math.min(at(last, j) + 1, at(row, j - 1) + 1, change, swap))
    }
    older = last
    last = row
  }
  return last[b.length] ?? 0
}
