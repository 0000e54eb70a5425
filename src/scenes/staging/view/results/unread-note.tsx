import { useTranslation } from 'react-i18next'
import type { UnreadableMetadata } from '../../../../files/position/unreadable.ts'
import type { UnreadPhoto } from './exports.ts'

/**
 * Names the photos in a download whose metadata could not be read: a place may stand in them, or they were left out for that.
 * Screen readers say it when it comes.
 */
export function UnreadNote({ unread }: { unread: readonly UnreadPhoto[] }) {
  const { t, i18n } = useTranslation('staging')
  const namesOf = (wanted: UnreadableMetadata) => [
    ...new Set(unread.filter(({ what }) => what === wanted).map(({ photo }) => photo)),
  ]
  const sentences = (['Kept', 'Blanked'] as const).flatMap((what) => {
    const names = namesOf(what)
    const list = new Intl.ListFormat(i18n.language).format(names)
    return names.length > 0 ? [t(`unread${what}`, { list })] : []
  })
  return (
    <p role="alert" className="w-full text-sm empty:hidden" data-unread={sentences.length}>
      {sentences.join(' ')}
    </p>
  )
}
