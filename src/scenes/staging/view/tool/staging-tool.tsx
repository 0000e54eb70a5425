import {
  useCallback,
  useEffect,
  useEffectEvent,
  useId,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react'
import { useTranslation } from 'react-i18next'
import { useSnapshot } from 'valtio'
import type { ShelfPiece } from '../../../../room-photo/model/design/catalogue.ts'
import {
  furtherPieces,
  type SupportingPiece,
  sizesOf,
} from '../../../../room-photo/model/design/catalogue.ts'
import { type SampleRoom, SampleStrip } from '../../../../room-photo/view/sample-strip.tsx'
import { takeFiles, useFileDrop } from '../../../../stage/file-input.ts'
import { Button } from '../../../../ui/button/button.tsx'
import { showLoadFailure } from '../../../../ui/load-failure/store.ts'
import { useLoaded } from '../../../../ui/use-loaded.ts'
import type { StagingStyle } from '../../config.ts'
import { createStaging } from '../../model/staging.ts'
import { addFiles, addSample } from '../work/add-files.ts'
import { loadWorkspace } from './load-workspace.ts'
import { PhotoDrop } from './photo-drop.tsx'
import { StageBar } from './stage-bar.tsx'
import { StyleChoice } from './style-choice.tsx'

export interface StagingToolProps {
  styles: readonly StagingStyle[]
  pieces: readonly ShelfPiece[]
  /** Supporting pieces that are not in the catalog. */
  supporting: readonly SupportingPiece[]
  samples: readonly SampleRoom[]
}

/**
 * Virtual staging of a visitor's photos. Photos and style are chosen here; the code that stages them loads when the
 * visitor comes near.
 */
export function StagingTool({ styles, pieces, supporting, samples }: StagingToolProps) {
  const { t } = useTranslation('staging')
  const [staging] = useState(createStaging)
  const { photos } = useSnapshot(staging)
  const box = useRef<HTMLDivElement>(null)
  const chooser = useRef<HTMLInputElement>(null)
  const id = useId()
  const [near, setNear] = useState(false)
  const failed = useCallback(() => {
    setNear(false)
    showLoadFailure()
  }, [])
  const workspace = useLoaded(loadWorkspace, near || photos.length > 0, failed)
  const add = (files: readonly File[]) => void addFiles(staging, files)
  const over = useFileDrop(box, { onFiles: add, onNear: () => setNear(true) })
  const take = (field: HTMLInputElement | null) => add(takeFiles(field))
  const further = useMemo(() => furtherPieces(supporting), [supporting])
  const supply = useMemo(
    () => ({ styles, sizes: sizesOf([...pieces, ...further]), label: t('label') }),
    [styles, pieces, further, t],
  )
  const stage = async () => {
    try {
      const { start } = await loadWorkspace()
      await start(staging, supply)
    } catch (error) {
      console.warn(error)
      showLoadFailure()
    }
  }
  const empty = samples.filter(({ furnished }) => !furnished)
  const addSamples = async () => {
    for (const sample of empty) await addSample(staging, sample)
  }
  // After the first interaction missing features and a saved staging are announced at once.
  useEffect(() => setNear(true), [])
  const takeEarly = useEffectEvent(() => take(chooser.current))
  // Files chosen before hydration are still in the input.
  useLayoutEffect(() => takeEarly(), [])

  return (
    <div ref={box} className="flex min-w-0 flex-col gap-12" data-staging={photos.length}>
      <input
        ref={chooser}
        id={id}
        type="file"
        accept="image/*"
        multiple
        aria-label={t('photosTitle')}
        tabIndex={-1}
        onChange={({ target }) => take(target)}
        className="sr-only"
      />
      <div className="grid gap-x-8 gap-y-10 lg:grid-cols-12">
        <div className="flex min-w-0 flex-col gap-6 lg:col-span-7">
          <PhotoDrop chooser={chooser} id={id} over={over} small={photos.length > 0} />
          <SampleStrip
            samples={[...empty, ...samples.filter(({ furnished }) => furnished)]}
            atFirst={3}
            onSample={(sample) => void addSample(staging, sample)}
          />
          <Button className="self-start" onClick={() => void addSamples()}>
            {t('allSamples', { count: empty.length })}
          </Button>
          <p className="text-sm text-ink-soft">{t('privacy')}</p>
        </div>
        <div className="flex min-w-0 flex-col gap-6 lg:col-span-5">
          <StyleChoice staging={staging} styles={styles} />
          <StageBar staging={staging} onStage={stage} />
        </div>
      </div>
      {workspace && (
        <workspace.StagingWorkspace {...{ staging, supply, pieces, further }} onStage={stage} />
      )}
    </div>
  )
}
