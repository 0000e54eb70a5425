import type { Industry } from '../../documents/refs.ts'
import { Container } from '../../ui/layout/container.tsx'
import { Eyebrow } from '../../ui/layout/eyebrow.tsx'
import { Heading } from '../../ui/layout/heading.tsx'

export interface IndustryHeroProps {
  industry: Industry
  eyebrow: string
}

/** What the industry is about, in a heading and a sentence. */
export function IndustryHero({ industry, eyebrow }: IndustryHeroProps) {
  return (
    <Container className="grid gap-x-8 gap-y-6 pt-12 lg:grid-cols-12 lg:items-end lg:pt-16">
      <div className="lg:col-span-7">
        <Eyebrow className="mb-5">{eyebrow}</Eyebrow>
        <Heading level={1}>{industry.title}</Heading>
      </div>
      <p className="text-lead lg:col-span-4 lg:col-start-9">{industry.intro}</p>
    </Container>
  )
}
