import type { Furniture } from '../../../content/schemas/furniture.ts'
import type { FurniturePlacement } from '../../../content/schemas/furniture-placement.ts'
import type { SampleRooms } from '../../../content/schemas/sample-rooms.ts'
import { RoomTool } from '../../scenes/furniture/view/tool/room-tool.tsx'
import { Heading } from '../../ui/layout/heading.tsx'
import { Section } from '../../ui/layout/section.tsx'

export interface RoomSectionProps {
  page: FurniturePlacement
  furniture: Furniture
  samples: SampleRooms['rooms']
}

/** Furniture in the visitor's own photo. */
export function RoomSection({ page: { catalogue, place }, furniture, samples }: RoomSectionProps) {
  return (
    <Section
      id="place"
      aria-labelledby="place-title"
      className="pt-0 sm:pt-0 lg:pt-0"
      // A photo and its controls are no text: side by side they may be as wide as the screen.
      innerClassName="has-data-[room=open]:max-w-[108rem]"
    >
      <Heading id="place-title" className="sr-only">
        {place.title}
      </Heading>
      <RoomTool
        samples={samples}
        pieces={furniture.pieces}
        supporting={furniture.supporting}
        rooms={catalogue.rooms}
      />
    </Section>
  )
}
