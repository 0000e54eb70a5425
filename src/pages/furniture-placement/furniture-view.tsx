import type { Furniture, FurniturePlacement } from '../../documents/refs.ts'
import { later } from '../later/later.tsx'
import { ToolHero } from '../tool-hero.tsx'

const CatalogueDesk = later(() =>
  import('./catalogue-desk.tsx').then((module) => module.CatalogueDesk),
)
const FurnitureStory = later(() =>
  import('./furniture-story.tsx').then((module) => module.FurnitureStory),
)

/** The catalogue to scale, one piece of it at large, and how to read its measures. */
export function FurnitureView({
  documents: { page, furniture },
}: {
  documents: { page: FurniturePlacement; furniture: Furniture }
}) {
  return (
    <div>
      <ToolHero copy={page} />
      <CatalogueDesk page={page} pieces={furniture.pieces} />
      <FurnitureStory page={page} />
    </div>
  )
}
