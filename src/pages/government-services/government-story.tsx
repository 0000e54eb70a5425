import type { GovernmentServices } from '../../documents/refs.ts'
import { Heading } from '../../ui/layout/heading.tsx'
import { Section } from '../../ui/layout/section.tsx'
import { CallToAction } from '../call-to-action.tsx'
import { PlanSection } from './plan-section.tsx'

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
