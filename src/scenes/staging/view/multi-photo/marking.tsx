import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { TouchButton } from '../../../../room-photo/view/controls.tsx'
import { useFormats } from '../../../../room-photo/view/formats.ts'
import { Button } from '../../../../ui/button/button.tsx'
import { stagingConfig } from '../../config.ts'
import { swapMarks } from '../../model/multi-photo/align-photos.ts'
import {
  alignStagedPhotos,
  type Joinable,
  type JoinFault,
  type Joint,
  type Mark,
  unplacedMark,
} from '../../model/multi-photo/join-photos.ts'
import { cameraOf, type StagingPhoto } from '../../model/photo.ts'
import { floorLines } from '../outline/floor-lines.ts'
import { useBlobUrl } from '../results/use-blob-url.ts'
import { MarkFrame } from './mark-frame.tsx'

interface MarkingProps {
  one: StagingPhoto
  other: StagingPhoto
  /** Whether no run is active. */
  canJoin: boolean
  onJoin: (joint: Joint) => void
  onClose: () => void
}

const usual = { width: 4, height: 3 }

/** Marks the same places in two photos; the alignment is shown at once. */
export function Marking({ one, other, canJoin, onJoin, onClose }: MarkingProps) {
  const { t } = useTranslation('staging')
  const photos = [one, other] as const
  const urls = [useBlobUrl(one.file), useBlobUrl(other.file)]
  const sizes = photos.map(({ look }) => look?.size ?? usual)
  const fresh = (number: number) => sizes.map((size) => unplacedMark(size, number))
  const [marks, setMarks] = useState(() => [fresh(0), fresh(1)])
  const of = (photo: number): Mark[] => marks.flatMap((pair) => pair.slice(photo, photo + 1))
  const left = marks.flat().filter(({ isPlaced }) => !isPlaced).length
  const found =
    left > 0
      ? null
      : alignStagedPhotos({ photo: one, marks: of(0) }, { photo: other, marks: of(1) })
  const set = (photo: number, index: number, mark: Mark) =>
    setMarks((before) =>
      before.map((pair, at) =>
        at === index ? pair.map((each, which) => (which === photo ? mark : each)) : pair,
      ),
    )
  const swap = (which: readonly [number, number]) => {
    const second = swapMarks(of(1), which)
    setMarks(of(0).flatMap((mark, at) => second.slice(at, at + 1).map((its) => [mark, its])))
  }
  const isFound = found !== null && !('code' in found)
  return (
    <>
      <p className="mt-5 max-w-3xl">{t('joinText')}</p>
      <div className="mt-4 grid gap-x-6 gap-y-5 md:grid-cols-2">
        {photos.map((photo, at) => (
          <MarkFrame
            key={photo.id}
            name={photo.name}
            url={urls[at]}
            size={sizes[at] ?? usual}
            marks={of(at)}
            lines={isFound ? linesIn(photo, photos, found) : []}
            onMark={(index, mark) => set(at, index, mark)}
          />
        ))}
      </div>
      <Verdict {...{ found, left }} onSwap={swap} />
      <div className="mt-4 flex flex-wrap gap-2">
        <Button
          variant="primary"
          disabled={!isFound || !canJoin}
          onClick={() => isFound && onJoin(found.joint)}
        >
          {t(isFound && found.isPoor ? 'joinAnyway' : 'joinGo')}
        </Button>
        {marks.length < stagingConfig.multiPhoto.mostMarks && (
          <Button onClick={() => setMarks([...marks, fresh(marks.length)])}>{t('addMark')}</Button>
        )}
        {marks.length > 2 && (
          <Button onClick={() => setMarks(marks.slice(0, -1))}>{t('dropMark')}</Button>
        )}
        <Button variant="quiet" onClick={onClose}>
          {t('cancel')}
        </Button>
      </div>
    </>
  )
}

/** The reference photo's floor in a photo, according to the marks. */
function linesIn(
  photo: StagingPhoto,
  photos: readonly StagingPhoto[],
  { joint, camera }: Joinable,
): string[] {
  const first = photos.find(({ id }) => id === joint.first)
  if (!first?.room || !photo.look) return []
  const by = photo.id === joint.first ? cameraOf(first) : camera
  return floorLines(first.room.outline, by, photo.look.size, first.room.height)
}

interface VerdictProps {
  /** null before all marks are placed */
  found: Joinable | JoinFault | null
  /** How many marks are not placed yet. */
  left: number
  onSwap: (which: readonly [number, number]) => void
}

/** What the marks tell, in words and figures. */
function Verdict({ found, left, onSwap }: VerdictProps) {
  const { t } = useTranslation('staging')
  const { metres, number } = useFormats()
  if (!found) {
    return (
      <p role="status" className="mt-4 text-ink-soft">
        {t('joinLeft', { count: left })}
      </p>
    )
  }
  if ('code' in found) {
    return (
      <div
        role="status"
        className="mt-4 flex flex-wrap items-center gap-x-6 gap-y-2 border-l-2 border-alert px-4 py-2"
        data-join-fault={found.code}
      >
        <p className="min-w-0 flex-1 basis-72">
          <JoinFaultText fault={found} />
        </p>
        {found.code === 'Order' && (
          <TouchButton onClick={() => onSwap(found.swap)}>{t('swapMarks')}</TouchButton>
        )}
      </div>
    )
  }
  const { name, camera, gap, isPoor } = found
  const centimetres = Math.round(gap * 100)
  const figures = { height: metres(camera.height), gap: number(centimetres) }
  return (
    <div
      role="status"
      className={`mt-4 border-l-2 px-4 py-2 ${isPoor ? 'border-alert' : 'border-signal'}`}
      data-join-gap={centimetres}
    >
      <p className="font-kind text-sm tabular-nums">
        {name} · {t('joinMet', figures)}
      </p>
      <p className="mt-1 text-sm text-ink-soft">{t(isPoor ? 'joinPoor' : 'joinCheck', figures)}</p>
    </div>
  )
}

/** Why two photos do not become one room, and what helps. */
export function JoinFaultText({ fault }: { fault: JoinFault }) {
  const { t } = useTranslation('staging')
  const { metres, number } = useFormats()
  const { name } = fault
  switch (fault.code) {
    case 'Horizon':
      return t('joinHorizon', { name, mark: fault.mark + 1 })
    case 'Close':
      return t('joinClose', { least: number(stagingConfig.multiPhoto.leastBetween * 100) })
    case 'Apart':
      return t('joinApart', { gap: metres(fault.gap) })
    case 'Order':
      return t('joinOrder', { first: fault.swap[0] + 1, second: fault.swap[1] + 1 })
    case 'Height':
      return t('joinHeight', { name, height: metres(fault.height) })
    case 'Outside':
    case 'NoCamera':
    case 'NoFloor':
      return t(`join${fault.code}`, { name })
  }
}
