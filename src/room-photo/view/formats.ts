import type { TFunction } from 'i18next'
import { useTranslation } from 'react-i18next'
import { degrees } from '../../math/angle.ts'
import { type FloorPlace, type RoomCamera, toView, type ViewPlace } from '../model/camera.ts'
import type { EmptyRoomSize } from '../model/design/design.ts'

/** Formats figures in the visitor's language. */
export function useFormats() {
  const { t, i18n } = useTranslation('furniture')
  const number = (value: number, digits = 0) =>
    new Intl.NumberFormat(i18n.language, {
      minimumFractionDigits: digits,
      maximumFractionDigits: digits,
      // Avoids "-0".
      signDisplay: 'negative',
    })
      .format(value)
      .replace('-', '−')
  return {
    t,
    number,
    /** @param angle  radians */
    angle: (angle: number) => `${number(degrees(angle))}°`,
    /** @param value  meters */
    meters: (value: number, digits = 2) => t('metres', { value: number(value, digits) }),
    /** A place in words: relative to the camera in a photo, to the left and back walls in an empty room. */
    place: (
      { camera, room }: { camera: RoomCamera; room: EmptyRoomSize | null },
      item: FloorPlace & { lift?: number },
    ) => {
      const place = room ? inRoom(room, item, t) : placeText(toView(camera, item), t)
      const up = Math.round((item.lift ?? 0) * 100)
      return up > 0 ? t('atHeight', { place, up }) : place
    },
  }
}

function inRoom({ width, depth }: EmptyRoomSize, { x, z }: FloorPlace, t: TFunction<'furniture'>) {
  const [fromLeft, fromBack] = [(x + width / 2) * 100, (z + depth / 2) * 100].map(Math.round)
  return t('inRoom', { x: fromLeft, z: fromBack })
}

/** A place relative to the camera, in centimeters. */
function placeText({ right, ahead }: ViewPlace, t: TFunction<'furniture'>): string {
  const [across, away] = [Math.round(right * 100), Math.round(ahead * 100)]
  return t(across < 0 ? 'atLeft' : 'atRight', { x: Math.abs(across), z: away })
}
