import type { Dashboard } from '../../documents/refs.ts'
import { ButtonLink } from '../../ui/button/button-link.tsx'
import { Eyebrow } from '../../ui/layout/eyebrow.tsx'
import { Heading } from '../../ui/layout/heading.tsx'
import { Picture } from '../../ui/picture/picture.tsx'
import { Reticle } from '../../ui/reticle/reticle.tsx'

export interface ToolCardProps {
  tool: Dashboard['toolkit']['tools'][number]
  launch: string
}

/** A tool as its picture in brackets, and the button that starts it. The picture can be pressed as well. */
export function ToolCard({ tool, launch }: ToolCardProps) {
  return (
    <li className="group relative flex min-w-0 flex-col">
      <Reticle>
        <Picture
          {...tool.picture}
          sizes="(min-width: 80rem) 380px, (min-width: 64rem) 31vw, (min-width: 40rem) 46vw, calc(100vw - 2.5rem)"
          className="aspect-[3/2]"
        />
      </Reticle>
      <Eyebrow className="mt-5">{tool.kind}</Eyebrow>
      <Heading level={3} className="mt-1">
        {tool.title}
      </Heading>
      <p className="mt-2 mb-5 text-ink-soft">{tool.text}</p>
      <div className="mt-auto">
        <ButtonLink href={tool.href} className="after:absolute after:inset-0">
          {launch}
          <span className="sr-only">: {tool.title}</span>
        </ButtonLink>
      </div>
    </li>
  )
}
