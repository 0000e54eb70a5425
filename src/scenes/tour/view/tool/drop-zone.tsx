import { type RefObject, useId } from 'react'
import { useTranslation } from 'react-i18next'
import { takeFiles } from '../../../../stage/file-input.ts'
import { Button } from '../../../../ui/button/button.tsx'
import { classNames } from '../../../../ui/class-names.ts'
import { UploadIcon } from '../../../../ui/icons/tools.tsx'
import { Reticle } from '../../../../ui/reticle/reticle.tsx'

type DropZoneProps = {
  chooser: RefObject<HTMLInputElement | null>
  over: boolean
  onFiles: (files: File[]) => void
  onHome: (() => void) | undefined
  onSample: (() => void) | undefined
}

/** The empty tour: drop, browse, walk through the sample home, or try the sample. A click anywhere in it browses. */
export function DropZone({ chooser, over, onFiles, onHome, onSample }: DropZoneProps) {
  const { t } = useTranslation('tour')
  const id = useId()

  return (
    <Reticle
      locked={over}
      className={classNames(
        'grid min-h-96 place-items-center rounded border bg-surface transition-colors',
        over && 'border-signal',
      )}
    >
      <label htmlFor={id} className="absolute inset-0 cursor-pointer rounded">
        <span className="sr-only">{t('uploadTitle')}</span>
      </label>
      <input
        ref={chooser}
        id={id}
        type="file"
        multiple
        accept="image/*,video/*"
        tabIndex={-1}
        onChange={({ target }) => onFiles(takeFiles(target))}
        className="sr-only"
      />
      <div className="pointer-events-none relative flex max-w-2xl flex-col items-center gap-3 px-8 py-12 text-center">
        <UploadIcon className="size-8 text-ink-soft" />
        <h2 className="text-subtitle">{over ? t('dropHere') : t('uploadTitle')}</h2>
        <p className="max-w-md text-ink-soft">{t('uploadHint')}</p>
        <div className="pointer-events-auto mt-4 flex flex-wrap justify-center gap-3">
          <Button variant="primary" onClick={() => chooser.current?.click()}>
            {t('chooseFiles')}
          </Button>
          {onHome && <Button onClick={onHome}>{t('walkHome')}</Button>}
          {onSample && (
            <Button variant={onHome ? 'quiet' : 'outline'} onClick={onSample}>
              {t('trySample')}
            </Button>
          )}
        </div>
      </div>
    </Reticle>
  )
}
