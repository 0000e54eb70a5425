import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { wrap180 } from '../../../../../math/angle.ts'
import { clamp } from '../../../../../math/clamp.ts'
import { Button } from '../../../../../ui/button/button.tsx'
import { ResetIcon } from '../../../../../ui/icons/tools.tsx'
import { Diagram } from '../../../common/view/diagram.tsx'
import { RadioGroup } from '../../../common/view/radio-group.tsx'
import { RangeField } from '../../../common/view/range-field.tsx'
import { Readings } from '../../../common/view/readings.tsx'
import { useNumberFormatter } from '../../../common/view/use-number-formatter.ts'
import { diagramConfig, type MoleculeId, moleculeIds } from '../../config.ts'
import { angleAt, distanceBetween, drawnAngle } from '../../model/measure.ts'
import { decimalsOf, structureOf } from '../../model/shelf.ts'
import { rotateStructure } from '../../model/structure.ts'
import { Formula } from './formula.tsx'
import { MoleculeFigure } from './molecule-figure.tsx'

const { first, keyStep, most } = diagramConfig

/** Four molecules from measured lengths and angles: turn one, and see when the drawing tells the truth. */
export function ChemistryDiagram() {
  const { t } = useTranslation('chemistry')
  const figures = useNumberFormatter()
  const [id, setId] = useState<MoleculeId>('water')
  const [view, setView] = useState<{ turn: number; tilt: number }>(first)
  const structure = rotateStructure(structureOf(id), view.turn, view.tilt)
  const drawn = drawnAngle(structure, 1, 0, 2)
  const decimals = decimalsOf(id)
  const length = figures(distanceBetween(structure, 0, 1), decimals.length)
  const degrees = (angle: number, places = 0) => t('degrees', { figure: figures(angle, places) })
  return (
    <Diagram
      name="chemistry"
      figure={
        <MoleculeFigure
          structure={structure}
          name={t(`name_${id}`)}
          onTurn={(right, down) =>
            setView(({ turn, tilt }) => ({
              turn: Math.round(wrap180(turn + right)),
              tilt: Math.round(clamp(tilt + down, -most.tilt, most.tilt)),
            }))
          }
        />
      }
    >
      <RadioGroup
        label={t('molecule')}
        value={id}
        onChoose={setId}
        options={moleculeIds.map((each) => ({
          id: each,
          label: (
            <span>
              {t(`name_${each}`)}{' '}
              <span className="font-mono text-xs font-normal">
                <Formula>{t(`formula_${each}`)}</Formula>
              </span>
            </span>
          ),
        }))}
      />
      <p className="mt-4 min-h-18" aria-live="polite">
        {t(`shape_${id}`)}
      </p>
      <div className="mt-4">
        {(['turn', 'tilt'] as const).map((way) => (
          <RangeField
            key={way}
            label={t(way)}
            min={-most[way]}
            max={most[way]}
            step={keyStep}
            value={view[way]}
            text={degrees(view[way])}
            onValue={(value) => setView({ ...view, [way]: value })}
          />
        ))}
        <Button
          size="small"
          className="mt-1"
          aria-disabled={view.turn === first.turn && view.tilt === first.tilt}
          onClick={() => setView(first)}
        >
          <ResetIcon className="size-4" />
          {t('reset')}
        </Button>
      </div>
      <Readings
        className="mt-6"
        label={t('readings')}
        readings={(
          [
            ['length', t('picometres', { figure: length })],
            ['angle', degrees(angleAt(structure, 1, 0, 2) ?? 0, decimals.angle)],
            ['drawn', drawn === undefined ? t('hidden') : degrees(drawn, 1)],
          ] as const
        ).map(([id, value]) => ({ id, label: t(id), value, main: id === 'drawn' }))}
      />
      <p className="mt-4 text-sm text-ink-soft">{t('note')}</p>
      <p className="mt-2 text-xs text-ink-soft">{t('source')}</p>
    </Diagram>
  )
}
