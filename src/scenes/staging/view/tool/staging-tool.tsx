import { useEffect, useId, useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useSnapshot } from 'valtio'
import { findExistingDatabases } from '../../../../projects/places.ts'
import { type CatalogPiece, sizesOf } from '../../../../room-photo/model/design/catalog.ts'
import { PhotoDrop, PhotoField, usePhotoInput } from '../../../../room-photo/view/photo-input.tsx'
import { type SampleRoom, SampleStrip } from '../../../../room-photo/view/sample-strip.tsx'
import { Button } from '../../../../ui/button/button.tsx'
import { classNames } from '../../../../ui/class-names.ts'
import { showLoadFailure } from '../../../../ui/load-failure/store.ts'
import { PlainPicture } from '../../../../ui/picture/picture.tsx'
import { useLoaded } from '../../../../ui/use-loaded.ts'
import type { StagingStyle } from '../../config.ts'
import { canStage, chooseStyle, createStaging, requestStyleForAll } from '../../model/staging.ts'
import { StagingContext, useStaging } from '../staging-context.ts'
import { addFiles, addSample } from '../work/add-files.ts'

interface StagingToolProps {
  styles: readonly StagingStyle[]
  pieces: readonly CatalogPiece[]
  /** Supporting pieces that are not in the catalog. */
  supporting: readonly CatalogPiece[]
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
  const [near, setNear] = useState(false)
  const failed = () => {
    setNear(false)
    showLoadFailure()
  }
  const workspace = useLoaded(loadWorkspace, near || photos.length > 0, failed)
  const add = (files: readonly File[]) => void addFiles(staging, files)
  const input = usePhotoInput(add, () => setNear(true))
  const tools = useMemo(() => {
    const all = [...pieces, ...supporting]
    const names = Object.fromEntries(all.map((piece) => [piece.id, piece.name]))
    const supply = { styles, sizes: sizesOf(all), label: t('label') }
    const stage = async () => {
      if (!staging.jobs.some(({ state }) => state === 'waiting')) return
      try {
        const { startStaging } = await loadWorkspace()
        await startStaging(staging, supply)
      } catch (error) {
        console.warn(error)
        showLoadFailure()
      }
    }
    return { staging, ...supply, pieces, further: supporting, names, stage }
  }, [staging, styles, pieces, supporting, t])
  const small = photos.length > 0
  const empty = samples.filter(({ furnished }) => !furnished)
  const addSamples = async () => {
    for (const sample of empty) await addSample(staging, sample)
  }
  useEffect(() => {
    let mounted = true
    // A saved staging is announced at once; where the browser does not tell, the workspace looks for itself.
    findExistingDatabases().then(
      (found) => mounted && found?.includes('staging') !== false && setNear(true),
      () => {},
    )
    return () => {
      mounted = false
    }
  }, [])

  return (
    <StagingContext value={tools}>
      <div ref={input.box} className="flex min-w-0 flex-col gap-12" data-staging={photos.length}>
        <PhotoField input={input} label={t('photosTitle')} multiple />
        <div className="grid gap-x-8 gap-y-10 lg:grid-cols-12">
          <div className="flex min-w-0 flex-col gap-6 lg:col-span-7">
            <PhotoDrop
              {...{ input, small }}
              title={t('photosTitle')}
              dropTitle={t('dropHere')}
              className={classNames('py-8', small ? 'min-h-48' : 'min-h-96')}
            >
              {!small && <p className="text-balance text-ink-soft">{t('photosHint')}</p>}
              <p className="kind">{t('photosLimit')}</p>
              <Button className="pointer-events-auto mt-3" onClick={input.browse}>
                {t(small ? 'morePhotos' : 'choosePhotos')}
              </Button>
            </PhotoDrop>
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
            <StyleChoice />
            <StageBar />
          </div>
        </div>
        {workspace && <workspace.StagingWorkspace />}
      </div>
    </StagingContext>
  )
}

/** What stages photos and shows them, without three.js; fetched when a visitor comes near. */
async function loadWorkspace() {
  const [workspace, work] = await Promise.all([
    import('../workspace/staging-workspace.tsx'),
    import('../work/start.ts'),
  ])
  return { ...workspace, ...work }
}

/** The button that begins, and why it cannot be pressed yet. */
function StageBar() {
  const { t } = useTranslation('staging')
  const { staging, stage } = useStaging()
  const now = useSnapshot(staging)
  const { photos, style, run } = now
  const press = () => {
    requestStyleForAll(staging)
    void stage()
  }
  const missing = run
    ? null
    : photos.length === 0
      ? t('needsPhotos')
      : style === null && t('needsStyle')
  return (
    <div className="needs-scripts">
      <Button
        variant="primary"
        size="large"
        className="w-full"
        disabled={!canStage(now)}
        onClick={press}
      >
        {run ? t('staging') : t('stage')}
      </Button>
      <p className="mt-2 text-sm text-ink-soft">
        {missing || t('ready', { count: photos.length })}
      </p>
    </div>
  )
}

/** The six styles, of which one is chosen. */
function StyleChoice() {
  const { t } = useTranslation('staging')
  const { staging, styles } = useStaging()
  const { style } = useSnapshot(staging)
  const name = useId()
  const chosen = styles.find(({ id }) => id === style)
  return (
    <fieldset className="needs-scripts min-w-0">
      <legend className="text-name font-semibold">{t('styleTitle')}</legend>
      <div className="mt-3 grid grid-cols-2 gap-3 sm:grid-cols-3">
        {styles.map((each) => (
          <label key={each.id} className="group relative block cursor-pointer">
            <input
              type="radio"
              name={name}
              value={each.id}
              checked={each.id === style}
              onChange={() => chooseStyle(staging, each.id)}
              className="peer sr-only"
            />
            <PlainPicture
              file={`/styles/${each.id}-320`}
              alt=""
              width={320}
              height={240}
              lazy
              className="aspect-[4/3] h-auto w-full rounded bg-line object-cover outline-offset-2 group-has-checked:outline-2 group-has-checked:outline-signal group-has-focus-visible:outline-3 group-has-focus-visible:outline-depth"
            />
            <span className="mt-1.5 block text-sm leading-snug text-ink-soft group-hover:text-ink peer-checked:font-semibold peer-checked:text-ink">
              {each.name}
            </span>
          </label>
        ))}
      </div>
      <p className="mt-3 min-h-[2lh] text-sm text-ink-soft">
        {chosen?.description ?? t('styleHint')}
      </p>
    </fieldset>
  )
}
