import type { FurniturePlacement } from '../../content/schemas/furniture-placement.ts'
import { ButtonLink } from '../ui/button/button.tsx'
import { ArrowRightIcon } from '../ui/icons/shell.tsx'
import { Container } from '../ui/layout/container.tsx'
import { Heading } from '../ui/layout/heading.tsx'
import { SiteLink } from '../ui/site-link.tsx'

interface ToolHeroProps {
  copy: Pick<FurniturePlacement, 'back' | 'title' | 'lead' | 'help'>
}

/** The head of a tool's page: the way back, its name, a sentence, and the way to somebody who helps. */
export function ToolHero({ copy: { back, title, lead, help } }: ToolHeroProps) {
  return (
    <Container className="grid gap-x-8 gap-y-6 pt-8 pb-10 lg:grid-cols-12 lg:items-end lg:pt-12 lg:pb-14">
      <div className="lg:col-span-7">
        <SiteLink
          href={back.href}
          className="mb-4 inline-flex min-h-11 items-center gap-2 font-kind text-xs text-ink-soft underline decoration-line-strong underline-offset-4 hover:text-ink hover:decoration-current"
        >
          <ArrowRightIcon className="size-4 rotate-180" />
          {back.label}
        </SiteLink>
        <Heading level={1}>{title}</Heading>
      </div>
      <div className="lg:col-span-4 lg:col-start-9">
        <p className="text-lead">{lead}</p>
        <ButtonLink {...help} className="mt-5" />
      </div>
    </Container>
  )
}
