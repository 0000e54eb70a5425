import type { Solution } from '../../../content/schemas/solution.ts'
import { ArrowLink } from '../../ui/arrow-link.tsx'
import { ButtonLink } from '../../ui/button/button-link.tsx'
import { Container } from '../../ui/layout/container.tsx'
import { Heading } from '../../ui/layout/heading.tsx'
import { Loop } from '../../ui/loop/loop.tsx'
import { Picture } from '../../ui/picture/picture.tsx'
import { SolutionFigures } from './solution-figures.tsx'

export interface SolutionStageProps {
  solution: Solution
  /** Whether its poster is the first large thing on the page. */
  priority?: boolean
}

/** The solution in motion, the tool that shows it, and three figures that hold for everybody. */
export function SolutionStage({ solution, priority = false }: SolutionStageProps) {
  const { loop, picture, tool, figures, callToAction } = solution
  return (
    <Container className="pt-10 pb-16 sm:pb-20 lg:pt-14">
      <div className="grid gap-x-8 gap-y-8 lg:grid-cols-12">
        <div className="lg:col-span-8">
          {loop && <Loop {...loop} priority={priority} />}
          {!loop && picture && (
            <Picture
              {...picture}
              sizes="(min-width: 80rem) 790px, (min-width: 64rem) 64vw, calc(100vw - 2.5rem)"
              priority={priority}
            />
          )}
        </div>
        <div className="flex flex-col border-t border-ink pt-5 lg:col-span-4">
          <Heading level={2} size="subtitle">
            {tool.title}
          </Heading>
          <p className="mt-3 max-w-md text-ink-soft">{tool.text}</p>
          <div className="mt-6 flex flex-wrap items-center gap-x-6 gap-y-3 lg:mt-auto lg:flex-col lg:items-start">
            <ButtonLink href={tool.link.href} variant="primary" size="large">
              {tool.link.label}
            </ButtonLink>
            <ArrowLink {...callToAction.primary} about={solution.title} />
          </div>
        </div>
      </div>
      <SolutionFigures figures={figures} />
    </Container>
  )
}
