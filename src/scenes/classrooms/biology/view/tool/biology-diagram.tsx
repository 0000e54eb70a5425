import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Heading } from '../../../../../ui/layout/heading.tsx'
import { Diagram } from '../../../common/view/diagram.tsx'
import { Readings } from '../../../common/view/readings.tsx'
import { biologyConfig, type PartId, partIds } from '../../config.ts'
import { inRoom } from '../../model/size.ts'
import { CellFigure, type CellFigureProps } from './cell-figure.tsx'
import { SizeBars, useSizeText } from './size-bars.tsx'

/** An animal cell in section: choose a part, read what it does and how large it truly is. */
export function BiologyDiagram() {
  const { t } = useTranslation('biology')
  const sizeText = useSizeText()
  const [chosen, setChosen] = useState<PartId>('nucleus')
  const size = biologyConfig.parts[chosen]
  return (
    <Diagram
      name="biology"
      figure={<CellFigure chosen={chosen} onChoose={setChosen} />}
      below={<SizeBars chosen={chosen} />}
    >
      <div aria-live="polite" className="min-h-40">
        <Heading level={4} size="subtitle">
          {t(`name_${chosen}`)}
        </Heading>
        <p className="mt-2">{t(`does_${chosen}`)}</p>
      </div>
      <div className="mt-4">
        <Readings
          label={t('readings')}
          readings={[
            {
              id: 'size',
              label: t('size'),
              value: size ? sizeText(size) : t('noSize'),
              main: true,
            },
            {
              id: 'classroom',
              label: t('classroom'),
              value: size ? sizeText(inRoom(size)) : t('everywhere'),
            },
          ]}
        />
      </div>
      <div className="mt-6">
        <PartList chosen={chosen} onChoose={setChosen} />
      </div>
      <p className="mt-4 text-sm text-ink-soft">{t('scaleNote')}</p>
      <p className="mt-2 text-xs text-ink-soft">{t('source')}</p>
    </Diagram>
  )
}

/** Every part by name: the browser's own radio buttons, so that arrow keys go through them. */
function PartList({ chosen, onChoose }: CellFigureProps) {
  const { t } = useTranslation('biology')
  return (
    <fieldset>
      <legend className="kind">{t('parts')}</legend>
      <div className="mt-2 grid grid-cols-2 gap-x-4 lg:grid-cols-1 xl:grid-cols-2">
        {partIds.map((id) => (
          <label
            key={id}
            className="flex min-h-10 cursor-pointer items-center gap-2 border-t py-1 text-sm hover:text-signal has-checked:border-signal has-checked:font-semibold has-checked:text-signal has-focus-visible:outline-2 has-focus-visible:outline-depth pointer-coarse:min-h-11"
          >
            <input
              type="radio"
              name="cell-part"
              value={id}
              checked={id === chosen}
              onChange={() => onChoose(id)}
              className="sr-only"
            />
            {t(`name_${id}`)}
          </label>
        ))}
      </div>
    </fieldset>
  )
}
