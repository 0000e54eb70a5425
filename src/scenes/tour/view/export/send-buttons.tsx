import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useSnapshot } from 'valtio'
import { pageBytes } from '../../model/export/page-data.ts'
import { setFault } from '../../model/tour.ts'
import type { TourEditor } from '../editor/create-editor.ts'
import { TouchButton } from '../press/buttons.tsx'
import { EmbedForm } from './embed-form.tsx'
import { megabytes } from './megabytes.ts'
import { StillForm } from './still-form.tsx'

const labels = { embed: 'embed', still: 'saveStill' } as const

/**
 * The tour as a web page, the view as a picture, and the code that puts the page on one's own site. What makes the page
 * and the picture loads when it is asked for.
 * @param position  where photos were taken stays in the page
 */
export function SendButtons({ editor, position }: { editor: TourEditor; position: boolean }) {
  const { t, i18n } = useTranslation('tour')
  const { history } = useSnapshot(editor.state)
  const [share, setShare] = useState<number>()
  const [open, setOpen] = useState<keyof typeof labels>()
  const id = useId()
  const tell = (name: string | undefined) => {
    if (name) editor.state.announcement = { code: 'Saved', name }
  }

  const save = async () => {
    setShare(0)
    try {
      const { savePage } = await import('./save-page.ts')
      tell(await savePage(editor, i18n, { position, onShare: setShare }))
    } catch {
      setFault(editor.tour, { code: 'Viewer', name: '' })
    }
    setShare(undefined)
  }
  const size = megabytes(pageBytes(history.present), i18n.language)
  return (
    <>
      <TouchButton
        aria-disabled={share !== undefined}
        onClick={() => share === undefined && void save()}
      >
        {share === undefined
          ? t('savePage', { size })
          : t('savingPage', { percent: Math.round(share * 100) })}
      </TouchButton>
      {(['embed', 'still'] as const).map((form) => (
        <TouchButton
          key={form}
          aria-expanded={open === form}
          aria-controls={open === form ? id : undefined}
          onClick={() => setOpen(open === form ? undefined : form)}
        >
          {t(labels[form])}
        </TouchButton>
      ))}
      <div id={id} hidden={!open} className="order-last basis-full">
        {open === 'still' && <StillForm editor={editor} onSaved={tell} />}
        {open === 'embed' && <EmbedForm editor={editor} />}
      </div>
    </>
  )
}
