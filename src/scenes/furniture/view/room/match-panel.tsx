import { useState } from 'react'
import { useSnapshot } from 'valtio'
import { classNames } from '../../../../ui/class-names.ts'
import { Heading } from '../../../../ui/layout/heading.tsx'
import type { RoomCamera } from '../../model/room/camera.ts'
import { type Design, toggleGrid } from '../../model/room/design.ts'
import type { RoomShape } from '../../model/room/room-shape.ts'
import { yardstickSizes } from '../../model/room/yardstick.ts'
import { useFormats } from './formats.ts'
import { FoundWalls } from './found-walls.tsx'
import { HandTools } from './hand-tools.tsx'
import { MatchSliders } from './match-sliders.tsx'
import { ScalePanel } from './scale-panel.tsx'

const tones = {
  good: 'text-good',
  fair: 'text-ink',
  poor: 'text-alert',
  set: 'text-ink',
  known: 'text-good',
} as const

export interface MatchPanelProps {
  design: Design
  /** What the match found where the camera is known anyway. */
  match?: RoomCamera | undefined
  /** Walls as they were found; none of a room that was kept. */
  shape?: RoomShape | undefined
}

/** What was found of the camera, in words and figures, and how to put it right by hand. */
export function MatchPanel({ design, match, shape }: MatchPanelProps) {
  const { t, angle, metres } = useFormats()
  const { camera, confidence, grid, heightBy, yardstick } = useSnapshot(design)
  // As it was found: the first touch of a slider makes it the visitor's own, and must not close what it lies in.
  const [wasPoor] = useState(confidence === 'poor')
  const rows = [
    [t('fieldOfView'), angle(camera.fieldOfView)],
    [t('tilt'), angle(camera.tilt)],
    [t('roll'), angle(camera.roll)],
    [t('cameraHeight'), metres(camera.height)],
  ] as const
  const size =
    heightBy === 'door' || heightBy === 'sheet' ? yardstickSizes[heightBy] : yardstick?.length
  return (
    <section aria-labelledby="match" className="min-w-0">
      <Heading id="match" level={3} tabIndex={-1}>
        {t('match')}
      </Heading>
      <dl className="mt-4 border-b" data-match={confidence}>
        {rows.map(([name, value]) => (
          <div key={name} className="flex justify-between gap-4 border-t py-2.5 text-sm">
            <dt className="text-ink-soft">{name} </dt>
            <dd className="font-mono tabular-nums">{value}</dd>
          </div>
        ))}
        <div className="flex justify-between gap-4 border-t py-2.5 text-sm">
          <dt className="text-ink-soft">{t('confidence')} </dt>
          <dd className={classNames('font-semibold', tones[confidence])}>
            {t(`confidence_${confidence}`)}
          </dd>
        </div>
      </dl>
      <p className="mt-3 text-sm text-ink-soft">{t('anglesNote')}</p>
      <p className="mt-2 text-sm text-ink-soft">
        {t(`explain_${confidence}`)} {wasPoor && confidence === 'poor' && t('poorHelp')}
      </p>
      <p role="status" className="mt-2 text-sm text-ink-soft" data-height-by={heightBy}>
        {t(`height_${heightBy}`, { size: metres(size ?? 0) })}
      </p>
      {match && (
        <p className="mt-2 text-sm text-ink-soft" data-match-alone="">
          {t('matchAlone', {
            fieldOfView: angle(match.fieldOfView),
            tilt: angle(match.tilt),
            roll: angle(match.roll),
          })}
        </p>
      )}
      <FoundWalls design={design} shape={shape} />
      <label className="mt-3 flex min-h-11 w-fit items-center gap-3 text-sm">
        <input
          type="checkbox"
          checked={grid}
          onChange={() => toggleGrid(design)}
          className="size-4.5 shrink-0 accent-signal"
        />
        <span>
          {t('floorGrid')} <span className="text-ink-soft">({t('gridNote')})</span>
        </span>
      </label>
      <ScalePanel design={design} />
      <details className="mt-1" open={wasPoor}>
        <summary className="flex min-h-11 w-fit cursor-pointer items-center text-sm font-semibold underline decoration-line-strong underline-offset-4">
          {t('adjust')}
        </summary>
        <HandTools design={design} />
        <MatchSliders design={design} />
      </details>
    </section>
  )
}
