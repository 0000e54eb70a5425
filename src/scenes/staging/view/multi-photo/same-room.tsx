import { useEffect, useMemo, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useSnapshot } from 'valtio'
import { TouchButton } from '../../../../room-photo/view/controls.tsx'
import { useFormats } from '../../../../room-photo/view/formats.ts'
import { readPhoto } from '../../../../room-photo/view/read-photo.ts'
import { Button } from '../../../../ui/button/button.tsx'
import { SelectField } from '../../../../ui/field/select-field.tsx'
import { Heading } from '../../../../ui/layout/heading.tsx'
import { stagingConfig } from '../../config.ts'
import { type StagingFault, stagingFaultOf } from '../../model/fault.ts'
import { swapMarks } from '../../model/multi-photo/align-photos.ts'
import {
  type AlignedPair,
  alignStagedPhotos,
  type Joinable,
  type JoinFault,
  joinablePhotos,
  joinObstacle,
  joinPhotos,
  type Mark,
  suggestedPair,
  unplacedMark,
} from '../../model/multi-photo/join-photos.ts'
import { photosOfSharedRoom } from '../../model/multi-photo/shared-room.ts'
import { cameraOf, type StagingPhoto, setPhotoAnalysis } from '../../model/photo.ts'
import { floorLines } from '../outline/floor-lines.ts'
import { useBlobUrl } from '../results/use-blob-url.ts'
import { useStaging } from '../staging-context.ts'
import { useFaultText } from '../use-fault-text.ts'
import { MarkFrame } from './mark-frame.tsx'

/** Joins photos of one room, which is then furnished once for all of them. */
export function SameRoom() {
  const { t, i18n } = useTranslation('staging')
  const { staging, stage } = useStaging()
  const { photos, shared, run } = useSnapshot(staging)
  const [isOpen, setOpen] = useState(false)
  const [said, setSaid] = useState('')
  const heading = useRef<HTMLHeadingElement>(null)
  if (photos.length === 0) return null
  const pair = suggestedPair(staging)
  const close = () => {
    setOpen(false)
    heading.current?.focus()
  }
  const join = (joint: AlignedPair) => {
    joinPhotos(staging, joint)
    const names = photosOfSharedRoom(staging, joint.first).map(({ name }) => name)
    setSaid(t('joined', { list: new Intl.ListFormat(i18n.language).format(names) }))
    close()
    void stage()
  }
  return (
    <section aria-labelledby="same-room" className="min-w-0" data-same-room={shared.length}>
      <Heading ref={heading} id="same-room" level={3} tabIndex={-1}>
        {t('sameRoom')}
      </Heading>
      <p className="mt-2 max-w-3xl text-ink-soft">
        {t('sameRoomText')} {shared.length === 0 && t('sameRoomTry')}
      </p>
      <p role="status" className="mt-2 font-semibold empty:hidden">
        {said}
      </p>
      {isOpen && pair ? (
        <JoinPanel pair={pair} onJoin={join} onClose={close} />
      ) : (
        pair && (
          <Button
            className="mt-4"
            disabled={run !== null}
            onClick={() => {
              setSaid('')
              setOpen(true)
            }}
          >
            {t('sameRoomOpen')}
          </Button>
        )
      )}
    </section>
  )
}

interface JoinPanelProps {
  /** ids of the photos that are offered first */
  pair: readonly [number, number]
  onJoin: (joint: AlignedPair) => void
  onClose: () => void
}

/** Two photos are chosen, looked at, and marked. */
function JoinPanel({ pair, onJoin, onClose }: JoinPanelProps) {
  const { t } = useTranslation('staging')
  const { staging } = useStaging()
  const faultText = useFaultText()
  const { photos: now, shared, run } = useSnapshot(staging)
  const [[one, other], setPair] = useState(pair)
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => box.current?.querySelector('select')?.focus(), [])
  const photos = useMemo(
    () => [one, other].flatMap((id) => staging.photos.filter((photo) => photo.id === id)),
    [staging, one, other],
  )
  const fault = useLookedAt(photos)
  const isLooking = now.some(({ id, analysis }) => (id === one || id === other) && !analysis)
  const others = joinablePhotos(staging, one)
  const choose = (id: number) => {
    const left = joinablePhotos(staging, id)
    setPair([id, left.includes(other) ? other : (left[0] ?? other)])
  }
  const [a, b] = photos
  const block = a && b && !isLooking ? joinObstacle(a, b) : null
  const isGone = !a || !b || !others.includes(other)
  return (
    <div
      ref={box}
      className="mt-6 border bg-surface p-4 sm:p-6"
      data-joining=""
      data-rooms={shared.length}
    >
      <div className="grid gap-4 sm:grid-cols-2">
        <SelectField
          label={t('joinFirst')}
          value={one}
          options={now.map(optionOf)}
          onChange={({ target }) => choose(Number(target.value))}
        />
        <SelectField
          label={t('joinSecond')}
          value={other}
          options={now.filter(({ id }) => others.includes(id)).map(optionOf)}
          onChange={({ target }) => setPair([one, Number(target.value)])}
        />
      </div>
      <p role="status" className="mt-4 empty:hidden">
        {!fault && isLooking && t('joinLooking')}
      </p>
      <p role="alert" className="mt-4 text-alert empty:hidden">
        {fault ? faultText(fault) : block && <JoinFaultText fault={block} />}
      </p>
      {a && b && !isGone && !isLooking && !block ? (
        <Marking
          key={`${one} ${other}`}
          {...{ one: a, other: b, onJoin, onClose }}
          canJoin={run === null}
        />
      ) : (
        <Button className="mt-4" onClick={onClose}>
          {t('cancel')}
        </Button>
      )}
    </div>
  )
}

