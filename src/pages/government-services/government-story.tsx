import type { GovernmentServices } from '../../../content/schemas/government-services.ts'
import { Heading } from '../../ui/layout/heading.tsx'
import { Section } from '../../ui/layout/section.tsx'
import { SectionHeader } from '../../ui/layout/section-header.tsx'
import { CallToAction } from '../call-to-action.tsx'
import { Hall } from './hall.tsx'
import { stepOf } from './model/rooms.ts'
import { Room } from './room.tsx'
import { useWay } from './use-way.ts'

/** The plan of the portal, its two lists, what it takes, and what to do next. */
export function GovernmentStory({ page }: { page: GovernmentServices }) {
  return (
    <>
      <PlanSection page={page} />
      <Section tone="night" aria-labelledby="lists">
        <Heading id="lists" className="max-w-3xl">
          {page.listsTitle}
        </Heading>
        <div className="mt-12 grid gap-x-8 gap-y-14 lg:mt-16 lg:grid-cols-2 xl:gap-x-16">
          <List list={page.citizenServices} />
          <List list={page.informationAccess} />
        </div>
      </Section>
      <Section aria-labelledby="truth">
        <Heading id="truth">{page.truth.title}</Heading>
        <dl className="mt-10 lg:mt-14">
          {page.truth.points.map((point) => (
            <div
              key={point.title}
              className="grid gap-x-8 gap-y-2 border-t py-6 last:border-b lg:grid-cols-12 lg:py-8"
            >
              <dt className="text-subtitle font-semibold lg:col-span-5">{point.title}</dt>
              <dd className="max-w-2xl text-lead text-ink-soft lg:col-span-7">{point.text}</dd>
            </div>
          ))}
        </dl>
      </Section>
      <CallToAction {...page.callToAction} />
    </>
  )
}

function List({ list }: { list: GovernmentServices['citizenServices'] }) {
  return (
    <section>
      <Heading level={3} size="subtitle">
        {list.title}
      </Heading>
      <p className="mt-2 max-w-md text-ink-soft">{list.text}</p>
      <dl className="mt-8 border-b">
        {list.items.map((item) => (
          <div
            key={item.title}
            className="grid gap-x-6 gap-y-1 border-t py-4 first:border-ink sm:grid-cols-[2fr_3fr]"
          >
            <dt className="font-semibold">{item.title}</dt>
            <dd className="text-ink-soft">{item.text}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}

/** The building: a room across its head, four on each side of the hall, and the ways that begin in the hall. */
function PlanSection({ page }: { page: GovernmentServices }) {
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
