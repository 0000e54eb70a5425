import { eraseIptcPosition, eraseXmpPosition } from './erase-text.ts'
import { eraseExifPosition } from './erase-tiff.ts'
import type { OnUnreadable } from './unreadable.ts'

/**
 * Erases the position from Exif, XMP and IPTC in bytes of whatever format, in place.
 * @returns whether there was any
 */
export const eraseMetadataPosition = (bytes: Uint8Array, onUnread: OnUnreadable): boolean =>
  // Not combined with `||`, which would skip the rest after the first result.
  [
    eraseExifPosition(bytes, onUnread),
    eraseXmpPosition(bytes, onUnread),
    eraseIptcPosition(bytes),
  ].includes(true)
