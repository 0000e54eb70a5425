import type { Furniture } from '../../../content/schemas/furniture.ts'
import type { FurniturePlacement } from '../../../content/schemas/furniture-placement.ts'
import { Heading } from '../../ui/layout/heading.tsx'
import { Section } from '../../ui/layout/section.tsx'
import { lazyIsland } from '../islands/lazy-island.tsx'
import type { DocumentsAt } from '../page.tsx'
import { defineSectionsPage } from '../sections.tsx'

const RoomIntro = lazyIsland(() => import('./room-intro.tsx'), 'RoomIntro')
const Catalog = lazyIsland(() => import('./catalog.tsx'), 'Catalog')
const RoomTool = lazyIsland(
  () => import('../../scenes/furniture/view/tool/room-tool.tsx'),
  'RoomTool',
)
const Clearances = lazyIsland(() => import('./catalog.tsx'), 'Clearances')

const documents = {
  page: 'pages/furniture-placement',
  furniture: 'furniture',
  samples: 'sample-rooms',
} as const

/** A photo to be furnished, the catalog to scale, one piece of it at large, and how to read its measures. */
export const page = defineSectionsPage({
  documents,
  strings: ['furniture', 'stage'],
  head: ({ page, furniture }) => ({ ...page.seo, jsonLd: [catalogue(page, furniture)] }),
  tools: ({ page, furniture, samples }) => ({
    intro: <RoomIntro page={page} furniture={furniture} />,
    place: <RoomSection {...{ page, furniture, samples }} />,
    catalogue: <Catalog page={page} pieces={furniture.pieces} />,
    room: <Clearances copy={page.room} />,
  }),
})

/** The pieces as search engines know them, with their sizes in centimeters. */
function catalogue(page: FurniturePlacement, { pieces }: Furniture) {
  const centimeters = (meters: number) => ({
    '@type': 'QuantitativeValue',
    value: Math.round(meters * 100),
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
        width: centimeters(piece.width),
        depth: centimeters(piece.depth),
        height: centimeters(piece.height),
      },
    })),
  }
}

/** Furniture in the visitor's own photo. */
function RoomSection({ page, furniture, samples }: DocumentsAt<typeof documents>) {
  const { catalogue, place } = page
  return (
    <Section
      id="place"
      aria-labelledby="place-title"
      className="pt-0 sm:pt-0 lg:pt-0"
      // The photo with its controls may use the width of the screen.
      innerClassName="has-data-[room=open]:max-w-[108rem]"
    >
      <Heading id="place-title" className="sr-only">
        {place.title}
      </Heading>
      <RoomTool
        samples={samples.rooms}
        pieces={furniture.pieces}
        supporting={furniture.supporting}
        rooms={catalogue.rooms}
      />
    </Section>
  )
}
