import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useSnapshot } from 'valtio'
import { IconButton } from '../../../../room-photo/view/controls.tsx'
import { Button } from '../../../../ui/button/button.tsx'
import { classNames } from '../../../../ui/class-names.ts'
import { CloseIcon } from '../../../../ui/icons/shell.tsx'
import { Meter } from '../../../../ui/meter/meter.tsx'
import { roomKinds } from '../../config.ts'
import type { Job } from '../../model/job.ts'
import { leaveRoom } from '../../model/multi-photo/shared-room.ts'
import { createSequence, progressOf } from '../../model/queue.ts'
import { removePhoto, setKind } from '../../model/staging.ts'
import { useRoommates } from '../multi-photo/use-roommates.ts'
import { useBlobUrl } from '../results/use-blob-url.ts'
import { useStaging } from '../staging-context.ts'
import { useFaultText } from '../use-fault-text.ts'

/** A photo: what it is called, what room it shows, and how far it is. */
export function PhotoCard({ id }: { id: number }) {
  const { t } = useTranslation('staging')
  const { staging, stage } = useStaging()
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
    void stage()
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
        <RoomNote id={id} name={photo.name} />
        {job && (
          <Meter
            label={t('progressOf', { name: photo.name })}
            value={Math.round(progressOf(job) * 100)}
            tone={job.state === 'done' ? 'good' : 'signal'}
            className="mt-2"
          />
        )}
      </div>
      <IconButton
        name={t('remove', { name: photo.name })}
        className="shrink-0"
        onClick={() => removePhoto(staging, id)}
      >
        <CloseIcon />
      </IconButton>
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

/** Which other photos show the same room, and the way out of it. */
function RoomNote({ id, name }: { id: number; name: string }) {
  const { t } = useTranslation('staging')
  const { staging, stage } = useStaging()
  const { run } = useSnapshot(staging)
  const others = useRoommates(id)
  if (!others) return null
  const leave = () => {
    leaveRoom(staging, id)
    void stage()
  }
  return (
    <div className="mt-1 flex flex-wrap items-center gap-x-3" data-roommates={others.count}>
      <p className="min-w-0 text-xs wrap-anywhere text-ink-soft">
        {t('oneRoom', { list: others.list })}
      </p>
      <Button
        size="small"
        variant="quiet"
        className="-ml-2"
        aria-label={t('takeOut', { name })}
        disabled={run !== null}
        onClick={leave}
      >
        {t('separate')}
      </Button>
    </div>
  )
}

/** Decoded one after another, since thirty photos at once would fill the memory. */
const oneByOne = createSequence()

const width = 240

/** A small picture of a photo: its address, or nothing before it is there and where it cannot be decoded. */
function usePhotoThumb(file: Blob | undefined): string | undefined {
  const [thumb, setThumb] = useState<Blob>()
  useEffect(() => {
    if (!file) return
    const control = new AbortController()
    const { signal } = control
    oneByOne(() => smallPicture(file), signal).then(
      (blob) => signal.aborted || setThumb(blob),
      // What is wrong with it is said when it is staged.
      () => {},
    )
    return () => control.abort()
  }, [file])
  return useBlobUrl(thumb)
}

async function smallPicture(file: Blob): Promise<Blob> {
  const bitmap = await createImageBitmap(file, {
    imageOrientation: 'from-image',
    resizeWidth: width,
    resizeQuality: 'medium',
  })
  const canvas = new OffscreenCanvas(bitmap.width, bitmap.height)
  canvas.getContext('2d')?.drawImage(bitmap, 0, 0)
  bitmap.close()
  return canvas.convertToBlob({ type: 'image/jpeg', quality: 0.8 })
}
