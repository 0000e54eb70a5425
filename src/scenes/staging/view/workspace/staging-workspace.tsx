import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useSnapshot } from 'valtio'
import { TouchButton } from '../../../../room-photo/view/controls.tsx'
import { defaultContextOptions, hasWebGl } from '../../../../stage/webgl-context.ts'
import { Button } from '../../../../ui/button/button.tsx'
import { IconButton } from '../../../../ui/button/icon-button.tsx'
import { Callout } from '../../../../ui/callout/callout.tsx'
import { classNames } from '../../../../ui/class-names.ts'
import { CloseIcon } from '../../../../ui/icons/shell.tsx'
import { WarningIcon } from '../../../../ui/icons/tools.tsx'
import { Heading } from '../../../../ui/layout/heading.tsx'
import { Meter } from '../../../../ui/meter/meter.tsx'
import { roomKinds } from '../../config.ts'
import type { Job } from '../../model/job.ts'
import { removeFromSharedRoom } from '../../model/multi-photo/shared-room.ts'
import {
  createSerialQueue,
  progressOf,
  progressOfAll,
  roundDuration,
  timeLeft,
} from '../../model/queue.ts'
import { dismissRefused, removePhoto, setKind } from '../../model/staging.ts'
import { ResultEditor } from '../edit/result-editor.tsx'
import { SameRoom } from '../multi-photo/same-room.tsx'
import { useOtherPhotoNames } from '../multi-photo/use-other-photo-names.ts'
import { OutlineQueue } from '../outline/outline-queue.tsx'
import { Results } from '../results/results.tsx'
import { useBlobUrl } from '../results/use-blob-url.ts'
import { useStaging } from '../staging-context.ts'
import { type StagingAutosave, useStagingAutosave } from '../storage/use-autosave.ts'
import { useFaultText } from '../use-fault-text.ts'
import { stopStaging } from '../work/start.ts'

/** Everything after the first photo: choices, progress, questions, results. */
export function StagingWorkspace() {
  const { t } = useTranslation('staging')
  const { staging } = useStaging()
  const { photos, draws } = useSnapshot(staging)
  useEffect(() => {
    staging.draws = hasWebGl(defaultContextOptions)
    return () => stopStaging(staging)
  }, [staging])
  const [edited, setEdited] = useState<number | null>(null)
  const [checked, setChecked] = useState<number | null>(null)
  const kept = useStagingAutosave(staging)
  return (
    <>
      {!draws && (
        <p role="alert" className="flex gap-3 border-l-2 border-alert bg-surface py-3 pr-4 pl-4">
          <WarningIcon className="mt-0.5 text-alert" />
          {t('noWebGl')}
        </p>
      )}
      <RefusedNotes />
      <ResumeNote kept={kept} />
      <ProgressBar />
      {photos.length > 0 && <PhotoList onCheck={setChecked} />}
      <SameRoom />
      <OutlineQueue checked={checked} onClose={() => setChecked(null)} />
      {edited === null ? (
        <Results onEdit={setEdited} onCheck={setChecked} />
      ) : (
        <ResultEditor key={edited} id={edited} onClose={() => setEdited(null)} />
      )}
    </>
  )
}

/** Why each refused file was refused. */
function RefusedNotes() {
  const { t } = useTranslation('staging')
  const { staging } = useStaging()
  const { refused } = useSnapshot(staging)
  const faultText = useFaultText()
  return (
    <div role="alert" className="empty:hidden">
      {refused.length > 0 && (
        <Callout kind="fault" dismiss={t('dismiss')} onDismiss={() => dismissRefused(staging)}>
          <ul>
            {refused.map((fault, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: two files may be wrong in the same way
              <li key={at} data-fault={fault.code}>
                {faultText(fault)}
              </li>
            ))}
          </ul>
        </Callout>
      )}
    </div>
  )
}

/** Offers to resume what was left when the tab was closed. */
function ResumeNote({ kept }: { kept: StagingAutosave }) {
  const { t } = useTranslation('staging')
  const { stage } = useStaging()
  const { offer, fault } = useSnapshot(kept)
  const resume = () => {
    kept.answer(true)
    void stage()
  }
  return (
    <div role="status" className="empty:hidden">
      {offer && (
        <div
          className="flex flex-wrap items-center gap-x-6 gap-y-3 border-l-2 border-signal bg-surface px-4 py-3"
          data-resume={offer.left}
        >
          <p className="min-w-0 flex-1 basis-72">
            {t('resume', { count: offer.photos })}{' '}
            {offer.left > 0 && t('resumeLeft', { count: offer.left })}
          </p>
          <div className="flex flex-wrap gap-2">
            <TouchButton variant="primary" onClick={resume}>
              {t('resumeGo')}
            </TouchButton>
            <TouchButton variant="quiet" onClick={() => kept.answer(false)}>
              {t('resumeForget')}
            </TouchButton>
          </div>
        </div>
      )}
      {fault && (
        <p className="text-sm text-ink-soft">
          {t(fault === 'Elsewhere' ? 'keepElsewhere' : 'keepFailed')}
        </p>
      )}
    </div>
  )
}

