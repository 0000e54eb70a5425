import { useCallback, useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useSnapshot } from 'valtio'
import { Button } from '../../../../ui/button/button.tsx'
import { useLoaded } from '../../../../ui/use-loaded.ts'
import { pageBytes } from '../../model/send/page-size.ts'
import { fail } from '../../model/tour.ts'
import type { TourDesk } from '../desk/create-desk.ts'
import { megabytes } from './megabytes.ts'

const loadForm = () => import('./still-form.tsx')

/**
 * The tour as a web page, and the view as a picture. What makes them loads when it is asked for.
 * @param position  where photos were taken stays in the page
 */
export function SendButtons({ desk, position }: { desk: TourDesk; position: boolean }) {
  const { t, i18n } = useTranslation('tour')
  const { history } = useSnapshot(desk.state)
  const [share, setShare] = useState<number>()
  const [isOpen, setOpen] = useState(false)
  const id = useId()
  const refuse = useCallback(() => {
    setOpen(false)
    fail(desk.tour, { code: 'Viewer', name: '' })
  }, [desk])
  const form = useLoaded(loadForm, isOpen, refuse)
  const tell = (name: string | undefined) => {
    if (name) desk.state.said = { code: 'Saved', name }
  }

  const save = async () => {
    setShare(0)
    try {
      const { savePage } = await import('./save-page.ts')
      tell(await savePage(desk, i18n, { position, onShare: setShare }))
    } catch {
      refuse()
    }
    setShare(undefined)
  }
  const size = megabytes(pageBytes(history.present), i18n.language)
  return (
    <>
      <Button
        size="small"
        // Its words are long in some languages, and a phone is narrow.
        className="min-h-11 max-w-full"
        aria-disabled={share !== undefined}
        onClick={() => share === undefined && void save()}
      >
        {share === undefined
          ? t('savePage', { size })
          : t('savingPage', { percent: Math.round(share * 100) })}
      </Button>
      <Button
        size="small"
        className="min-h-11"
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        onClick={() => setOpen(!isOpen)}
      >
        {t('saveStill')}
      </Button>
      <div id={id} hidden={!isOpen} className="order-last basis-full">
        {form && <form.StillForm desk={desk} onSaved={tell} />}
      </div>
    </>
  )
}
