import { useEffect, useMemo, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useSnapshot } from 'valtio'
import { ref } from 'valtio/vanilla'
import { readPhoto } from '../../../../room-photo/view/read-photo.ts'
import { Button } from '../../../../ui/button/button.tsx'
import { SelectField } from '../../../../ui/field/select-field.tsx'
import { Heading } from '../../../../ui/layout/heading.tsx'
import { type StagingFault, stagingFaultOf } from '../../model/fault.ts'
import {
  type Joint,
  joinablePhotos,
  joinObstacle,
  joinPhotos,
  suggestedPair,
} from '../../model/multi-photo/join-photos.ts'
import { partnersOf } from '../../model/multi-photo/shared-room.ts'
import { roomOfPhoto, type StagingPhoto } from '../../model/photo.ts'
import { useStaging } from '../staging-context.ts'
import { useFaultText } from '../use-fault-text.ts'
import { JoinFaultText, Marking } from './marking.tsx'

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
  const join = (joint: Joint) => {
    joinPhotos(staging, joint)
    const names = partnersOf(staging, joint.first).map(({ name }) => name)
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
  onJoin: (joint: Joint) => void
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
  const isLooking = now.some(({ id, look }) => (id === one || id === other) && !look)
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
      setFault(stagingFaultOf(error, photos.find(({ look }) => !look)?.name ?? ''))
    })
    return () => control.abort()
  }, [photos])
  return fault
}

async function lookAtAll(photos: readonly StagingPhoto[], signal: AbortSignal): Promise<void> {
  for (const photo of photos) {
    if (photo.look) continue
    const look = await readPhoto({ blob: photo.file, name: photo.name }, signal, () => {})
    signal.throwIfAborted()
    photo.look ??= ref(look)
    const room = photo.room ? null : roomOfPhoto(photo, look)
    if (room) Object.assign(photo, room)
  }
}
