import { useTranslation } from 'react-i18next'
import { useSnapshot } from 'valtio'
import { otherPhotoNames } from '../../model/multi-photo/shared-room.ts'
import { useStaging } from '../staging-context.ts'

/** The other photos that show the room of a photo, as a list in words; null where there are none. */
export function useOtherPhotoNames(photo: number) {
  const { i18n } = useTranslation()
  const names = otherPhotoNames(useSnapshot(useStaging().staging), photo)
  if (names.length === 0) return null
  return { names, count: names.length, list: new Intl.ListFormat(i18n.language).format(names) }
}
