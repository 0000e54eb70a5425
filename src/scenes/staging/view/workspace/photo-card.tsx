import { useTranslation } from 'react-i18next'
import { useSnapshot } from 'valtio'
import { classNames } from '../../../../ui/class-names.ts'
import { CloseIcon } from '../../../../ui/icons/shell.tsx'
import { Meter } from '../../../../ui/meter/meter.tsx'
import { roomKinds } from '../../config.ts'
import type { Job } from '../../model/job.ts'
import { progressOf } from '../../model/queue.ts'
import { removePhoto, type Staging, setKind } from '../../model/staging.ts'
import { RoomNote } from '../multi-photo/room-note.tsx'
import { useFaultText } from '../use-fault-text.ts'
import { usePhotoThumb } from './use-photo-thumb.ts'

export interface PhotoCardProps {
  staging: Staging
  /** of the photo */
  id: number
  onStage: () => Promise<void>
}

/** A photo: what it is called, what room it shows, and how far it is. */
export function PhotoCard({ staging, id, onStage }: PhotoCardProps) {
  const { t } = useTranslation('staging')
  const { photos, jobs } = useSnapshot(staging)
  const photo = photos.find((each) => each.id === id)
  const thumb = usePhotoThumb(staging.photos.find((each) => each.id === id)?.file)
  if (!photo) return null
  const own = jobs.filter((job) => job.photo === id)
  const job = own.find(({ state }) => state !== 'done') ?? own.at(-1)
  // What it was taken for, once that is known.
  const guessed = photo.kind === 'guess' && own.at(-1)?.stagedAs
  const change = (kind: (typeof roomKinds)[number] | 'guess') => {
    const real = staging.photos.find((each) => each.id === id)
    if (!real) return
    setKind(staging, real, kind)
    if (staging.jobs.some(({ state }) => state === 'waiting')) void onStage()
  }
  return (
    <div className="flex items-center gap-4 py-3" data-photo={id} data-state={job?.state ?? 'new'}>
      <span className="block aspect-[4/3] w-20 shrink-0 overflow-hidden rounded bg-line sm:w-24">
        {thumb && <img src={thumb} alt="" className="size-full object-cover" />}
      </span>
      <div className="min-w-0 grow">
        <p className="truncate text-sm font-semibold">{photo.name}</p>
        <div className="mt-1 flex flex-wrap items-center gap-x-4 gap-y-1">
          <select
            aria-label={t('kindOf', { name: photo.name })}
            value={photo.kind}
            onChange={({ target }) => change(target.value as typeof photo.kind)}
            className="min-h-9 max-w-full rounded border border-line bg-transparent px-1.5 text-sm pointer-coarse:min-h-11"
          >
            <option value="guess">
              {guessed ? t('guessed', { kind: t(`kind_${guessed}`) }) : t('kind_guess')}
            </option>
            {roomKinds.map((kind) => (
              <option key={kind} value={kind}>
                {t(`kind_${kind}`)}
              </option>
            ))}
          </select>
          {job && <StateText job={job} />}
        </div>
        {photo.furnished && (
          <p className="mt-1 text-xs text-ink-soft" data-furnished="">
            {t('furnished')}
          </p>
        )}
        <RoomNote {...{ staging, id, onStage }} />
        {job && (
          <Meter
            label={t('progressOf', { name: photo.name })}
            value={Math.round(progressOf(job) * 100)}
            tone={job.state === 'done' ? 'good' : 'signal'}
            className="mt-2"
          />
        )}
      </div>
      <button
        type="button"
        aria-label={t('remove', { name: photo.name })}
        title={t('remove', { name: photo.name })}
        onClick={() => removePhoto(staging, id)}
        className="icon-button shrink-0"
      >
        <CloseIcon />
      </button>
    </div>
  )
}

function StateText({ job }: { job: Pick<Job, 'state' | 'fault'> }) {
  const { t } = useTranslation('staging')
  const faultText = useFaultText()
  return (
    <p
      className={classNames(
        'min-w-0 text-xs wrap-anywhere',
        job.state === 'failed' || job.state === 'asking' ? 'text-alert' : 'text-ink-soft',
      )}
    >
      {job.fault ? faultText(job.fault) : t(`state_${job.state}`)}
    </p>
  )
}
