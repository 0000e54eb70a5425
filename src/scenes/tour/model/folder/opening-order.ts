import { arrange, type Chosen, foundFile } from './arrange.ts'

/**
 * Files in the order in which they are tried until one opens: rooms as the strip will have them, so that the one that opens
 * is the one that the tour starts in; then those of which the name does not tell, in the order in which they came.
 */
export function openingOrder<F extends Chosen>(files: readonly F[]): F[] {
  const rooms = arrange(files.map(foundFile)).rooms.map(({ file }) => file)
  const first = new Set(rooms)
  return [...rooms, ...files.filter((file) => !first.has(file))]
}
