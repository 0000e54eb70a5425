import type { RefObject } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../../../ui/button/button.tsx'
import { classNames } from '../../../../ui/class-names.ts'
import { UploadIcon } from '../../../../ui/icons/tools.tsx'
import { Reticle } from '../../../../ui/reticle/reticle.tsx'

interface RoomDropProps {
  /** The field that takes the photo, and its id. */
  chooser: RefObject<HTMLInputElement | null>
  id: string
  over: boolean
}

/** The empty tool: drop a photo, or browse for one. A click anywhere in it browses. */
export function RoomDrop({ chooser, id, over }: RoomDropProps) {
  const { t } = useTranslation('furniture')
  return (
    <Reticle
      locked={over}
      className={classNames(
        'needs-scripts grid h-125 place-items-center rounded border bg-surface transition-colors',
        over && 'border-signal',
      )}
    >
      <div aria-hidden="true" className="floor absolute inset-0" />
      <label htmlFor={id} className="absolute inset-0 cursor-pointer rounded">
        <span className="sr-only">{t('photoTitle')}</span>
      </label>
      <div className="pointer-events-none relative flex max-w-md flex-col items-center gap-3 px-8 text-center">
        <UploadIcon className="size-8 text-ink-soft" />
        <h3 className="text-subtitle">{over ? t('dropHere') : t('photoTitle')}</h3>
        <p className="text-balance text-ink-soft">{t('photoHint')}</p>
        <Button
          variant="primary"
          className="pointer-events-auto mt-4"
          onClick={() => chooser.current?.click()}
        >
          {t('choosePhoto')}
        </Button>
      </div>
    </Reticle>
  )
}
