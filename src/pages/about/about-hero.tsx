import type { About } from '../../documents/refs.ts'
import { ButtonLink } from '../../ui/button/button-link.tsx'
import { Badge } from '../../ui/layout/badge.tsx'
import { Container } from '../../ui/layout/container.tsx'
import { Heading } from '../../ui/layout/heading.tsx'
import { Picture } from '../../ui/picture/picture.tsx'

/** The tagline and the studio. */
export function AboutHero({ page }: { page: About }) {
  return (
    <>
      <Container className="pt-12 lg:pt-16">
        <Badge>{page.badge}</Badge>
        <div className="mt-5 grid gap-x-8 gap-y-8 lg:grid-cols-12 lg:items-end">
          <Heading level={1} className="lg:col-span-8">
            {page.title}
          </Heading>
          <div className="lg:col-span-4">
            <p className="text-lead">{page.text}</p>
            <ButtonLink href={page.join.href} variant="primary" size="large" className="mt-6">
              {page.join.label}
            </ButtonLink>
          </div>
        </div>
      </Container>
      <div className="mx-auto mt-12 max-w-[120rem] lg:mt-16">
        <Picture
          {...page.picture}
          // On a phone a little less than it takes, which would be a pixel more than the picture for phones has.
          sizes="(max-width: 40rem) 98vw, 100vw"
          priority
          className="aspect-[4/3] rounded-none sm:aspect-[2/1] lg:aspect-[21/9]"
        />
      </div>
    </>
  )
}
