import {
  type Furniture,
  type FurniturePlacement,
  ref,
  type SampleRooms,
} from '../../documents/refs.ts'
import { definePage } from '../page.tsx'
import { FurnitureView } from './furniture-view.tsx'

export const page = definePage<{
  page: FurniturePlacement
  furniture: Furniture
  samples: SampleRooms
}>({
  documents: () => ({
    page: ref('pages/furniture-placement'),
    furniture: ref('furniture'),
    samples: ref('sample-rooms'),
  }),
  strings: ['furniture', 'stage'],
  head: ({ page, furniture }) => ({ ...page.seo, jsonLd: [catalogue(page, furniture)] }),
  View: FurnitureView,
})

/** The pieces as search engines know them, with their sizes in centimetres. */
function catalogue(page: FurniturePlacement, { pieces }: Furniture) {
  const centimetres = (metres: number) => ({
    '@type': 'QuantitativeValue',
    value: Math.round(metres * 100),
    unitCode: 'CMT',
  })
  return {
    '@context': 'https://schema.org',
    '@type': 'ItemList',
    name: page.catalogue.title,
    itemListElement: pieces.map((piece, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      item: {
        '@type': 'ProductModel',
        name: piece.name,
        description: piece.alt,
        width: centimetres(piece.width),
        depth: centimetres(piece.depth),
        height: centimetres(piece.height),
      },
    })),
  }
}
