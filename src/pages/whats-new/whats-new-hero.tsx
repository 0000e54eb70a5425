import type { WhatsNew } from '../../documents/refs.ts'
import { Container } from '../../ui/layout/container.tsx'
import { Eyebrow } from '../../ui/layout/eyebrow.tsx'
import { Heading } from '../../ui/layout/heading.tsx'
import { Picture } from '../../ui/picture/picture.tsx'

/** The heading beside its picture. */
export function WhatsNewHero({ page }: { page: WhatsNew }) {
  return (
    <Container className="grid gap-x-8 gap-y-10 pt-12 pb-16 sm:pb-20 lg:grid-cols-12 lg:pt-16">
      <div className="flex flex-col lg:col-span-5">
        <Eyebrow className="mb-5">{page.eyebrow}</Eyebrow>
        <Heading level={1}>{page.title}</Heading>
        <p className="mt-6 max-w-md text-lead lg:mt-auto">{page.text}</p>
      </div>
      <div className="lg:col-span-7">
        <Picture
          {...page.picture}
          sizes="(min-width: 80rem) 700px, (min-width: 64rem) 58vw, calc(100vw - 2.5rem)"
          priority
        />
      </div>
    </Container>
  )
}
