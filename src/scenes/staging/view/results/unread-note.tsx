import { useTranslation } from 'react-i18next'
import type { UnreadableMetadata } from '../../../../files/position/unreadable.ts'
import type { UnreadPhoto } from './exports.ts'

/**
 * Names the photos of a download whose metadata could not be read: they may contain a position, or were left out. It
 * is announced when it appears.
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