/** The photos that were chosen, each with what is being done with it. */
function PhotoList({ onCheck }: { onCheck: (photo: number) => void }) {
  const { t } = useTranslation('staging')
  const { staging } = useStaging()
  const { photos } = useSnapshot(staging)
  const removeAll = () => {
    stopStaging(staging)
    for (const { id } of [...staging.photos]) removePhoto(staging, id)
  }
  return (
    <section aria-labelledby="staging-photos" className="min-w-0">
      <div className="flex items-baseline justify-between gap-4">
        <Heading id="staging-photos" level={3}>
          {t('photos')}{' '}
          <span className="font-mono text-sm font-normal text-ink-soft">{photos.length}</span>
        </Heading>
        <TouchButton variant="quiet" onClick={removeAll}>
          {t('removeAll')}
        </TouchButton>
      </div>
      <ul className="mt-4 grid gap-x-8 border-b lg:grid-cols-2 lg:border-b-0">
        {photos.map(({ id }) => (
          <li key={id} className="min-w-0 border-t lg:[&:nth-last-child(-n+2)]:border-b">
            <PhotoCard id={id} onCheck={onCheck} />
          </li>
        ))}
      </ul>
    </section>
  )
}

/** How far all photos are, how long the rest takes, and the way out. */
function ProgressBar() {
  const { t } = useTranslation(['staging', 'furniture'])
  const { staging } = useStaging()
  const { run, jobs } = useSnapshot(staging)
  const now = useNow(run !== null)
  if (!run) return null
  const own = jobs.filter(({ id, state }) => run.jobs.includes(id) || state === 'waiting')
  const progress = progressOfAll(own)
  const done = own.filter(({ state }) => state === 'done').length
  const left = timeLeft(progress, now - run.startedAt)
  const time = left === null ? null : roundDuration(left)
  const percent = Math.round(progress * 100)
  const text = t('furniture:percentValue', { value: percent })
  return (
    <section
      aria-label={t('progress')}
      className="border bg-surface p-4 sm:p-5"
      data-progress={percent}
    >
      <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
        <p className="font-semibold">{t('progressCount', { done, total: own.length })}</p>
        <p className="font-kind text-xs text-ink-soft">
          {text}
          {time && ` · ${t(`left_${time.unit}`, { count: time.value })}`}
        </p>
      </div>
      <Meter label={t('progress')} value={percent} text={text} tone="signal" className="mt-3" />
      <TouchButton variant="quiet" className="mt-3" onClick={() => stopStaging(staging)}>
        {t('cancel')}
      </TouchButton>
    </section>
  )
}

/** The time, each second while it is wanted. Milliseconds since 1970. */
function useNow(wanted: boolean): number {
  const [now, setNow] = useState(Date.now)
  useEffect(() => {
    if (!wanted) return
    setNow(Date.now())
    const timer = setInterval(() => setNow(Date.now()), 1000)
    return () => clearInterval(timer)
  }, [wanted])
  return now
}

/** A photo: what it is called, what room it shows, and how far it is. */
function PhotoCard({ id, onCheck }: { id: number; onCheck: (photo: number) => void }) {
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
          {job?.fault?.code === 'NoPlace' && photo.roomBy !== 'known' && (
            <TouchButton onClick={() => onCheck(id)}>{t('checkFloor')}</TouchButton>
          )}
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
  const others = useOtherPhotoNames(id)
  if (!others) return null
  const leave = () => {
    removeFromSharedRoom(staging, id)
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
const oneByOne = createSerialQueue()

const thumbWidth = 240

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
    resizeWidth: thumbWidth,
    resizeQuality: 'medium',
  })
  const canvas = new OffscreenCanvas(bitmap.width, bitmap.height)
  canvas.getContext('2d')?.drawImage(bitmap, 0, 0)
  bitmap.close()
  return canvas.convertToBlob({ type: 'image/jpeg', quality: 0.8 })
}
