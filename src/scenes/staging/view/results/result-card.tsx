import { useTranslation } from 'react-i18next'
import { useSnapshot } from 'valtio'
import type { PhotoSize } from '../../../../room-photo/model/camera.ts'
import type { ShelfPiece } from '../../../../room-photo/model/design/catalogue.ts'
import { Button } from '../../../../ui/button/button.tsx'
import { classNames } from '../../../../ui/class-names.ts'
import { Heading } from '../../../../ui/layout/heading.tsx'
import { countsOf, itemsOf } from '../../model/manifest.ts'
import { partnerJobs } from '../../model/multi-photo/shared-room.ts'
import { askFor, rearrange, type Staging } from '../../model/staging.ts'
import { useRoommates } from '../multi-photo/use-roommates.ts'
import { useFaultText } from '../use-fault-text.ts'
import type { StagingResources } from '../work/start.ts'
import { Compare } from './compare.tsx'
import { Downloads } from './downloads.tsx'
import { OtherKind } from './other-kind.tsx'
import { useBlobUrl } from './use-blob-url.ts'

export interface ResultCardProps {
  staging: Staging
  supply: StagingResources
  pieces: readonly ShelfPiece[]
  /** of the job */
  id: number
  /** in the list, from 1 */
  number: number
  /** Keeps where on earth the photo was taken. */
  position: boolean
  onStage: () => Promise<void>
  onEdit: (id: number) => void
  onOpen: (id: number) => void
}

const quiet = { size: 'small', variant: 'quiet', className: 'min-h-11' } as const

/** A staged photo: before and after, what was added, and what can be done with it. */
export function ResultCard(props: ResultCardProps) {
  const { staging, supply, pieces, id, number, position, onStage, onEdit, onOpen } = props
  const { t, i18n } = useTranslation('staging')
  const { jobs } = useSnapshot(staging)
  const faultText = useFaultText()
  const job = jobs.find((each) => each.id === id)
  const real = staging.jobs.find((each) => each.id === id)
  const photo = staging.photos.find((each) => each.id === job?.photo)
  const before = useBlobUrl(real?.picture?.before)
  const after = useBlobUrl(real?.picture?.thumb)
  const roommates = useRoommates(staging, job?.photo ?? 0)
  if (!job || !real || !photo?.look) return null
  const names = Object.fromEntries(pieces.map((piece) => [piece.id, piece.name]))
  const style = supply.styles.find((each) => each.id === job.style)
  // An action on one photo applies to all photos of the room.
  const isBusy = partnerJobs(staging, real).some(
    ({ state }) => state !== 'done' && state !== 'failed',
  )
  // Non-breaking spaces between a number and its piece.
  const added = countsOf(itemsOf(real), names).map(
    ({ name, count }) => `${count}\u00a0×\u00a0${name}`,
  )
  const list = new Intl.ListFormat(i18n.language, { type: 'unit' }).format(added)
  const isAlone = supply.styles.some(({ id: other }) => {
    return !jobs.some((each) => each.photo === job.photo && each.style === other)
  })
  const inAll = () => {
    for (const { id: other } of supply.styles) askFor(staging, photo, other)
    void onStage()
  }
  const another = () => {
    rearrange(staging, real)
    void onStage()
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
          size={photo.look.size}
          alt={t('resultAlt', { name: photo.name, style: style?.name })}
          className={isTall(photo.look.size) ? 'lg:h-full' : 'lg:w-full'}
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
      <OtherKind {...{ staging, names, isBusy, onStage }} job={real} photo={photo} />
      {photo.roomBy !== 'known' && !job.edit && !photo.room?.openings.length && (
        <p className="mt-1 text-sm text-ink-soft" data-openings="unknown">
          {t('openingsUnknown')}
        </p>
      )}
      <p role="status" className="mt-1 text-sm text-alert empty:hidden">
        {job.fault ? faultText(job.fault) : isBusy && t(`state_${job.state}`)}
      </p>
      <Downloads
        {...{ job: real, photo, supply, names, number, position }}
        together={roommates?.names ?? []}
      />
      <div className="mt-1 -ml-3.5 flex flex-wrap">
        <Button {...quiet} disabled={isBusy} onClick={another}>
          {t('another')}
        </Button>
        <Button {...quiet} disabled={isBusy} onClick={() => onEdit(id)}>
          {t('edit')}
        </Button>
        {isAlone && (
          <Button {...quiet} disabled={isBusy} onClick={inAll}>
            {t('inAll')}
          </Button>
        )}
        <Button {...quiet} onClick={() => onOpen(id)}>
          {t('fullSize')}
        </Button>
      </div>
    </article>
  )
}

/** Narrower than the frame that all results have beside one another. */
const isTall = ({ width, height }: PhotoSize): boolean => width / height < 4 / 3
