import type { Furniture, FurniturePlacement, SampleRooms } from '../../documents/refs.ts'
import { keptOrSign } from '../later/kept-or-sign.ts'
import { later } from '../later/later.tsx'
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
export function FurnitureView({
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
