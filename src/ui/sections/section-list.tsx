import type { Section } from '../../../content/schemas/sections.ts'
import { sectionKey } from '../../site/section-key.ts'
import { CallToAction } from './call-to-action.tsx'
import { CardsSection } from './cards.tsx'
import { FiguresSection } from './figures.tsx'
import { ListsSection } from './lists.tsx'
import { PictureTextSection } from './picture-text.tsx'
import { PointsSection } from './points.tsx'

/** What stands in a list of sections besides the top of the page and its tools. */
export type SharedSection = Exclude<Section, { type: 'hero' | 'tool' }>

export function SectionList({ sections }: { sections: SharedSection[] }) {
  return sections.map((section) => <SharedSectionView key={sectionKey(section)} {...section} />)
}

function SharedSectionView(section: SharedSection) {
  switch (section.type) {
    case 'points':
      return <PointsSection {...section} />
    case 'lists':
      return <ListsSection {...section} />
    case 'figures':
      return <FiguresSection {...section} />
    case 'picture':
      return <PictureTextSection {...section} />
    case 'cards':
      return <CardsSection {...section} />
    case 'callToAction':
      return <CallToAction {...section} />
  }
}
