import { useSnapshot } from 'valtio'
import type { Design } from '../../model/room/design.ts'
import { sideOf } from '../../model/room/wall-actions.ts'
import { useFormats } from './formats.ts'

/** What was found of the photo's walls and ceiling, in words and figures; the visitor's own are under Walls. */
export function FoundWalls({ design }: { design: Design }) {
  const { t, metres } = useFormats()
  const { walls, ceiling } = useSnapshot(design)
  const rows = walls.flatMap(({ id, turn, distance, found }, index) => {
    if (!found) return []
    const side = sideOf({ turn })
    const name = side ? t(`wall_${side}`) : t('wall_askew', { number: index + 1 })
    const confidence = t(`confidence_${found}`)
    return [{ id, name, text: t('wallFound', { distance: metres(distance), confidence }) }]
  })
  if (walls.length === 0) {
    return (
      <p className="mt-3 text-sm text-ink-soft" data-found-walls={0}>
        {t('noWallsFound')}
      </p>
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
