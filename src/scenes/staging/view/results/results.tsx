import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useSnapshot } from 'valtio'
import type { PhotoSize } from '../../../../room-photo/model/camera.ts'
import { CheckField, TouchButton } from '../../../../room-photo/view/controls.tsx'
import { classNames } from '../../../../ui/class-names.ts'
import { Dialog } from '../../../../ui/dialog/dialog.tsx'
import { Heading } from '../../../../ui/layout/heading.tsx'
import { roomKinds } from '../../config.ts'
import type { Job } from '../../model/job.ts'
import { missingMainPiece } from '../../model/kit.ts'
import { countsOf, itemsOf } from '../../model/manifest.ts'
import { jobsOfSharedRoom } from '../../model/multi-photo/shared-room.ts'
import { floorClarity, type StagingPhoto } from '../../model/photo.ts'
import { rearrange, requestStyle, setKind } from '../../model/staging.ts'
import { useOtherPhotoNames } from '../multi-photo/use-other-photo-names.ts'
import { useStaging } from '../staging-context.ts'
import { useFaultText } from '../use-fault-text.ts'
import { Compare } from './compare.tsx'
import { DownloadAll, Downloads } from './downloads.tsx'
import { useBlobUrl } from './use-blob-url.ts'

/**
 * What came out, with what can be done with it. Says at all times what staging does not do.
 * @param onEdit  opens the result of a job in the editor
 * @param onCheck  opens the floor of a photo
 */
export function Results({ onEdit, onCheck }: Pick<ResultCardProps, 'onEdit' | 'onCheck'>) {
  const { t } = useTranslation('staging')
  const { staging } = useStaging()
  const { jobs } = useSnapshot(staging)
  const [position, setPosition] = useState(false)
  const [open, setOpen] = useState<number | null>(null)
  const hint = useId()
  const shown = jobs.filter(({ picture }) => picture !== null)
  if (shown.length === 0) return null
  return (
    <section aria-labelledby="staging-results" className="min-w-0" data-results={shown.length}>
      <div className="flex flex-wrap items-baseline justify-between gap-x-8 gap-y-2 border-t border-ink pt-5">
        <Heading id="staging-results" level={3} size="title">
          {t('results')}
        </Heading>
        <CheckField
          label={t('keepPosition')}
          className=""
          checked={position}
          aria-describedby={hint}
          onChange={() => setPosition(!position)}
        />
      </div>
      <p className="mt-3 max-w-3xl text-ink-soft">{t('honest')}</p>
      <p id={hint} className="mt-2 max-w-3xl text-sm text-ink-soft">
        {t('keepHint')}
      </p>
      {shown.length > 1 && (
        <div className="mt-5">
          <DownloadAll position={position} ids={shown.map(({ id }) => id)} />
        </div>
      )}
      <ul className="mt-8 grid gap-x-8 gap-y-12 lg:grid-cols-2">
        {shown.map(({ id }, index) => (
          <li key={id} className="min-w-0">
            <ResultCard
              {...{ onEdit, onCheck, position, id }}
              number={index + 1}
              onOpen={setOpen}
            />
          </li>
        ))}
      </ul>
      <FullSize id={open} onClose={() => setOpen(null)} />
    </section>
  )
}

/** A staged photo with every pixel of it, beside what it was. @param id  of the job; null for none */
function FullSize({ id, onClose }: { id: number | null; onClose: () => void }) {
  const { t } = useTranslation('staging')
  const { staging, styles } = useStaging()
  const job = staging.jobs.find((each) => each.id === id)
  const photo = staging.photos.find((each) => each.id === job?.photo)
  const after = useBlobUrl(job?.picture?.clean)
  const before = useBlobUrl(job && photo?.file)
  const size = photo?.analysis?.size
  const style = styles.find((each) => each.id === job?.style)?.name
  return (
    <Dialog
      open={id !== null}
      onOpenChange={(open) => !open && onClose()}
      title={photo ? t('fullTitle', { name: photo.name }) : ''}
      closeLabel={t('close')}
      shape="full"
    >
      {size && (
        <section
          // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls can be scrolled by keys
          tabIndex={0}
          aria-label={t('fullTitle', { name: photo.name })}
          className="mt-4 max-h-[80dvh] overflow-auto overscroll-contain"
          data-full=""
        >
          <div style={{ width: size.width / Math.max(1, devicePixelRatio) }}>
            <Compare
              {...{ before, after, size }}
              alt={t('resultAlt', { name: photo.name, style })}
            />
          </div>
        </section>
      )}
    </Dialog>
  )
}

interface ResultCardProps {
  /** of the job */
  id: number
  /** in the list, from 1 */
  number: number
  /** Keeps where on earth the photo was taken. */
  position: boolean
  onEdit: (id: number) => void
  onCheck: (photo: number) => void
  onOpen: (id: number) => void
}

