import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { TouchButton } from '../../../../room-photo/view/controls.tsx'
import { download } from '../../../../ui/download.ts'
import type { Job } from '../../model/job.ts'
import { countsOf, itemsOf, manifestOf } from '../../model/manifest.ts'
import { otherPhotoNames } from '../../model/multi-photo/shared-room.ts'
import { cameraOf, type StagingPhoto } from '../../model/photo.ts'
import { useStaging } from '../staging-context.ts'
import type { OnUnreadableMetadata, Package, UnreadableMetadata } from './package.ts'

/** What reads metadata and writes archives. */
const loadPackages = () => import('./package.ts')

interface DownloadAllProps {
  /** of the jobs, in the list's order */
  ids: readonly number[]
  /** Whether to keep where the photos were taken. */
  position: boolean
}

/** Downloads all results as one archive. */
export function DownloadAll({ ids, position }: DownloadAllProps) {
  const { t } = useTranslation('staging')
  const { staging } = useStaging()
  const packageOf = usePackageOf(position)
  const { isBusy, hand, notes } = useDownload()
  const pack = async (onUnread: OnUnreadableMetadata) => {
    const packages = ids.flatMap((id, at) => {
      const job = staging.jobs.find((each) => each.id === id)
      const photo = staging.photos.find((each) => each.id === job?.photo)
      return job && photo ? [packageOf(job, photo, at + 1)] : []
    })
    return (await loadPackages()).toArchive(packages, onUnread)
  }
  return (
    <div className="flex flex-wrap items-center gap-x-4">
      <TouchButton disabled={isBusy} onClick={() => hand(pack, 'staged-photos.zip')}>
        {t('downloadAll', { count: ids.length })}
      </TouchButton>
      {notes}
    </div>
  )
}

interface DownloadsProps {
  job: Job
  photo: StagingPhoto
  /** in the list, from 1 */
  number: number
  /** Whether to keep where the photo was taken. */
  position: boolean
}

/** Downloads a result: the picture as it is, with its label, or with everything that belongs to it. */
export function Downloads({ job, photo, number, position }: DownloadsProps) {
  const { t } = useTranslation('staging')
  const packageOf = usePackageOf(position)
  const { hand, notes } = useDownload()
  const pictureAs = async (kind: 'clean' | 'labelled') => {
    const { picture, kept } = packageOf(job, photo, number)
    return (await loadPackages()).withMetadata(picture[kind], kept)
  }
  const pack = async (onUnread: OnUnreadableMetadata) =>
    (await loadPackages()).packageToZip(packageOf(job, photo, number), onUnread)
  const name = `staged-photo-${number}`
  return (
    <div className="mt-4 flex flex-wrap gap-2" data-downloads={number}>
      <TouchButton variant="primary" onClick={() => hand(() => pictureAs('clean'), `${name}.jpg`)}>
        {t('download')}
      </TouchButton>
      <TouchButton onClick={() => hand(() => pictureAs('labelled'), `${name}-labelled.jpg`)}>
        {t('downloadLabelled')}
      </TouchButton>
      <TouchButton onClick={() => hand(pack, `${name}.zip`)}>{t('downloadZip')}</TouchButton>
      {notes}
    </div>
  )
}

/** Puts together what belongs to a result. */
function usePackageOf(position: boolean) {
  const { t, i18n } = useTranslation('staging')
  const { staging, sizes, names } = useStaging()
  return (job: Job, photo: StagingPhoto, number: number): Package => {
    const { picture } = job
    const { name, analysis } = photo
    if (!picture || !analysis) throw new Error('No picture')
    const together = otherPhotoNames(staging, photo.id)
    const added = countsOf(itemsOf(job), names).map((each) => `${each.count} × ${each.name}`)
    const caption = t('captionText', { name, list: added.join(', ') })
    const others = new Intl.ListFormat(i18n.language).format(together)
    return {
      number,
      picture,
      kept: { name, original: photo.file, size: analysis.size, position },
      caption: others ? `${caption} ${t('captionTogether', { list: others })}` : caption,
      manifest: manifestOf({
        job,
        sizes,
        names,
        share: picture.share,
        now: Date.now(),
        together,
        photo: { name, size: analysis.size, camera: cameraOf(photo) },
      }),
    }
  }
}

/** Hands a file to the visitor. @returns `notes` that say what was wrong with the last one */
function useDownload() {
  const { t } = useTranslation('staging')
  const [state, setState] = useState<'ready' | 'busy' | 'failed'>('ready')
  const [unread, setUnread] = useState<readonly UnreadableMetadata[]>([])
  const hand = async (make: (onUnread: OnUnreadableMetadata) => Promise<Blob>, name: string) => {
    setState('busy')
    const found: UnreadableMetadata[] = []
    try {
      download(await make((one) => found.push(one)), name)
      setUnread(found)
      setState('ready')
    } catch (error) {
      console.warn(error)
      setState('failed')
    }
  }
  const notes = (
    <>
      <p role="alert" className="w-full text-sm text-alert empty:hidden">
        {state === 'failed' && t('downloadFailed')}
      </p>
      <UnreadableMetadataNote unread={unread} />
    </>
  )
  return { isBusy: state === 'busy', hand, notes }
}

/**
 * Names the photos of a download whose metadata could not be read: they may contain a position, or were left out. It
 * is announced when it appears.
 */
export function UnreadableMetadataNote({ unread }: { unread: readonly UnreadableMetadata[] }) {
  const { t, i18n } = useTranslation('staging')
  const sentences = (['Kept', 'Blanked'] as const).flatMap((what) => {
    const photos = unread.filter((each) => each.what === what).map(({ photo }) => photo)
    const list = new Intl.ListFormat(i18n.language).format(new Set(photos))
    return list ? [t(`unread${what}`, { list })] : []
  })
  return (
    <p role="alert" className="w-full text-sm empty:hidden" data-unread={sentences.length}>
      {sentences.join(' ')}
    </p>
  )
}
