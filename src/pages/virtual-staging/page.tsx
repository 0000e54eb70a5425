import {
  type Furniture,
  furniture,
  type SampleRooms,
  type StagingStyles,
  sampleRooms,
  stagingStyles,
  type VirtualStaging,
  virtualStaging,
} from '../../documents/refs.ts'
import { definePage } from '../page.tsx'
import { StagingView } from './staging-view.tsx'

export interface StagingDocuments extends Record<string, object> {
  page: VirtualStaging
  styles: StagingStyles
  furniture: Furniture
  rooms: SampleRooms
}

export const page = definePage<StagingDocuments>({
  documents: () => ({ page: virtualStaging, styles: stagingStyles, furniture, rooms: sampleRooms }),
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
