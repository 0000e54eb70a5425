import type { DemoPage } from '../../documents/refs.ts'
import { Container } from '../../ui/layout/container.tsx'
import { Eyebrow } from '../../ui/layout/eyebrow.tsx'
import { Heading } from '../../ui/layout/heading.tsx'
import { CallToAction } from '../call-to-action.tsx'
import { Room } from './room.tsx'
import { Tips } from './tips.tsx'

/** The room, how to look round in it, and what to try elsewhere. */
export function DemoStory({ page }: { page: DemoPage }) {
  return (
    <>
      <Container className="grid gap-x-8 gap-y-6 pt-12 lg:grid-cols-12 lg:items-end lg:pt-16">
        <div className="lg:col-span-7">
          <Eyebrow className="mb-5">{page.eyebrow}</Eyebrow>
          <Heading level={1}>{page.title}</Heading>
        </div>
        <p className="text-lead lg:col-span-4 lg:col-start-9">{page.text}</p>
      </Container>
      <section aria-labelledby="room" className="pt-10 pb-16 sm:pb-20 lg:pt-14">
        <Container>
          <Room copy={page.scene} />
          <h2 className="mt-8 kind">{page.keys.title}</h2>
          <dl className="mt-3 grid gap-x-8 sm:grid-cols-2 lg:grid-cols-4">
            {page.keys.rows.map(({ keys, does }) => (
              <div key={keys} className="border-t py-4">
                <dt className="font-mono text-[0.8125rem]">{keys}</dt>
                <dd className="mt-1 text-ink-soft">{does}</dd>
              </div>
            ))}
          </dl>
        </Container>
      </section>
      <Tips copy={page.tools} />
      <CallToAction {...page.callToAction} />
    </>
  )
}
