import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../../../ui/button/button.tsx'
import { download } from '../../../../ui/download.ts'
import { roommatesOf } from '../../model/multi-photo/shared-room.ts'
import type { Staging } from '../../model/staging.ts'
import type { StagingResources } from '../work/start.ts'
import type { UnreadPhoto } from './exports.ts'
import { packageOf } from './package-of.ts'
import { UnreadNote } from './unread-note.tsx'

export interface DownloadAllProps {
  staging: Staging
  supply: StagingResources
  names: Readonly<Record<string, string>>
  /** of the jobs, in the list's order */
  ids: readonly number[]
  position: boolean
}

/** Hands over all results at once. */
export function DownloadAll({ staging, supply, names, ids, position }: DownloadAllProps) {
  const { t, i18n } = useTranslation('staging')
  const [state, setState] = useState<'ready' | 'busy' | 'failed'>('ready')
  const [unread, setUnread] = useState<readonly UnreadPhoto[]>([])
  const hand = async () => {
    setState('busy')
    const found: UnreadPhoto[] = []
    try {
      const { toArchive } = await import('./archive.ts')
      const packages = ids.flatMap((id, at) => {
        const job = staging.jobs.find((each) => each.id === id)
        const photo = staging.photos.find((each) => each.id === job?.photo)
        if (!job || !photo) return []
        const together = roommatesOf(staging, photo.id)
        const about = { supply, names, position, t, language: i18n.language }
        return packageOf({ job, photo, number: at + 1, together }, about) ?? []
      })
      download(await toArchive(packages, (one) => found.push(one)), 'staged-photos.zip')
      setUnread(found)
      setState('ready')
    } catch (error) {
      console.warn(error)
      setState('failed')
    }
  }
  return (
    <div className="flex flex-wrap items-center gap-x-4">
      <Button size="small" className="min-h-11" disabled={state === 'busy'} onClick={hand}>
        {t('downloadAll', { count: ids.length })}
      </Button>
      <p role="alert" className="text-sm text-alert empty:hidden">
        {state === 'failed' && t('downloadFailed')}
      </p>
      <UnreadNote unread={unread} />
    </div>
  )
}