const optionOf = ({ id, name }: { id: number; name: string }) => ({
  value: String(id),
  label: name,
})

/** Analyzes photos one after another, unless they were before. @returns the first fault */
function useLookedAt(photos: readonly StagingPhoto[]): StagingFault | null {
  const [fault, setFault] = useState<StagingFault | null>(null)
  useEffect(() => {
    const control = new AbortController()
    setFault(null)
    lookAtAll(photos, control.signal).catch((error: unknown) => {
      if (control.signal.aborted) return
      console.warn(error)
      setFault(stagingFaultOf(error, photos.find(({ analysis }) => !analysis)?.name ?? ''))
    })
    return () => control.abort()
  }, [photos])
  return fault
}

async function lookAtAll(photos: readonly StagingPhoto[], signal: AbortSignal): Promise<void> {
  for (const photo of photos) {
    if (photo.analysis) continue
    const analysis = await readPhoto({ blob: photo.file, name: photo.name }, signal, () => {})
    signal.throwIfAborted()
    setPhotoAnalysis(photo, analysis)
  }
}

interface MarkingProps {
  one: StagingPhoto
  other: StagingPhoto
  /** Whether no run is active. */
  canJoin: boolean
  onJoin: (joint: AlignedPair) => void
  onClose: () => void
}

const usual = { width: 4, height: 3 }

/** Marks the same places in two photos; the alignment is shown at once. */
function Marking({ one, other, canJoin, onJoin, onClose }: MarkingProps) {
  const { t } = useTranslation('staging')
  const photos = [one, other] as const
  const urls = [useBlobUrl(one.file), useBlobUrl(other.file)]
  const sizes = photos.map(({ analysis }) => analysis?.size ?? usual)
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
  if (!first?.room || !photo.analysis) return []
  const by = photo.id === joint.first ? cameraOf(first) : camera
  return floorLines(first.room.outline, by, photo.analysis.size, first.room.height)
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
  const { meters, number } = useFormats()
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
  const centimeters = Math.round(gap * 100)
  const figures = { height: meters(camera.height), gap: number(centimeters) }
  return (
    <div
      role="status"
      className={`mt-4 border-l-2 px-4 py-2 ${isPoor ? 'border-alert' : 'border-signal'}`}
      data-join-gap={centimeters}
    >
      <p className="font-kind text-sm tabular-nums">
        {name} · {t('joinMet', figures)}
      </p>
      <p className="mt-1 text-sm text-ink-soft">{t(isPoor ? 'joinPoor' : 'joinCheck', figures)}</p>
    </div>
  )
}

/** Why two photos do not become one room, and what helps. */
function JoinFaultText({ fault }: { fault: JoinFault }) {
  const { t } = useTranslation('staging')
  const { meters, number } = useFormats()
  const { name } = fault
  switch (fault.code) {
    case 'Horizon':
      return t('joinHorizon', { name, mark: fault.mark + 1 })
    case 'Close':
      return t('joinClose', { least: number(stagingConfig.multiPhoto.leastBetween * 100) })
    case 'Apart':
      return t('joinApart', { gap: meters(fault.gap) })
    case 'Order':
      return t('joinOrder', { first: fault.swap[0] + 1, second: fault.swap[1] + 1 })
    case 'Height':
      return t('joinHeight', { name, height: meters(fault.height) })
    case 'Outside':
    case 'NoCamera':
    case 'NoFloor':
      return t(`join${fault.code}`, { name })
  }
}
