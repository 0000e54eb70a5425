import { useSnapshot } from 'valtio'
import { IconButton } from '../../ui/button/icon-button.tsx'
import { CloseIcon } from '../../ui/icons/shell.tsx'
import { selectTool } from '../model/design/adjust-camera.ts'
import type { Design } from '../model/design/design.ts'
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
import { maxOccluders, removeOccluder } from '../model/design/occluders.ts'
import { CheckField, PanelSection, Slider, TouchButton } from './controls.tsx'
import { focus, focusHandle } from './focus.ts'
import { useFormats } from './formats.ts'

const sides = ['back', 'left', 'right'] as const

/**
 * The walls of the photo, which are drawn over it or moved by their distance.
 * @param shape  walls as they were found; none of a saved room
 */
export function WallPanel({ design, shape }: { design: Design; shape?: RoomShape | undefined }) {
  const { t, meters } = useFormats()
  // Synchronously, since React would reset a controlled slider that renders later.
  const { walls, drawing, room } = useSnapshot(design, { sync: true })
  const isAsFound = walls.length === shape?.walls.length && walls.every(({ found }) => found)
  // An empty room has its own walls.
  if (room) return <Snapping design={design} />
  return (
    <PanelSection id="walls" title={t('walls')}>
      <Snapping design={design} />
      <p className="mt-2 text-sm text-ink-soft">{t('wallsNote')}</p>
      <div className="mt-3 flex flex-wrap gap-2">
        <TouchButton
          aria-pressed={drawing !== null}
          aria-disabled={walls.length >= maxWalls}
          onClick={() => walls.length < maxWalls && toggleDrawing(design)}
        >
          {drawing ? t('cancel') : t('drawWall')}
        </TouchButton>
        {shape && shape.walls.length > 0 && (
          <TouchButton
            variant="quiet"
            aria-disabled={isAsFound}
            onClick={() => !isAsFound && reapplyRoomShape(design, shape)}
          >
            {t('wallsAsFound')}
          </TouchButton>
        )}
      </div>
      <div className="button-flush mt-1 flex flex-wrap">
        {sides.map((side) => (
          <TouchButton
            key={side}
            variant="quiet"
            aria-disabled={walls.length >= maxWalls}
            onClick={() => addWallAt(design, side)}
          >
            {t(`wall_${side}`)}
          </TouchButton>
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
                  design={design}
                  label={t('wallDistance', { name })}
                  value={wall.distance}
                  range={wallRange}
                  text={meters(wall.distance)}
                  onChange={(value) => moveWall(design, wall.id, value)}
                />
              </div>
              <IconButton
                name={t('deleteNamed', { name })}
                onClick={() => {
                  removeWall(design, wall.id)
                  // The pressed button is gone.
                  focus('#walls')
                }}
              >
                <CloseIcon />
              </IconButton>
            </li>
          )
        })}
      </ul>
    </PanelSection>
  )
}

function Snapping({ design }: { design: Design }) {
  const { t } = useFormats()
  const { snap } = useSnapshot(design)
  return (
    <CheckField
      label={t('snap')}
      note={t('snapNote')}
      checked={snap}
      onChange={() => {
        design.snap = !snap
      }}
    />
  )
}

/** The occluders, outlined on the photo, as a list. */
export function OccluderPanel({ design }: { design: Design }) {
  const { t } = useFormats()
  const { occluders, selectedOccluder, tool } = useSnapshot(design)
  const isFull = occluders.length >= maxOccluders
  const isDrawing = tool === 'occluder' && selectedOccluder === null
  const draw = () => {
    if (isFull || isDrawing) return
    selectTool(design, 'occluder')
    focusHandle()
  }
  const choose = (id: number) => {
    if (id === selectedOccluder) return selectTool(design, null)
    selectTool(design, 'occluder', id)
    focusHandle()
  }
  return (
    <PanelSection id="occluders" title={t('occluders')}>
      <p className="mt-3 text-sm text-ink-soft">{t('occludersHint')}</p>
      <ul className="mt-4 border-b empty:hidden" data-occluder-list={occluders.length}>
        {occluders.map(({ id, points }) => (
          <li key={id} className="flex items-center border-t">
            <button
              type="button"
              aria-pressed={id === selectedOccluder}
              onClick={() => choose(id)}
              className="flex min-h-11 min-w-0 grow items-center justify-between gap-4 py-2 pr-3 text-left text-sm hover:bg-ink/4 aria-pressed:text-signal"
            >
              <span className="font-semibold">{t('occluderName', { number: id })} </span>
              <span className="font-mono text-xs text-ink-soft">
                {t('occluderCorners', { count: points.length })}
              </span>
            </button>
            <IconButton
              name={t('occluderRemove', { number: id })}
              onClick={() => {
                removeOccluder(design, id)
                // The pressed button is gone.
                focus('#occluders')
              }}
            >
              <CloseIcon />
            </IconButton>
          </li>
        ))}
      </ul>
      <TouchButton className="mt-3" aria-disabled={isFull || isDrawing} onClick={draw}>
        {t('occluderNew')}
      </TouchButton>
      <p role="status" className="mt-2 text-sm text-ink-soft empty:hidden">
        {isFull && t('occluderFull', { count: maxOccluders })}
      </p>
    </PanelSection>
  )
}
