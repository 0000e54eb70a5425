import { arrange } from './arrange.ts'
import { nameOf } from './sort-of.ts'

/**
 * Files in the order in which they are tried until one opens: rooms as the strip will have them, so that the one that opens
 * is the one that the tour starts in; then those of which the name does not tell, in the order in which they came.
 */
export function openingOrder<F extends Pick<File, 'name' | 'type' | 'webkitRelativePath'>>(
  files: readonly F[],
): F[] {
  const found = files.map((file) => ({
    path: file.webkitRelativePath || nameOf(file.name),
    type: file.type,
    file,
  }))
  const rooms = arrange(found).rooms.map(({ file }) => file)
  const first = new Set(rooms)
  return [...rooms, ...files.filter((file) => !first.has(file))]
}
