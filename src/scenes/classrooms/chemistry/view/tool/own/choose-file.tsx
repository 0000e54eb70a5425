import { useId, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { takeFiles } from '../../../../../../stage/file-input.ts'
import { Button } from '../../../../../../ui/button/button.tsx'
import { UploadIcon } from '../../../../../../ui/icons/tools.tsx'
import { Reticle } from '../../../../../../ui/reticle/reticle.tsx'

export interface ChooseFileProps {
  /** Whether files are held over it. */
  over: boolean
  onFiles: (files: File[]) => void
}

/** Where files are dropped, and the button that lets them be chosen. */
export function ChooseFile({ over, onFiles }: ChooseFileProps) {
  const { t } = useTranslation('molfile')
  const chooser = useRef<HTMLInputElement>(null)
  const id = useId()
  return (
    <Reticle locked={over} className="mt-3 rounded border bg-surface">
      <div className="flex flex-wrap items-center gap-x-5 gap-y-3 px-6 py-5">
        <label htmlFor={id} className="sr-only">
          {t('field')}
        </label>
        <input
          ref={chooser}
          id={id}
          type="file"
          multiple
          accept=".sdf,.mol,.sd,chemical/x-mdl-sdfile,chemical/x-mdl-molfile"
          tabIndex={-1}
          onChange={({ target }) => onFiles(takeFiles(target))}
          className="sr-only"
        />
        <Button className="min-h-11" onClick={() => chooser.current?.click()}>
          <UploadIcon />
          {t('choose')}
        </Button>
        <p className="text-sm text-ink-soft">{t(over ? 'dropHere' : 'orDrop')}</p>
      </div>
    </Reticle>
  )
}
