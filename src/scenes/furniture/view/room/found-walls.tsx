import { useSnapshot } from 'valtio'
import { Button } from '../../../../ui/button/button.tsx'
import type { Design } from '../../model/room/design.ts'
import type { RoomShape } from '../../model/room/room-shape.ts'
import { sideOf, toggleDrawing } from '../../model/room/wall-actions.ts'
import { useFormats } from './formats.ts'

export interface FoundWallsProps {
  design: Design
  /** As they were found; nothing of a room that was kept. */
  shape?: RoomShape | undefined
}

/**
 * What was found of the photo's walls and ceiling, in words and figures; the visitor's own are under Walls. Where there
 * are none, why, and the way to draw one.
 */
export function FoundWalls({ design, shape }: FoundWallsProps) {
  const { t, metres } = useFormats()
  const { walls, ceiling, drawing, confidence } = useSnapshot(design)
  const rows = walls.flatMap(({ id, turn, distance, found }, index) => {
    if (!found) return []
    const side = sideOf({ turn })
    const name = side ? t(`wall_${side}`) : t('wall_askew', { number: index + 1 })
    const confidence = t(`confidence_${found}`)
    return [{ id, name, text: t('wallFound', { distance: metres(distance), confidence }) }]
  })
  if (walls.length === 0) {
    return (
      <div className="mt-4 border-l-2 border-line-strong pl-4 text-sm" data-found-walls={0}>
        <p className="text-ink-soft">{t(`noWalls_${whyNone(confidence, shape)}`)}</p>
        <Button
          size="small"
          className="mt-2 min-h-11"
          aria-pressed={drawing !== null}
          onClick={() => toggleDrawing(design)}
        >
          {drawing ? t('cancelDrawing') : t('drawWallHere')}
        </Button>
      </div>
    )
  }
  if (rows.length === 0) return null
  const all =
    ceiling === null ? rows : [...rows, { id: 0, name: t('ceiling'), text: metres(ceiling) }]
  return (
    <>
      <h4 className="mt-6 text-sm font-semibold">{t('foundWalls')}</h4>
      <dl className="mt-2 border-b" data-found-walls={rows.length}>
        {all.map(({ id, name, text }) => (
          <div key={id} className="flex justify-between gap-4 border-t py-2.5 text-sm">
            <dt className="text-ink-soft">{name} </dt>
            <dd className="text-right font-mono tabular-nums">{text}</dd>
          </div>
        ))}
      </dl>
      <p className="mt-3 text-sm text-ink-soft">{t('foundWallsNote')}</p>
    </>
  )
}

/** Walls are looked for where the camera is known, and are told where they can be told with certainty. */
function whyNone(confidence: Design['confidence'], shape: RoomShape | undefined) {
  if (confidence === 'poor') return 'poor'
  const isLookedFor = confidence === 'good' || confidence === 'fair'
  return isLookedFor && shape?.walls.length === 0 ? 'unclear' : 'none'
}
