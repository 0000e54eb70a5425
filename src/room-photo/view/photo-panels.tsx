import { useRef } from 'react'
import { useSnapshot } from 'valtio'
import { Button } from '../../ui/button/button.tsx'
import { CloseIcon } from '../../ui/icons/shell.tsx'
import { Heading } from '../../ui/layout/heading.tsx'
import { selectTool } from '../model/design/adjust-camera.ts'
import { type Design, toggleSnap } from '../model/design/design.ts'
import {
  addWallAt,
  maxWalls,
  moveWall,
  type RoomShape,
  reapplyRoomShape,
  removeWall,
  toggleDrawing,
  wallRange,
  wallSideOf,
} from '../model/design/edit-walls.ts'
import { maxOccluders, removeOccluder, selectOccluder } from '../model/design/occluders.ts'
import { focusHandle } from './focus.ts'
import { useFormats } from './formats.ts'
import { Slider } from './slider.tsx'

const sides = ['back', 'left', 'right'] as const

interface WallPanelProps {
  design: Design
  /** Walls as they were found; none of a room that was kept. */
  shape?: RoomShape | undefined
}

/** The walls of the photo, which are drawn over it or moved by their distance. */
export function WallPanel({ design, shape }: WallPanelProps) {
  const { t, metres } = useFormats()
  const heading = useRef<HTMLHeadingElement>(null)
  // Synchronously, since React would reset a controlled slider that renders later.
  const { walls, drawing, room } = useSnapshot(design, { sync: true })
  const isAsFound = walls.length === shape?.walls.length && walls.every(({ found }) => found)
  // An empty room has its own walls.
  if (room) return <Snapping design={design} />
  return (
    <section aria-labelledby="walls" className="min-w-0">
      <Heading ref={heading} id="walls" level={3} tabIndex={-1}>
        {t('walls')}
      </Heading>
      <Snapping design={design} />
      <p className="mt-2 text-sm text-ink-soft">{t('wallsNote')}</p>
      <div className="mt-3 flex flex-wrap gap-2">
        <Button
          size="small"
          className="min-h-11"
          aria-pressed={drawing !== null}
          aria-disabled={walls.length >= maxWalls}
          onClick={() => walls.length < maxWalls && toggleDrawing(design)}
        >
          {drawing ? t('cancel') : t('drawWall')}
        </Button>
        {shape && shape.walls.length > 0 && (
          <Button
            size="small"
            variant="quiet"
            className="min-h-11"
            aria-disabled={isAsFound}
            onClick={() => !isAsFound && reapplyRoomShape(design, shape)}
          >
            {t('wallsAsFound')}
          </Button>
        )}
      </div>
      <div className="button-flush mt-1 flex flex-wrap">
        {sides.map((side) => (
          <Button
            key={side}
            size="small"
            variant="quiet"
            className="min-h-11"
            aria-disabled={walls.length >= maxWalls}
            onClick={() => addWallAt(design, side)}
          >
            {t(`wall_${side}`)}
          </Button>
        ))}
      </div>
      <ul className="mt-3 border-b empty:hidden" data-wall-list={walls.length}>
        {walls.map((wall, index) => {
          const side = wallSideOf(wall)
          const name = side ? t(`wall_${side}`) : t('wall_askew', { number: index + 1 })
          return (
            <li key={wall.id} className="flex items-center gap-2 border-t py-2">
              <div className="min-w-0 grow">
                <Slider
                  label={t('wallDistance', { name })}
                  value={wall.distance}
                  range={wallRange}
                  text={metres(wall.distance)}
                  onChange={(value) => moveWall(design, wall.id, value)}
                />
              </div>
              <button
                type="button"
                aria-label={t('deleteNamed', { name })}
                title={t('deleteNamed', { name })}
                onClick={() => {
                  removeWall(design, wall.id)
                  // The pressed button is gone.
                  heading.current?.focus({ preventScroll: true })
                }}
                className="icon-button"
              >
                <CloseIcon />
              </button>
            </li>
          )
        })}
      </ul>
    </section>
  )
}

function Snapping({ design }: { design: Design }) {
  const { t } = useFormats()
  const { snap } = useSnapshot(design)
  return (
    <label className="mt-1 flex min-h-11 w-fit items-center gap-3 text-sm">
      <input
        type="checkbox"
        checked={snap}
        onChange={() => toggleSnap(design)}
        className="size-4.5 shrink-0 accent-signal"
      />
      <span>
        {t('snap')} <span className="text-ink-soft">({t('snapNote')})</span>
      </span>
    </label>
  )
}

/** The occluders, outlined on the photo, as a list. */
export function OccluderPanel({ design }: { design: Design }) {
  const { t } = useFormats()
  const heading = useRef<HTMLHeadingElement>(null)
  const { covers, cover, tool } = useSnapshot(design)
  const isFull = covers.length >= maxOccluders
  const isDrawing = tool === 'cover' && cover === null
  const draw = () => {
    if (isFull || isDrawing) return
    selectTool(design, 'cover')
    focusHandle()
  }
  const choose = (id: number) => {
    if (id === cover) return selectTool(design, null)
    selectOccluder(design, id)
    focusHandle()
  }
  return (
    <section aria-labelledby="covers" className="min-w-0">
      <Heading ref={heading} id="covers" level={3} tabIndex={-1}>
        {t('covers')}
      </Heading>
      <p className="mt-3 text-sm text-ink-soft">{t('coversHint')}</p>
      <ul className="mt-4 border-b empty:hidden" data-cover-list={covers.length}>
        {covers.map(({ id, points }) => (
          <li key={id} className="flex items-center border-t">
            <button
              type="button"
              aria-pressed={id === cover}
              onClick={() => choose(id)}
              className="flex min-h-11 min-w-0 grow items-center justify-between gap-4 py-2 pr-3 text-left text-sm hover:bg-ink/4 aria-pressed:text-signal"
            >
              <span className="font-semibold">{t('coverName', { number: id })} </span>
              <span className="font-mono text-xs text-ink-soft">
                {t('coverCorners', { count: points.length })}
              </span>
            </button>
            <button
              type="button"
              aria-label={t('coverRemove', { number: id })}
              title={t('coverRemove', { number: id })}
              onClick={() => {
                removeOccluder(design, id)
                // The pressed button is gone.
                heading.current?.focus({ preventScroll: true })
              }}
              className="icon-button"
            >
              <CloseIcon />
            </button>
          </li>
        ))}
      </ul>
      <Button
        size="small"
        className="mt-3 min-h-11"
        aria-disabled={isFull || isDrawing}
        onClick={draw}
      >
        {t('coverNew')}
      </Button>
      <p role="status" className="mt-2 text-sm text-ink-soft empty:hidden">
        {isFull && t('coverFull', { count: maxOccluders })}
      </p>
    </section>
  )
}
