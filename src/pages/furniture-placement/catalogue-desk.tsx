import { useLocationProperty } from 'wouter/use-browser-location'
import type { Furniture, FurniturePlacement } from '../../documents/refs.ts'
import { Eyebrow } from '../../ui/layout/eyebrow.tsx'
import { Heading } from '../../ui/layout/heading.tsx'
import { Section } from '../../ui/layout/section.tsx'
import { SectionHeader } from '../../ui/layout/section-header.tsx'
import { fill } from '../fill.ts'
import { FurnitureTool } from '../furniture-tool.ts'
import { useQuery } from '../query.ts'
import { ArBlock } from './ar-block.tsx'
import { LookList } from './look-list.tsx'
import { select } from './model/selection.ts'
import { PieceMeasures } from './piece-measures.tsx'
import { PieceStrip } from './piece-strip.tsx'
import { RoomFilter } from './room-filter.tsx'

export interface CatalogueDeskProps {
  page: FurniturePlacement
  pieces: Furniture['pieces']
}

/** The catalogue by room, and the chosen piece in 3D with its measures, its colours and the way to AR. */
export function CatalogueDesk({ page: { catalogue, ar }, pieces }: CatalogueDeskProps) {
  const asked = { room: useQuery('room'), piece: useQuery('piece'), variant: useQuery('variant') }
  const { room, shown, piece, look, firstLook } = select(pieces, asked)
  // Whoever comes to this place by its name wants to see the piece as AR has it.
  const opens = useLocationProperty(
    () => location.hash === '#ar',
    () => false,
  )
  return (
    <Section id="ar" aria-labelledby="catalogue" ruled>
      <SectionHeader
        id="catalogue"
        title={catalogue.title}
        lead={catalogue.lead}
        className="mb-10 lg:mb-14"
      />
      <RoomFilter
        copy={catalogue}
        room={room}
        piece={piece}
        result={fill(catalogue.shown, { shown: shown.length, total: pieces.length })}
      />
      <PieceStrip pieces={shown} chosen={piece.id} room={room} size={catalogue.size} />
      <div className="mt-8 grid gap-x-10 gap-y-10 lg:mt-10 lg:grid-cols-12">
        <FurnitureTool
          piece={piece}
          look={look}
          firstLook={firstLook}
          opens={opens}
          className="min-w-0 lg:col-span-8"
        />
        <div className="min-w-0 lg:col-span-4">
          <Eyebrow>{catalogue.rooms[piece.category]}</Eyebrow>
          <Heading level={3} size="title" className="mt-2">
            {piece.name}
          </Heading>
          <PieceMeasures piece={piece} />
          <LookList label={catalogue.colours} piece={piece} look={look} />
          <ArBlock copy={ar} piece={piece} look={look} firstLook={firstLook} />
        </div>
      </div>
    </Section>
  )
}
