import { wrap180 } from '../../../math/angle.ts'
import { idPattern } from './document/forms.ts'
import { limits } from './document/limits.ts'
import type { RoomId, ViewDirection } from './document/tour-document.ts'
import { isViewFragment } from './view.ts'
import { fieldOfView, zoomOfField } from './zoom.ts'

/** A room and a view direction in it, as the fragment of an address names them. */
export type ViewAddress = { room: RoomId; look: ViewDirection }

/** Rounded to a tenth of a degree, below what is visible. */
const tenth = (angle: number) => String(Math.round(angle * 10) / 10 + 0)

/** The fragment that opens a view again: angles in degrees, the vertical field of view for the zoom. */
export function formatViewFragment({ room, look: { yaw, pitch, zoom } }: ViewAddress): string {
  return `#room=${room}&yaw=${tenth(wrap180(yaw))}&pitch=${tenth(pitch)}&fov=${tenth(fieldOfView(zoom))}`
}

/**
 * Parses a view fragment from an untrusted address. Yaw wraps; an impossible pitch or field of view is rejected.
 * @returns null where it names no view
 */
export function parseViewFragment(fragment: string): ViewAddress | null {
  if (!isViewFragment(fragment)) return null
  const given = new URLSearchParams(fragment.slice(1))
  const room = given.get('room') ?? ''
  const [yaw, pitch, fov] = ['yaw', 'pitch', 'fov'].map((key) => numberOf(given.get(key)))
  if (!idPattern.test(room) || room.length > limits.id) return null
  if (yaw === undefined || pitch === undefined || fov === undefined) return null
  if (Math.abs(pitch) > 90 || fov <= 0 || fov >= 180) return null
  return { room, look: { yaw: wrap180(yaw), pitch, zoom: zoomOfField(fov) } }
}

/** A plain decimal number; `Number` would also take blanks, hexadecimals and infinity. */
function numberOf(text: string | null): number | undefined {
  return text !== null && /^-?\d{1,4}(\.\d{1,6})?$/.test(text) ? Number(text) : undefined
}
