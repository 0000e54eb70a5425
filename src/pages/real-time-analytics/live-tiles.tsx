import { useTranslation } from 'react-i18next'
import { useSnapshot } from 'valtio'
import type { Insight } from '../../documents/refs.ts'
import { Tiles } from '../insight/tiles.tsx'
import type { Live } from './model/live.ts'
import { engagementOf, reachOf, sentimentOf, sessionsOf } from './model/totals.ts'

/** The four figures of the home page; once the simulation has begun, what they have become. */
export function LiveTiles({ insight, live }: { insight: Insight; live: Live }) {
  const { i18n } = useTranslation('shell')
  const { updates, regions, channels } = useSnapshot(live)

  const now = (index: number) => {
    const whole = new Intl.NumberFormat(i18n.language)
    const percents = new Intl.NumberFormat(i18n.language, { style: 'percent' })
    return [
      () => percents.format(sentimentOf(regions).positive / 100),
      () => percents.format(engagementOf(regions) / 100),
      () => whole.format(reachOf(channels)),
      () => whole.format(sessionsOf(regions)),
    ][index]?.()
  }

  return (
    <Tiles
      className="mt-8"
      tiles={insight.tiles}
      note={insight.changeNote}
      figureOf={updates > 0 ? now : undefined}
    />
  )
}
