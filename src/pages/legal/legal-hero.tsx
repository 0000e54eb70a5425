import type { Legal } from '../../documents/refs.ts'
import { Container } from '../../ui/layout/container.tsx'
import { Eyebrow } from '../../ui/layout/eyebrow.tsx'
import { Heading } from '../../ui/layout/heading.tsx'

/** What the page comes to, in three sentences. */
export function LegalHero({ page }: { page: Legal }) {
  return (
    <Container className="pt-12 pb-16 lg:pt-16">
      <div className="grid gap-x-8 gap-y-6 lg:grid-cols-12 lg:items-end">
        <div className="lg:col-span-7">
          <Eyebrow className="mb-5">{page.eyebrow}</Eyebrow>
          <Heading level={1}>{page.title}</Heading>
        </div>
        <p className="text-lead lg:col-span-4 lg:col-start-9">{page.intro}</p>
      </div>
      <ul className="mt-14 grid gap-x-8 gap-y-8 sm:grid-cols-3 lg:mt-20">
        {page.summary.map((point) => (
          <li key={point.title} className="border-t border-ink pt-5">
            <Heading size="name">{point.title}</Heading>
            <p className="mt-2 text-ink-soft">{point.text}</p>
          </li>
        ))}
      </ul>
    </Container>
  )
}
