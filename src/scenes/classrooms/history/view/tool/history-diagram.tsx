import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../../../../ui/button/button.tsx'
import { Diagram } from '../../../common/view/diagram.tsx'
import { RangeField } from '../../../common/view/range-field.tsx'
import { Readings } from '../../../common/view/readings.tsx'
import { useNumberFormatter } from '../../../common/view/use-number-formatter.ts'
import { pantheonConfig } from '../../config.ts'
import type { BeamLanding } from '../../model/sunlight.ts'
import { beamAt, LightFigures } from './light-figures.tsx'
import { formatHour, writeDay } from './write-day.ts'

const { hours, days, first } = pantheonConfig

/** The Pantheon to scale: move the day and the hour, and follow the light from the oculus. */
export function HistoryDiagram() {
  const { t, i18n } = useTranslation('history')
  const figures = useNumberFormatter()
  const [day, setDay] = useState<number>(first.day)
  const [hour, setHour] = useState<number>(first.hour)
  const beam = beamAt(day, hour)
  const { sun, spot } = beam
  const dateOf = (number: number) => writeDay(i18n.language, number)
  const clock = formatHour(i18n.language, hour)
  const meters = (value: number) => t('metres', { figure: figures(value, 1) })
  const degrees = (value: number) => t('degrees', { figure: figures(value, 1) })
  const where = (at: BeamLanding) =>
    t(`on_${at.on}`, {
      up: meters(at.up),
      out: meters(Math.hypot(at.north, at.east)),
    })
  return (
    <Diagram
      name="history"
      figure={<LightFigures beam={beam} />}
      below={<p className="max-w-2xl text-sm text-ink-soft">{t('note')}</p>}
    >
      <RangeField
        label={t('date')}
        min={1}
        max={365}
        step={1}
        value={day}
        text={dateOf(day)}
        onValue={setDay}
      />
      <div className="mb-4 flex flex-wrap gap-2">
        {days.map((number) => (
          <Button key={number} size="small" onClick={() => setDay(number)}>
            {dateOf(number)}
          </Button>
        ))}
      </div>
      <RangeField
        label={t('hour')}
        min={hours.from}
        max={hours.to}
        step={hours.step}
        value={hour}
        text={clock}
        onValue={setHour}
      />
      <div className="mt-4" aria-live="polite">
        <p className="kind">{t('light')}</p>
        <p data-reading="light" className="mt-1 min-h-14 text-name font-semibold text-signal">
          {spot ? where(spot) : t('night')}
        </p>
      </div>
      <Readings
        className="mt-3"
        label={t('readings')}
        readings={[
          { id: 'altitude', label: t('altitude'), value: degrees(sun.altitude) },
          { id: 'azimuth', label: t('azimuth'), value: degrees(sun.azimuth) },
          { id: 'north', label: t('northOf'), value: spot ? meters(spot.north) : t('none') },
          { id: 'east', label: t('eastOf'), value: spot ? meters(spot.east) : t('none') },
        ]}
      />
      <p className="mt-4 text-xs text-ink-soft">{t('source')}</p>
    </Diagram>
  )
}
