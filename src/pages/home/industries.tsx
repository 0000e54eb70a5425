import type { Home } from '../../documents/refs.ts'
import { classNames } from '../../ui/class-names.ts'
import { Heading } from '../../ui/layout/heading.tsx'
import { Section } from '../../ui/layout/section.tsx'
import { SectionHeader } from '../../ui/layout/section-header.tsx'
import { Picture } from '../../ui/picture/picture.tsx'
import { ArrowLink } from '../arrow-link.tsx'

/** Three industries: the first large, the others beside it. */
export function Industries({ copy }: { copy: Home['industries'] }) {
  return (
    <Section tone="surface" ruled aria-labelledby="industries">
      <SectionHeader id="industries" title={copy.title} lead={copy.text} />
      <div className="stagger mt-12 grid gap-x-8 gap-y-12 md:grid-cols-2 lg:mt-16 lg:grid-cols-12 lg:grid-rows-2">
        {copy.cards.map((card, index) => (
          <article
            key={card.href}
            className={classNames(
              'border-t border-ink pt-5',
              index === 0
                ? 'md:col-span-2 lg:col-span-7 lg:row-span-2 lg:flex lg:flex-col'
                : 'lg:col-span-5',
            )}
          >
            <Picture
              {...card.picture}
              sizes={
                index === 0
                  ? '(min-width: 64rem) 70rem, calc(100vw - 2.5rem)'
                  : '(min-width: 80rem) 480px, (min-width: 48rem) 45vw, calc(100vw - 2.5rem)'
              }
              className={index === 0 ? 'object-[62%_50%] lg:h-0 lg:grow' : ''}
            />
            <Heading level={3} size={index === 0 ? 'subtitle' : 'name'} className="mt-6">
              {card.title}
            </Heading>
            <p className="mt-2 max-w-lg text-ink-soft">{card.text}</p>
            <div>
              <ArrowLink href={card.href} label={copy.learnMore} about={card.title} />
            </div>
          </article>
        ))}
      </div>
      <div className="mt-10">
        <ArrowLink {...copy.all} />
      </div>
    </Section>
  )
}
