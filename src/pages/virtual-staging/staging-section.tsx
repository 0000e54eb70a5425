import { useTranslation } from 'react-i18next'
import type { Furniture } from '../../../content/schemas/furniture.ts'
import type { SampleRooms } from '../../../content/schemas/sample-rooms.ts'
import type { StagingStyles } from '../../../content/schemas/staging-styles.ts'
import { StagingTool } from '../../scenes/staging/view/tool/staging-tool.tsx'
import { Heading } from '../../ui/layout/heading.tsx'
import { Section } from '../../ui/layout/section.tsx'

export interface StagingSectionProps {
  styles: StagingStyles['styles']
  furniture: Furniture
  samples: SampleRooms['rooms']
}

/** Staging of the visitor's own photos. */
export function StagingSection({ styles, furniture, samples }: StagingSectionProps) {
  const { t } = useTranslation('staging')
  return (
    <Section id="stage" aria-labelledby="stage-title" className="pt-0 sm:pt-0 lg:pt-0">
      <Heading id="stage-title" className="sr-only">
        {t('toolTitle')}
      </Heading>
      <StagingTool
        styles={styles}
        pieces={furniture.pieces}
        supporting={furniture.supporting}
        samples={samples}
      />
    </Section>
  )
}