/** A staged photo: before and after, what was added, and what can be done with it. */
function ResultCard(props: ResultCardProps) {
  const { id, number, position, onEdit, onCheck, onOpen } = props
  const { t, i18n } = useTranslation('staging')
  const { staging, styles, names, stage } = useStaging()
  const { jobs, photos } = useSnapshot(staging)
  const faultText = useFaultText()
  const job = jobs.find((each) => each.id === id)
  const real = staging.jobs.find((each) => each.id === id)
  const photo = staging.photos.find((each) => each.id === job?.photo)
  const before = useBlobUrl(real?.picture?.before)
  const after = useBlobUrl(real?.picture?.thumb)
  const roommates = useOtherPhotoNames(job?.photo ?? 0)
  const roomBy = photos.find((each) => each.id === job?.photo)?.roomBy
  if (!job || !real || !photo?.analysis) return null
  const style = styles.find((each) => each.id === job.style)
  // An action on one photo applies to all photos of the room.
  const isBusy = jobsOfSharedRoom(staging, real).some(
    ({ state }) => state !== 'done' && state !== 'failed',
  )
  // Non-breaking spaces between a number and its piece.
  const added = countsOf(itemsOf(real), names).map(
    ({ name, count }) => `${count}\u00a0×\u00a0${name}`,
  )
  const list = new Intl.ListFormat(i18n.language, { type: 'unit' }).format(added)
  const isAlone = styles.some(({ id: other }) => {
    return !jobs.some((each) => each.photo === job.photo && each.style === other)
  })
  const inAll = () => {
    for (const { id: other } of styles) requestStyle(staging, photo, other)
    void stage()
  }
  const another = () => {
    rearrange(staging, real)
    void stage()
  }
  return (
    <article aria-labelledby={`result-${id}`} data-result={job.state} data-seed={job.seed}>
      <div
        className={classNames(
          // All cards have the same frame, whatever the photo's format, so that the grid has no holes.
          'lg:flex lg:aspect-[4/3] lg:items-center lg:justify-center lg:rounded lg:bg-surface',
          'transition-opacity',
          isBusy && 'opacity-50',
        )}
      >
        <Compare
          {...{ before, after }}
          size={photo.analysis.size}
          alt={t('resultAlt', { name: photo.name, style: style?.name })}
          className={isTall(photo.analysis.size) ? 'lg:h-full' : 'lg:w-full'}
        />
      </div>
      <div className="mt-3 flex flex-wrap items-baseline justify-between gap-x-4">
        <Heading id={`result-${id}`} level={4} className="min-w-0 truncate">
          {photo.name}
        </Heading>
        <p className="font-kind text-xs text-ink-soft">
          {style?.name}
          {job.stagedAs && ` · ${t(`kind_${job.stagedAs}`)}`}
        </p>
      </div>
      {roommates && (
        <p className="mt-1 text-sm font-semibold" data-together={roommates.count}>
          {t('sameFurniture', { list: roommates.list })}
        </p>
      )}
      <p className="mt-1 text-sm text-ink-soft">{t('added', { list })}</p>
      {job.leftOut.length > 0 && !job.edit && (
        <p className="mt-1 text-sm text-ink-soft" data-left-out={job.leftOut.length}>
          {t('leftOut', {
            list: new Intl.ListFormat(i18n.language, { type: 'unit' }).format(
              countsOf(job.leftOut, names).map(({ name }) => name),
            ),
          })}
        </p>
      )}
      <OtherKind job={real} photo={photo} isBusy={isBusy} />
      <FloorNote clarity={floorClarity({ ...photo, roomBy: roomBy ?? null })} />
      {roomBy !== 'known' && !job.edit && !photo.room?.openings.length && (
        <p className="mt-1 text-sm text-ink-soft" data-openings="unknown">
          {t('openingsUnknown')}
        </p>
      )}
      <p role="status" className="mt-1 text-sm text-alert empty:hidden">
        {job.fault ? faultText(job.fault) : isBusy && t(`state_${job.state}`)}
      </p>
      <Downloads {...{ job: real, photo, number, position }} />
      <div className="mt-1 -ml-3.5 flex flex-wrap">
        <TouchButton variant="quiet" disabled={isBusy} onClick={another}>
          {t('another')}
        </TouchButton>
        <TouchButton variant="quiet" disabled={isBusy} onClick={() => onEdit(id)}>
          {t('edit')}
        </TouchButton>
        {roomBy !== 'known' && (
          <TouchButton variant="quiet" onClick={() => onCheck(photo.id)}>
            {t('checkFloor')}
          </TouchButton>
        )}
        {isAlone && (
          <TouchButton variant="quiet" disabled={isBusy} onClick={inAll}>
            {t('inAll')}
          </TouchButton>
        )}
        <TouchButton variant="quiet" onClick={() => onOpen(id)}>
          {t('fullSize')}
        </TouchButton>
      </div>
    </article>
  )
}

/** How sure the floor is that a photo was furnished on. */
function FloorNote({ clarity }: { clarity: ReturnType<typeof floorClarity> }) {
  const { t } = useTranslation('staging')
  if (!clarity) return null
  return (
    <p
      className={classNames(
        'mt-1 text-sm',
        clarity === 'clear' ? 'text-ink-soft' : 'font-semibold',
      )}
      data-floor-found={clarity}
    >
      {t(`floor_${clarity}`)}
    </p>
  )
}

/** Narrower than the frame that all results have beside one another. */
const isTall = ({ width, height }: PhotoSize): boolean => width / height < 4 / 3

/** Says that a room cannot be what it was staged as, a bedroom without a bed, and offers the other kinds. */
function OtherKind({ job, photo, isBusy }: { job: Job; photo: StagingPhoto; isBusy: boolean }) {
  const { t } = useTranslation('staging')
  const { staging, names, stage } = useStaging()
  const missed = missingMainPiece(job)
  if (!missed) return null
  const change = (kind: (typeof roomKinds)[number]) => {
    setKind(staging, photo, kind)
    void stage()
  }
  return (
    <div className="mt-3 border-l-2 border-signal bg-surface py-3 pr-4 pl-4" data-missed={missed}>
      <p className="text-sm">{t('mainMissing', { piece: names[missed] ?? missed })}</p>
      <div className="mt-2 flex flex-wrap gap-2">
        {roomKinds
          .filter((kind) => kind !== job.stagedAs)
          .map((kind) => (
            <TouchButton key={kind} disabled={isBusy} onClick={() => change(kind)}>
              {t(`kind_${kind}`)}
            </TouchButton>
          ))}
      </div>
    </div>
  )
}
