import { useTranslation } from 'react-i18next'
import { fetchStyleRoomAhead } from '../../scenes/staging/view/tool/fetch-style-room.ts'
import { Heading } from '../../ui/layout/heading.tsx'
import { Section } from '../../ui/layout/section.tsx'
import { lazyIsland } from '../islands/lazy-island.tsx'
import type { DocumentsAt } from '../page.tsx'
import { defineSectionsPage } from '../sections.tsx'

const documents = {
  page: 'pages/virtual-staging',
  styles: 'staging-styles',
  furniture: 'furniture',
  samples: 'sample-rooms',
} as const

const StagingTool = lazyIsland(
  () => import('../../scenes/staging/view/tool/staging-tool.tsx'),
  'StagingTool',
)
const StyleIntro = lazyIsland(() => import('./style-gallery.tsx'), 'StyleIntro')
const StyleGallery = lazyIsland(() => import('./style-gallery.tsx'), 'StyleGallery')
const PhotoAdvice = lazyIsland(() => import('./photo-advice.tsx'), 'PhotoAdvice')

/** Staging of one's own photos, the six styles with all that stands in them, and how staging stays honest. */
export const page = defineSectionsPage({
  documents,
  strings: ['staging', 'furniture', 'stage'],
  head: ({ page, styles }) => ({
    ...page.seo,
    jsonLd: [
      {
        '@context': 'https://schema.org',
        '@type': 'ItemList',
        name: page.gallery.title,
        itemListElement: styles.styles.map(({ name, description }, index) => ({
          '@type': 'ListItem',
          position: index + 1,
          name,
          description,
        })),
      },
    ],
  }),
  tools: ({ page, styles, furniture, samples }) => {
    // At the same time as what draws it.
    fetchStyleRoomAhead(styles.styles)
    return {
      intro: <StyleIntro copy={page} styles={styles.styles} furniture={furniture} />,
      staging: <StagingSection {...{ styles, furniture, samples }} />,
      gallery: <StyleGallery copy={page.gallery} styles={styles.styles} furniture={furniture} />,
      photo: <PhotoAdvice copy={page.photo} />,
    }
  },
})

/** Staging of the visitor's own photos. */
function StagingSection({
  styles,
  furniture,
  samples,
}: Omit<DocumentsAt<typeof documents>, 'page'>) {
  const { t } = useTranslation('staging')
  return (
    <Section id="stage" aria-labelledby="stage-title" className="pt-0 sm:pt-0 lg:pt-0">
      <Heading id="stage-title" className="sr-only">
        {t('toolTitle')}
      </Heading>
      <StagingTool
        styles={styles.styles}
        pieces={furniture.pieces}
        supporting={furniture.supporting}
        samples={samples.rooms}
      />
    </Section>
  )
}
