import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../../../ui/button/button.tsx'
import { download } from '../../../../ui/download.ts'

import type { Job } from '../../model/job.ts'
import type { StagingPhoto } from '../../model/photo.ts'
import type { StagingResources } from '../work/start.ts'
import { type UnreadPhoto, withMetadata } from './exports.ts'
import { packageOf } from './package-of.ts'
import { UnreadNote } from './unread-note.tsx'

export interface DownloadsProps {
  job: Job
  photo: StagingPhoto
  supply: StagingResources
  names: Readonly<Record<string, string>>
  number: number
  position: boolean
  /** Names of the other photos that show the same room with the same furniture. */
  together: readonly string[]
}

/** The ways out: the picture as it is, with its label, or with everything that belongs to it. */
export function Downloads(props: DownloadsProps) {
  const { job, photo, supply, names, number, position, together } = props
  const { t, i18n } = useTranslation('staging')
  const [failed, setFailed] = useState(false)
  const [unread, setUnread] = useState<readonly UnreadPhoto[]>([])
  const { picture } = job
  const { look } = photo
  if (!picture || !look) return null
  const kept = { original: photo.file, size: look.size, position }
  const name = `staged-photo-${number}`
  const hand = async (
    make: (onUnread: (one: UnreadPhoto) => void) => Promise<Blob>,
    called: string,
  ) => {
    const found: UnreadPhoto[] = []
    try {
      download(await make((one) => found.push(one)), called)
      setFailed(false)
      setUnread(found)
    } catch (error) {
      console.warn(error)
      setFailed(true)
    }
  }
  const pack = async (onUnread: (one: UnreadPhoto) => void) => {
    const { toPackage } = await import('./package.ts')
    const about = packageOf(
      { job, photo, number, together },
      { supply, names, position, t, language: i18n.language },
    )
    if (!about) throw new Error('No picture')
    return toPackage(about, onUnread)
  }
  return (
    <div className="mt-4 flex flex-wrap gap-2" data-downloads={number}>
      <Button
        size="small"
        variant="primary"
        className="min-h-11"
        onClick={() => hand(() => withMetadata(picture.clean, kept), `${name}.jpg`)}
      >
        {t('download')}
      </Button>
      <Button
        size="small"
        className="min-h-11"
        onClick={() => hand(() => withMetadata(picture.labelled, kept), `${name}-labelled.jpg`)}
      >
        {t('downloadLabelled')}
      </Button>
      <Button size="small" className="min-h-11" onClick={() => hand(pack, `${name}.zip`)}>
        {t('downloadZip')}
      </Button>
      <p role="alert" className="w-full text-sm text-alert empty:hidden">
        {failed && t('downloadFailed')}
      </p>
      <UnreadNote unread={unread} />
    </div>
  )
}
