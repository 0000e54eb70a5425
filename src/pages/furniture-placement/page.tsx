import type { Furniture } from '../../../content/schemas/furniture.ts'
import type { FurniturePlacement } from '../../../content/schemas/furniture-placement.ts'
import type { SampleRooms } from '../../../content/schemas/sample-rooms.ts'
import { ref } from '../../documents/load.ts'
import { keptOrSign } from '../later/kept-or-sign.ts'
import { later } from '../later/later.tsx'
import { definePage } from '../page.tsx'
import { ToolHero } from '../tool-hero.tsx'

const CatalogueDesk = later(() =>
  import('./catalogue-desk.tsx').then((module) => module.CatalogueDesk),
)
const RoomSection = later(
  () => import('./room-section.tsx').then((module) => module.RoomSection),
  keptOrSign(async () => (await indexedDB.databases())[0]),
)
const FurnitureStory = later(() =>
  import('./furniture-story.tsx').then((module) => module.FurnitureStory),
)

/** A photo to be furnished, the catalogue to scale, one piece of it at large, and how to read its measures. */
function FurnitureView({
  documents: { page, furniture, samples },
}: {
  documents: { page: FurniturePlacement; furniture: Furniture; samples: SampleRooms }
}) {
  return (
    <div>
      <ToolHero copy={page} />
      <RoomSection page={page} furniture={furniture} samples={samples.rooms} />
      <CatalogueDesk page={page} pieces={furniture.pieces} />
      <FurnitureStory page={page} />
    </div>
  )
}

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
