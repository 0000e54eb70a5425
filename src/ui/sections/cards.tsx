import type { SectionOf } from '../../../content/schemas/sections.ts'
import { ArrowLink } from '../arrow-link.tsx'
import { CornerBrackets } from '../brackets/corner-brackets.tsx'
import { ButtonLink } from '../button/button.tsx'
import { classNames } from '../class-names.ts'
import { ArrowRightIcon } from '../icons/shell.tsx'
import { Heading } from '../layout/heading.tsx'
import { Section } from '../layout/section.tsx'
import { Picture } from '../picture/picture.tsx'
import { SiteLink } from '../site-link.tsx'

type Cards = SectionOf<'cards'>
type CardProps = { card: Cards['cards'][number]; index: number; action: string | undefined }

const lists: Record<Exclude<Cards['layout'], 'featured'>, string> = {
  index: 'stagger mt-12 grid gap-x-8 sm:grid-cols-2 lg:mt-16 lg:grid-cols-4',
  rows: 'mt-12 border-b lg:mt-16',
  pictures: 'stagger mt-12 grid gap-x-8 gap-y-14 sm:grid-cols-2 lg:mt-16 lg:grid-cols-3',
  'first-large':
    'stagger mt-12 grid gap-x-8 gap-y-12 md:grid-cols-2 lg:mt-16 lg:grid-cols-12 lg:grid-rows-2',
}

/** Cards or rows, each of which leads to a page. */
export function CardsSection(section: Cards) {
  const { id, tone, ruled, eyebrow, title, text, layout, action, cards, all } = section
  return (
    <Section tone={tone} ruled={ruled} header={{ id, eyebrow, title, text }}>
      {layout === 'featured' ? (
        <Featured {...section} />
      ) : layout === 'first-large' ? (
        <div className={lists[layout]}>
          {cards.map((card, index) => (
            <LargeCard key={card.href} {...{ card, index, action }} />
          ))}
        </div>
      ) : (
        <ul className={lists[layout]}>
          {cards.map((card, index) => {
            const Card = { index: IndexCard, rows: Row, pictures: PictureCard }[layout]
            return <Card key={card.href} {...{ card, index, action }} />
          })}
        </ul>
      )}
      {all && (
        <div className="mt-10">
          <ArrowLink {...all} />
        </div>
      )}
    </Section>
  )
}

function IndexCard({ card }: CardProps) {
  return (
    <li className="border-t">
      <SiteLink href={card.href} className="group/row flex h-full flex-col py-6">
        <span className="font-mono text-xs text-ink-soft">{card.kind}</span>
        <Heading level={3} className="mt-6 group-hover/row:text-signal">
          {card.title}
        </Heading>
        <span className="mt-1.5 text-ink-soft">{card.text}</span>
      </SiteLink>
    </li>
  )
}

function Row({ card, action }: CardProps) {
  return (
    <li className="group relative grid gap-x-8 gap-y-2 border-t py-6 transition-colors hover:border-ink lg:grid-cols-12 lg:items-baseline">
      <p className="font-mono text-[0.8125rem] text-ink-soft lg:col-span-1">{card.kind}</p>
      <Heading level={3} className="lg:col-span-4">
        <SiteLink href={card.href} className="after:absolute after:inset-0 group-hover:text-signal">
          {card.title}
        </SiteLink>
      </Heading>
      <p className="max-w-2xl text-ink-soft lg:col-span-6">
        {action && <span className="sr-only">{action}: </span>}
        {card.text}
      </p>
      <ArrowRightIcon className="justify-self-end transition-transform group-hover:translate-x-1 max-lg:hidden" />
    </li>
  )
}

/** A picture in brackets, and the button that opens its page. The picture can be pressed as well. */
function PictureCard({ card, action }: CardProps) {
  return (
    <li className="group relative flex min-w-0 flex-col">
      {card.picture && (
        <CornerBrackets>
          <Picture
            {...card.picture}
            sizes="(min-width: 80rem) 380px, (min-width: 64rem) 31vw, (min-width: 40rem) 46vw, calc(100vw - 2.5rem)"
            className="aspect-[3/2]"
          />
        </CornerBrackets>
      )}
      {card.kind && <p className="kind mt-5">{card.kind}</p>}
      <Heading level={3} className="mt-1">
        {card.title}
      </Heading>
      <p className="mt-2 mb-5 text-ink-soft">{card.text}</p>
      <div className="mt-auto">
        <ButtonLink href={card.href} className="after:absolute after:inset-0">
          {action}
          <span className="sr-only">: {card.title}</span>
        </ButtonLink>
      </div>
    </li>
  )
}

/** The first card is large, the others stand beside it. */
function LargeCard({ card, index, action = '' }: CardProps) {
  const first = index === 0
  return (
    <article
      className={classNames(
        'border-t border-ink pt-5',
        first ? 'md:col-span-2 lg:col-span-7 lg:row-span-2 lg:flex lg:flex-col' : 'lg:col-span-5',
      )}
    >
      {card.picture && (
        <Picture
          {...card.picture}
          sizes={
            first
              ? '(min-width: 64rem) 70rem, calc(100vw - 2.5rem)'
              : '(min-width: 80rem) 480px, (min-width: 48rem) 45vw, calc(100vw - 2.5rem)'
          }
          className={first ? 'object-[62%_50%] lg:h-0 lg:grow' : ''}
        />
      )}
      <Heading level={3} size={first ? 'subtitle' : 'name'} className="mt-6">
        {card.title}
      </Heading>
      <p className="mt-2 max-w-lg text-ink-soft">{card.text}</p>
      <div>
        <ArrowLink href={card.href} label={action} about={card.title} />
      </div>
    </article>
  )
}

/** The first card in brackets with the section's picture, the others beside it. */
function Featured({ picture, cards }: Cards) {
  const [first, ...others] = cards
  return (
    <div className="mt-12 grid gap-x-8 gap-y-10 lg:mt-16 lg:grid-cols-12">
      {first && (
        <SiteLink href={first.href} className="group block lg:col-span-7">
          <CornerBrackets {...(first.kind && { label: first.kind })}>
            {picture && (
              <Picture
                {...picture}
                sizes="(min-width: 80rem) 690px, (min-width: 64rem) 57vw, calc(100vw - 2.5rem)"
              />
            )}
          </CornerBrackets>
          <Heading level={3} size="subtitle" className="mt-6 group-hover:text-signal">
            {first.title}
          </Heading>
          <p className="mt-2 max-w-lg text-ink-soft">{first.text}</p>
        </SiteLink>
      )}
      <ul className="flex flex-col justify-end lg:col-span-4 lg:col-start-9">
        {others.map((card) => (
          <li key={card.href} className="border-t border-ink">
            <SiteLink href={card.href} className="group/row block py-6 lg:py-8">
              <span className="font-mono text-xs text-ink-soft">{card.kind}</span>
              <Heading
                level={3}
                size="subtitle"
                className="mt-3 flex items-center justify-between gap-4 group-hover/row:text-signal"
              >
                {card.title}
                <ArrowRightIcon className="transition-transform group-hover/row:translate-x-1" />
              </Heading>
              <p className="mt-2 text-ink-soft">{card.text}</p>
            </SiteLink>
          </li>
        ))}
      </ul>
    </div>
  )
}
