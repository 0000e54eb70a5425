import type { Industry } from '../../documents/refs.ts'
import { Container } from '../../ui/layout/container.tsx'
import { Picture } from '../../ui/picture/picture.tsx'
import { Reticle } from '../../ui/reticle/reticle.tsx'
import { SiteLink } from '../../ui/site-link.tsx'

/** The industry's picture, whose brackets open the tool that it shows, and what is meant by it. */
export function IndustryPicture({ industry }: { industry: Industry }) {
  const { description, picture, pictureLink } = industry
  return (
    <Container className="pt-12 pb-16 sm:pb-20">
      <SiteLink href={pictureLink.href} className="group block">
        <Reticle label={pictureLink.label}>
          <Picture
            {...picture}
            sizes="(min-width: 80rem) 1200px, calc(100vw - 2.5rem)"
            priority
            className="aspect-[4/3] sm:aspect-[21/9]"
          />
        </Reticle>
      </SiteLink>
      <div className="mt-10 grid gap-x-8 lg:grid-cols-12">
        <p className="text-lead lg:col-span-7 lg:col-start-6">{description}</p>
      </div>
    </Container>
  )
}
