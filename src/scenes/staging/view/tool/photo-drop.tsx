import type { RefObject } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../../../ui/button/button.tsx'
import { classNames } from '../../../../ui/class-names.ts'
import { UploadIcon } from '../../../../ui/icons/tools.tsx'
import { Reticle } from '../../../../ui/reticle/reticle.tsx'

interface PhotoDropProps {
  /** The field that takes the photos, and its id. */
  chooser: RefObject<HTMLInputElement | null>
  id: string
  over: boolean
  /** There are photos already: more of them are only a possibility. */
  small: boolean
}

/** Drop photos, or browse for them. A click anywhere in it browses. */
export function PhotoDrop({ chooser, id, over, small }: PhotoDropProps) {
  const { t } = useTranslation('staging')
  return (
    <Reticle
      locked={over}
      className={classNames(
        'needs-scripts grid place-items-center rounded border bg-surface py-8 transition-colors',
        small ? 'min-h-48' : 'min-h-96',
        over && 'border-signal',
      )}
    >
      <div aria-hidden="true" className="floor absolute inset-0" />
      <label htmlFor={id} className="absolute inset-0 cursor-pointer rounded">
        <span className="sr-only">{t('photosTitle')}</span>
      </label>
      <div className="pointer-events-none relative flex max-w-md flex-col items-center gap-2 px-8 text-center">
        {!small && <UploadIcon className="mb-1 size-8 text-ink-soft" />}
        <h3 className="text-subtitle">{over ? t('dropHere') : t('photosTitle')}</h3>
        {!small && <p className="text-balance text-ink-soft">{t('photosHint')}</p>}
        <p className="kind">{t('photosLimit')}</p>
        <Button className="pointer-events-auto mt-3" onClick={() => chooser.current?.click()}>
          {t(small ? 'morePhotos' : 'choosePhotos')}
        </Button>
      </div>
    </Reticle>
  )
}
