import { ref } from '../../documents/refs.ts'
import { definePage } from '../page.tsx'
import { type StagingDocuments, StagingView } from './staging-view.tsx'

export const page = definePage<StagingDocuments>({
  documents: () => ({
    page: ref('pages/virtual-staging'),
    styles: ref('staging-styles'),
    furniture: ref('furniture'),
    samples: ref('sample-rooms'),
  }),
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
  View: StagingView,
})
