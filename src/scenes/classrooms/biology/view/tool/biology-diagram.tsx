import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Heading } from '../../../../../ui/layout/heading.tsx'
import { Diagram } from '../../../common/view/diagram.tsx'
import { Readings } from '../../../common/view/readings.tsx'
import { biologyConfig, type PartId } from '../../config.ts'
import { inClassroom } from '../../model/size.ts'
import { CellFigure } from './cell-figure.tsx'
import { PartList } from './part-list.tsx'
import { SizeBars } from './size-bars.tsx'
import { useSizeText } from './use-size-text.ts'

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
              value: size ? sizeText(inClassroom(size)) : t('everywhere'),
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
