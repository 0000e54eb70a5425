import type { SolutionsPage } from '../../../content/schemas/solutions-page.ts'
import { ArrowLink } from '../../ui/arrow-link.tsx'
import { classNames } from '../../ui/class-names.ts'
import { Heading } from '../../ui/layout/heading.tsx'
import { Section, type SectionTone } from '../../ui/layout/section.tsx'
import { Picture } from '../../ui/picture/picture.tsx'
import { LinkRows } from '../../ui/sections/points.tsx'

/** The three groups, one below the other. */
export function SolutionGroups({ groups }: { groups: SolutionsPage['groups'] }) {
  return groups.map((group, index) => <SolutionGroup key={group.id} group={group} place={index} />)
}

interface SolutionGroupProps {
  group: SolutionsPage['groups'][number]
  /** 0, 1 or 2: each is drawn in its own way. */
  place: number
}

const tones: SectionTone[] = ['paper', 'surface', 'night']

/** One industry: the picture stands to the left, to the right, and at last across the band. */
function SolutionGroup({ group, place }: SolutionGroupProps) {
  const across = place === 2
  return (
    <Section
      id={group.id}
      ruled={place === 1}
      tone={tones[place] ?? 'paper'}
      aria-labelledby={`${group.id}-title`}
    >
      <div className="grid gap-x-8 gap-y-10 lg:grid-cols-12">
        <div
          className={classNames(
            across ? 'lg:col-span-12' : 'lg:col-span-5 lg:row-span-2',
            place === 1 && 'lg:order-2 lg:col-start-8',
          )}
        >
          <Picture
            {...group.picture}
            sizes={
              across
                ? '(min-width: 80rem) 1200px, 100vw'
                : '(min-width: 80rem) 480px, (min-width: 64rem) 40vw, 100vw'
            }
            className={classNames(
              across ? 'aspect-video lg:aspect-[21/9]' : 'aspect-[4/3] lg:aspect-auto lg:h-full',
              place === 1 && 'object-[74%_50%]',
            )}
          />
        </div>
        <div
          className={classNames(
            across
              ? 'order-first grid gap-x-8 gap-y-4 lg:col-span-12 lg:grid-cols-12 lg:items-end'
              : 'lg:col-span-6 lg:self-end',
            place === 0 && 'lg:col-start-7',
          )}
        >
          <Heading id={`${group.id}-title`} className={across ? 'lg:col-span-7' : ''}>
            {group.title}
          </Heading>
          <p
            className={classNames(
              'max-w-xl text-lead text-ink-soft',
              across ? 'lg:col-span-4 lg:col-start-9' : 'mt-5',
            )}
          >
            {group.text}
          </p>
        </div>
        <div
          className={classNames(
            across ? 'lg:col-span-12' : 'lg:col-span-6',
            place === 0 && 'lg:col-start-7',
            place === 1 && 'lg:order-3 lg:col-start-1',
          )}
        >
          <LinkRows
            className={classNames(
              '*:border-line [&_a]:py-6',
              across ? 'grid gap-x-8 lg:grid-cols-3' : 'border-b',
            )}
            links={group.entries}
          />
          <div className="mt-4 flex flex-wrap gap-x-8">
            {group.links.map((link) => (
              <ArrowLink key={link.href} {...link} />
            ))}
          </div>
        </div>
      </div>
    </Section>
  )
}
