import type { ReactNode } from 'react'
import type { SectionOf } from '../../../content/schemas/sections.ts'
import { ButtonLink } from '../button/button.tsx'
import { classNames } from '../class-names.ts'
import { Badge } from '../layout/badge.tsx'
import { Container } from '../layout/container.tsx'
import { Heading } from '../layout/heading.tsx'
import { Picture } from '../picture/picture.tsx'

export type HeroProps = Omit<SectionOf<'hero'>, 'type'> & {
  /** Below the sentence. */
  aside?: ReactNode
  /** Below both, in the page's column. */
  children?: ReactNode
}

const spaces = {
  none: '',
  small: 'pb-12 lg:pb-14',
  medium: 'pb-12 lg:pb-16',
  large: 'pb-16 lg:pb-20',
}

/** The top of a page. It is hydrated with the page, since its picture is the first large thing to be seen. */
export function Hero(props: HeroProps) {
  if (props.layout === 'beside') return <HeroBeside {...props} />
  const { layout, space = 'none', badge, eyebrow, title, text, note, link, picture } = props
  const wide = layout === 'wide' || layout === 'full'
  const isColumn = layout === 'picture' || layout === 'panorama'
  // Samples are told of below their picture, where there is one.
  const aside =
    props.aside ?? (!picture && note && <p className="mt-4 text-sm text-ink-soft">{note}</p>)
  const column = wide ? 'lg:col-span-4' : 'lg:col-span-4 lg:col-start-9'
  return (
    <>
      <Container
        className={classNames('pt-12 lg:pt-16', isColumn ? 'pb-16 sm:pb-20' : spaces[space])}
      >
        {badge && <Badge>{badge}</Badge>}
        <div
          className={classNames(
            'grid gap-x-8 lg:grid-cols-12 lg:items-end',
            badge ? 'mt-5 gap-y-8' : 'gap-y-6',
          )}
        >
          <div className={classNames('min-w-0', wide ? 'lg:col-span-8' : 'lg:col-span-7')}>
            {eyebrow && <p className="kind mb-5">{eyebrow}</p>}
            <Heading level={1} className="wrap-break-word">
              {title}
            </Heading>
          </div>
          <div className={column}>
            <p className="text-lead">{text}</p>
            {link && <ButtonLink {...link} variant="primary" size="large" className="mt-6" />}
            {aside}
          </div>
        </div>
        {isColumn && picture && (
          <Picture
            {...picture}
            sizes="(min-width: 80rem) 1200px, calc(100vw - 2.5rem)"
            priority
            className={classNames(
              'mt-12 aspect-[4/3]',
              layout === 'panorama' ? 'sm:aspect-[21/9]' : 'sm:aspect-[2/1]',
            )}
          />
        )}
        {picture && note && <p className="mt-4 text-sm text-ink-soft">{note}</p>}
        {props.children}
      </Container>
      {layout === 'full' && picture && (
        <div className="mx-auto mt-12 max-w-[120rem] lg:mt-16">
          <Picture
            {...picture}
            // On a phone a little less than it takes, which would be a pixel more than the picture for phones has.
            sizes="(max-width: 40rem) 98vw, 100vw"
            priority
            className="aspect-[4/3] rounded-none sm:aspect-[2/1] lg:aspect-[21/9]"
          />
        </div>
      )}
    </>
  )
}

/** The heading beside its picture. */
function HeroBeside({ eyebrow, title, text, picture }: HeroProps) {
  return (
    <Container className="grid gap-x-8 gap-y-10 pt-12 pb-16 sm:pb-20 lg:grid-cols-12 lg:pt-16">
      <div className="flex flex-col lg:col-span-5">
        {eyebrow && <p className="kind mb-5">{eyebrow}</p>}
        <Heading level={1}>{title}</Heading>
        <p className="mt-6 max-w-md text-lead lg:mt-auto">{text}</p>
      </div>
      <div className="lg:col-span-7">
        {picture && (
          <Picture
            {...picture}
            sizes="(min-width: 80rem) 700px, (min-width: 64rem) 58vw, calc(100vw - 2.5rem)"
            priority
          />
        )}
      </div>
    </Container>
  )
}
