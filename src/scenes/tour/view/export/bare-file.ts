import { withoutPosition } from '../../../../files/position/without-position.ts'
import type { SavedFault } from '../../model/fault.ts'

/**
 * What is handed over of a file: all but where it was taken.
 * @param unread  is told, by the file's name, what could not be read
 * @throws DOMException when the file cannot be read any more
 */
export const stripPosition = (
  { blob, name }: { blob: Blob; name: string },
  unread: SavedFault[],
): Promise<Blob> => withoutPosition(blob, (what) => unread.push({ code: `Position${what}`, name }))
