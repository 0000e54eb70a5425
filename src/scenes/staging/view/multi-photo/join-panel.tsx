import { useEffect, useId, useMemo, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useSnapshot } from 'valtio'
import { Button } from '../../../../ui/button/button.tsx'
import type { Joint } from '../../model/multi-photo/join-photos.ts'
import { joinablePhotos, joinObstacle } from '../../model/multi-photo/join-photos.ts'
import type { Staging } from '../../model/staging.ts'
import { useFaultText } from '../use-fault-text.ts'
import { JoinFaultText } from './join-fault-text.tsx'
import { Marking } from './marking.tsx'
import { useLookedAt } from './use-looked-at.ts'

export interface JoinPanelProps {
  staging: Staging
  /** ids of the photos that are offered first */
  pair: readonly [number, number]
  onJoin: (joint: Joint) => void
  onClose: () => void
}

/** Two photos are chosen, looked at, and marked. */
export function JoinPanel({ staging, pair, onJoin, onClose }: JoinPanelProps) {
  const { t } = useTranslation('staging')
  const faultText = useFaultText()
  const { photos: now, shared, run } = useSnapshot(staging)
  const [[one, other], setPair] = useState(pair)
  const first = useRef<HTMLSelectElement>(null)
  useEffect(() => first.current?.focus(), [])
  const photos = useMemo(
    () => [one, other].flatMap((id) => staging.photos.filter((photo) => photo.id === id)),
    [staging, one, other],
  )
  const fault = useLookedAt(photos)
  const isLooking = now.some(({ id, look }) => (id === one || id === other) && !look)
  const others = joinablePhotos({ photos: staging.photos, shared: staging.shared }, one)
  const choose = (id: number) => {
    const left = joinablePhotos({ photos: staging.photos, shared: staging.shared }, id)
    setPair([id, left.includes(other) ? other : (left[0] ?? other)])
  }
  const [a, b] = photos
  const block = a && b && !isLooking ? joinObstacle(a, b) : null
  const isGone = !a || !b || !others.includes(other)
  return (
    <div className="mt-6 border bg-surface p-4 sm:p-6" data-joining="" data-rooms={shared.length}>
      <div className="grid gap-4 sm:grid-cols-2">
        <Choice ref={first} label={t('joinFirst')} value={one} ids={now} onChange={choose} />
        <Choice
          label={t('joinSecond')}
          value={other}
          ids={now.filter(({ id }) => others.includes(id))}
          onChange={(id) => setPair([one, id])}
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
        <Button className="mt-4 min-h-11" onClick={onClose}>
          {t('cancel')}
        </Button>
      )}
    </div>
  )
}

interface ChoiceProps {
  ref?: React.Ref<HTMLSelectElement>
  label: string
  value: number
  ids: readonly { id: number; name: string }[]
  onChange: (id: number) => void
}

function Choice({ ref, label, value, ids, onChange }: ChoiceProps) {
  const id = useId()
  return (
    <div className="min-w-0">
      <label htmlFor={id} className="text-sm text-ink-soft">
        {label}
      </label>
      <select
        ref={ref}
        id={id}
        value={value}
        onChange={({ target }) => onChange(Number(target.value))}
        className="mt-1 block min-h-11 w-full min-w-0 rounded border border-line bg-transparent px-2"
      >
        {ids.map((photo) => (
          <option key={photo.id} value={photo.id}>
            {photo.name}
          </option>
        ))}
      </select>
    </div>
  )
}
