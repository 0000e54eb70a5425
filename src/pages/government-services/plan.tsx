import type { GovernmentServices } from '../../../content/schemas/government-services.ts'
import { Section } from '../../ui/layout/section.tsx'
import { SectionHeader } from '../../ui/layout/section-header.tsx'
import { Hall, useWay } from './hall.tsx'
import { stepOf } from './model/rooms.ts'
import { Room } from './room.tsx'

/** The building: a room across its head, four on each side of the hall, and the ways that begin in the hall. */
export function Plan({ page }: { page: GovernmentServices }) {
  const { plan, rooms, ways } = page
  const { way, choose } = useWay(ways)
  return (
    <Section ruled aria-labelledby="plan">
      <SectionHeader id="plan" title={plan.title} lead={plan.text} />
      <div className="mt-12 grid lg:mt-16 lg:grid-cols-[1fr_minmax(0,0.9fr)_1fr] lg:grid-rows-[auto_repeat(4,1fr)] lg:border-2 lg:border-ink">
        <Hall page={page} way={way} onChoose={choose} />
        <ul className="contents">
          {rooms.map((room) => (
            <Room
              key={room.id}
              room={room}
              copy={plan}
              step={stepOf(way?.rooms, room.id)}
              faded={way !== undefined}
            />
          ))}
        </ul>
      </div>
    </Section>
  )
}
