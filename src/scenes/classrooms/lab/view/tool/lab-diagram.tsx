import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { clamp } from '../../../../../math/clamp.ts'
import { Button } from '../../../../../ui/button/button.tsx'
import { PlusIcon, ResetIcon } from '../../../../../ui/icons/tools.tsx'
import { Diagram } from '../../../common/view/diagram.tsx'
import { RadioGroup } from '../../../common/view/radio-group.tsx'
import { RangeField } from '../../../common/view/range-field.tsx'
import { Readings } from '../../../common/view/readings.tsx'
import { useNumberFormatter } from '../../../common/view/use-number-formatter.ts'
import {
  type AcidId,
  acidIds,
  type IndicatorId,
  indicatorIds,
  titrationConfig,
} from '../../config.ts'
import {
  equivalenceVolume,
  indicatorColor,
  indicatorOpacity,
  indicatorTurnedShare,
  pHAfter,
} from '../../model/titration.ts'
import { BenchFigure } from './bench-figure.tsx'
import { CurveFigure } from './curve-figure.tsx'

const { burette, drop } = titrationConfig

/** A titration: run base into acid, watch the color and the curve, and find the drop that matters. */
export function LabDiagram() {
  const { t } = useTranslation('lab')
  const figures = useNumberFormatter()
  const [acid, setAcid] = useState<AcidId>('acetic')
  const [indicator, setIndicator] = useState<IndicatorId>('phenolphthalein')
  const [added, setAdded] = useState(0)
  // Drops are counted whole: twentieths add up to noise.
  const set = (volume: number) =>
    setAdded(Math.round(clamp(volume, 0, burette) / drop) / Math.round(1 / drop))
  const pH = pHAfter(acid, added)
  const share = indicatorTurnedShare(indicator, pH)
  const color = share === 0 ? 'acid' : share === 1 ? 'base' : 'between'
  const millilitres = (volume: number) => t('millilitres', { figure: figures(volume, 2) })
  return (
    <Diagram
      name="virtuallab"
      figure={
        <BenchFigure
          added={added}
          color={indicatorColor(indicator, pH)}
          strength={indicatorOpacity(indicator, pH)}
        />
      }
      below={<CurveFigure acid={acid} indicator={indicator} added={added} />}
    >
      <RadioGroup
        label={t('acid')}
        value={acid}
        onChoose={(id) => {
          setAcid(id)
          set(0)
        }}
        options={acidIds.map((id) => ({ id, label: t(`acid_${id}`) }))}
      />
      <RadioGroup
        label={t('indicator')}
        className="mt-5"
        value={indicator}
        onChoose={setIndicator}
        options={indicatorIds.map((id) => ({ id, label: t(`indicator_${id}`) }))}
      />
      <div className="mt-6">
        <RangeField
          label={t('added')}
          min={0}
          max={burette}
          step={drop}
          value={added}
          text={millilitres(added)}
          onValue={set}
        />
      </div>
      <div className="mt-1 flex flex-wrap gap-2">
        <Button size="small" onClick={() => set(added + drop)}>
          <PlusIcon className="size-4" />
          {t('oneDrop')}
        </Button>
        <Button size="small" onClick={() => set(added + 1)}>
          <PlusIcon className="size-4" />
          {t('oneMillilitre')}
        </Button>
        <Button size="small" onClick={() => set(0)}>
          <ResetIcon className="size-4" />
          {t('reset')}
        </Button>
      </div>
      <Readings
        className="mt-6"
        label={t('readings')}
        readings={[
          { id: 'ph', label: t('ph'), value: figures(pH, 2), main: true },
          { id: 'colour', label: t('colour'), value: t(`colour_${indicator}_${color}`) },
          { id: 'left', label: t('left'), value: millilitres(equivalenceVolume - added) },
        ]}
      />
      <p role="status" className="sr-only">
        {t('said', { ph: figures(pH, 2), colour: t(`colour_${indicator}_${color}`) })}
      </p>
      <p className="mt-4 text-sm text-ink-soft">{t('note')}</p>
      <p className="mt-2 text-xs text-ink-soft">{t('source')}</p>
    </Diagram>
  )
}
