import type { ReactNode } from 'react'
import type { FurniturePlacement } from '../../content/schemas/furniture-placement.ts'
import { ButtonLink } from '../ui/button/button.tsx'
import { ArrowRightIcon } from '../ui/icons/shell.tsx'
import { Container } from '../ui/layout/container.tsx'
import { Heading } from '../ui/layout/heading.tsx'
import { SiteLink } from '../ui/site-link.tsx'

interface ToolHeroProps {
  copy: Pick<FurniturePlacement, 'back' | 'title' | 'lead' | 'help'>
  /** The live room, and below the words what is chosen for it. */
  room: ReactNode
  choices: ReactNode
}

/** The head of a tool's page: the way back, its name, a sentence, the way to somebody who helps, and a live room. */
export function ToolHero({ copy: { back, title, lead, help }, room, choices }: ToolHeroProps) {
  return (
    <Container className="grid gap-x-10 gap-y-6 pt-6 pb-14 lg:grid-cols-12 lg:grid-rows-[auto_1fr] lg:pt-8 lg:pb-20">
      <div className="lg:col-span-5">
        <SiteLink
          href={back.href}
          className="mb-2 inline-flex min-h-11 items-center gap-2 font-kind text-xs text-ink-soft underline decoration-line-strong underline-offset-4 hover:text-ink hover:decoration-current"
        >
          <ArrowRightIcon className="size-4 rotate-180" />
          {back.label}
        </SiteLink>
        <Heading level={1}>{title}</Heading>
        <p className="mt-4 text-lead">{lead}</p>
        <ButtonLink {...help} className="mt-5" />
      </div>
      <div className="min-w-0 lg:col-span-7 lg:col-start-6 lg:row-span-2 lg:row-start-1">
        {room}
      </div>
      <div className="min-w-0 lg:col-span-5">{choices}</div>
    </Container>
  )
}
