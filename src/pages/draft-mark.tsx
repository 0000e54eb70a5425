import { useTranslation } from 'react-i18next'
import { Badge } from '../ui/layout/badge.tsx'

/** An unpublished document. */
export interface Draft {
  title: string
  state: 'draft' | 'scheduled'
}

/** The unpublished documents of a page, which the development server marks. */
export function draftsOf(documents: Record<string, object>): Draft[] {
  return Object.entries(documents).flatMap(([name, document]) => {
    const { title = name, unpublished } = document as { title?: string; unpublished?: unknown }
    return unpublished === 'draft' || unpublished === 'scheduled'
      ? [{ title, state: unpublished }]
      : []
  })
}

/** A fixed note that lists what of the page is not published. */
export function DraftMark({ drafts }: { drafts: Draft[] }) {
  const { t } = useTranslation('draft')
  return (
    <aside
      aria-label={t('title')}
      className="fixed bottom-4 left-4 z-50 max-w-xs rounded border border-alert bg-paper px-3 py-2 text-sm shadow"
    >
      <p className="font-semibold">{t('title')}</p>
      <ul>
        {drafts.map(({ title, state }) => (
          <li key={title} className="mt-1 flex items-baseline gap-2">
            <Badge tone="alert">{t(state)}</Badge>
            {title}
          </li>
        ))}
      </ul>
    </aside>
  )
}
