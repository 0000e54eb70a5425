import type { Furniture } from '../../../content/schemas/furniture.ts'
import type { FurniturePlacement } from '../../../content/schemas/furniture-placement.ts'
import type { SampleRooms } from '../../../content/schemas/sample-rooms.ts'
import { ref } from '../../documents/load.ts'
import { later } from '../later/later.tsx'
import { keptOrSign } from '../later/sign-of-life.ts'
import { definePage } from '../page.tsx'
import { Sections } from '../sections.tsx'
import { ToolHero } from '../tool-hero.tsx'

const Catalogue = later(() => import('./catalogue.tsx').then((module) => module.Catalogue))
const RoomSection = later(
  () => import('./room-section.tsx').then((module) => module.RoomSection),
  keptOrSign(async () => (await indexedDB.databases())[0]),
)
const Clearances = later(() => import('./clearances.tsx').then((module) => module.Clearances))

interface FurnitureDocuments extends Record<string, object> {
  page: FurniturePlacement
  furniture: Furniture
  samples: SampleRooms
}

/** A photo to be furnished, the catalogue to scale, one piece of it at large, and how to read its measures. */
function FurnitureView({
  documents: { page, furniture, samples },
}: {
  documents: FurnitureDocuments
}) {
  const tools = {
    intro: <ToolHero copy={page} />,
    place: <RoomSection page={page} furniture={furniture} samples={samples.rooms} />,
    catalogue: <Catalogue page={page} pieces={furniture.pieces} />,
    room: <Clearances copy={page.room} />,
  }
  return <Sections sections={page.sections} tools={tools} />
}

export const page = definePage<FurnitureDocuments>({
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
