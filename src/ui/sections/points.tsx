import type { ReactNode } from 'react'
import type { SectionOf } from '../../../content/schemas/sections.ts'
import { DimensionLine } from '../brackets/dimension-line.tsx'
import { ArrowRightIcon, CheckIcon } from '../icons/shell.tsx'
import { Heading, type HeadingSize } from '../layout/heading.tsx'
import { Section } from '../layout/section.tsx'
import { SiteLink } from '../site-link.tsx'

type Points = SectionOf<'points'>
type Point = Pick<Points['points'][number], 'title' | 'measure'> & { text?: string | undefined }

/** How the points of a layout are drawn: as Tailwind classes of their parts. */
export interface Layout {
  /** `dl` for rows whose heading names what stands beside it. */
  list: 'dl' | 'ul' | 'ol'
  /** The heading stands beside the list: its columns, and whether it stays in view. */
  beside?: { gap: string; head: string; text?: string }
  listClass: string
  item: string
  title?: string
  text?: string
  /** The title alone, which is no heading. */
  plain?: boolean
  /** The heading over all is small, so that the points are the loudest. */
  quiet?: boolean
  size?: HeadingSize
  /** Before the heading: its number, its measure, or whether it is there. */
  mark?: 'number' | 'measure' | 'check' | 'dash'
  markClass?: string
  /** Heading and text stand in a column of their own, beside the mark. */
  column?: boolean
}

const sticky = (columns: string) => `self-start lg:sticky lg:top-28 ${columns}`
const numberClass = 'font-mono text-xs leading-7 text-ink-soft'

const layouts: Record<Points['layout'], Layout> = {
  ledger: {
    list: 'dl',
    listClass: 'mt-10 lg:mt-14',
    item: 'grid gap-x-8 gap-y-2 border-t py-6 last:border-b lg:grid-cols-12 lg:py-8',
    title: 'text-subtitle font-semibold lg:col-span-5',
    text: 'max-w-2xl text-lead text-ink-soft lg:col-span-7',
  },
  'ledger-large': {
    list: 'dl',
    listClass: 'mt-12 border-b lg:mt-16',
    item: 'grid gap-x-8 gap-y-2 border-t py-6 lg:grid-cols-12 lg:items-baseline lg:py-8',
    title: 'text-title font-semibold lg:col-span-6',
    text: 'max-w-xl text-lead text-ink-soft lg:col-span-6',
  },
  'ledger-small': {
    list: 'dl',
    listClass: 'mt-6',
    item: 'grid gap-x-8 gap-y-1 border-t py-5 last:border-b lg:grid-cols-12',
    title: 'text-name font-semibold lg:col-span-5',
    text: 'max-w-2xl text-ink-soft lg:col-span-7',
  },
  'ledger-columns': {
    list: 'dl',
    listClass: 'mt-12 grid gap-x-8 lg:mt-16 lg:grid-cols-2',
    item: 'grid gap-x-6 gap-y-1 border-t py-6 sm:grid-cols-[2fr_3fr]',
    title: 'text-name font-semibold',
    text: 'text-ink-soft',
  },
  'ledger-beside': {
    list: 'dl',
    beside: { gap: 'gap-y-10', head: 'lg:col-span-4' },
    listClass: 'lg:col-span-8',
    item: 'grid gap-x-8 gap-y-2 border-t py-6 first:border-ink sm:grid-cols-8',
    title: 'text-name font-semibold sm:col-span-3',
    text: 'text-ink-soft sm:col-span-5',
  },
  beside: {
    list: 'dl',
    beside: { gap: 'gap-y-12', head: sticky('lg:col-span-4'), text: 'max-w-sm' },
    listClass: 'lg:col-span-7 lg:col-start-6',
    item: 'border-t py-6 last:border-b lg:py-7',
    title: 'text-subtitle font-semibold',
    text: 'mt-2 max-w-xl text-ink-soft',
  },
  'beside-numbered': {
    list: 'ol',
    beside: { gap: 'gap-y-10', head: sticky('lg:col-span-5'), text: 'max-w-md' },
    listClass: 'lg:col-span-6 lg:col-start-7',
    item: 'grid grid-cols-[2.5rem_1fr] border-t py-6 last:border-b lg:py-7',
    mark: 'number',
    markClass: 'pt-2 font-mono text-xs text-ink-soft',
    column: true,
    size: 'subtitle',
    text: 'mt-2 max-w-xl text-ink-soft',
  },
  'beside-measured': {
    list: 'ul',
    beside: { gap: 'gap-y-10', head: sticky('lg:col-span-5'), text: 'max-w-md' },
    listClass: 'lg:col-span-6 lg:col-start-7',
    item: 'grid gap-x-6 gap-y-2 border-t py-6 last:border-b sm:grid-cols-[8.5rem_1fr] lg:py-7',
    mark: 'measure',
    markClass: 'pt-1.5 font-kind text-sm whitespace-nowrap text-ink-soft tabular-nums',
    column: true,
    size: 'subtitle',
    text: 'mt-2 max-w-xl text-ink-soft',
  },
  'beside-rows': {
    list: 'ul',
    beside: { gap: 'gap-y-10', head: 'lg:col-span-5' },
    listClass: 'lg:col-span-7',
    item: 'grid gap-x-6 gap-y-1 border-t border-ink py-6 last:pb-0 sm:grid-cols-[3rem_14rem_1fr]',
    mark: 'number',
    markClass: numberClass,
    text: 'text-ink-soft',
  },
  'beside-grid': {
    list: 'ul',
    beside: { gap: 'gap-y-12', head: 'lg:col-span-4' },
    listClass: 'grid gap-x-8 gap-y-12 sm:grid-cols-2 lg:col-span-7 lg:col-start-6',
    item: 'border-t border-ink pt-5',
    text: 'mt-2 text-ink-soft',
  },
  'beside-columns': {
    list: 'ul',
    beside: { gap: 'gap-y-8', head: sticky('lg:col-span-4') },
    listClass: 'grid gap-x-8 border-b sm:grid-cols-2 lg:col-span-8',
    item: 'border-t py-6 lg:py-8',
    text: 'mt-2 max-w-sm text-ink-soft',
  },
  cards: {
    list: 'ul',
    listClass: 'stagger mt-12 grid gap-x-8 gap-y-10 sm:grid-cols-2 lg:mt-16 lg:grid-cols-4',
    item: 'border-t border-ink pt-5',
    mark: 'measure',
    markClass: 'kind mb-6',
    text: 'mt-2 text-ink-soft',
  },
  columns: {
    list: 'ul',
    listClass: 'mt-10 grid gap-x-8 gap-y-10 sm:grid-cols-2 lg:mt-14 lg:grid-cols-4',
    item: 'border-t border-ink pt-5',
    text: 'mt-2 text-ink-soft',
  },
  cells: {
    list: 'ul',
    listClass: 'mt-12 grid border-t border-ink sm:grid-cols-2 lg:mt-16 lg:grid-cols-3',
    item: 'border-b py-8 max-sm:last:border-b-0 sm:max-lg:odd:pr-8 sm:max-lg:even:border-l sm:max-lg:even:pl-8 sm:max-lg:last:col-span-2 lg:px-8 lg:not-[:nth-child(3n+1)]:border-l lg:[&:nth-child(3n)]:pr-0 lg:[&:nth-child(3n+1)]:pl-0',
    text: 'mt-3 max-w-xl text-ink-soft',
  },
  // As time goes, from left to right, with a tick at each point.
  timeline: {
    list: 'ol',
    listClass: 'mt-14 grid gap-y-12 lg:mt-20 lg:grid-cols-3',
    item: 'relative border-t border-line-strong pt-6 before:absolute before:-top-1.5 before:left-0 before:h-3 before:w-px before:bg-line-strong lg:pr-10',
    mark: 'measure',
    markClass: 'mb-8 font-mono text-sm',
    size: 'subtitle',
    text: 'mt-3 max-w-sm text-ink-soft',
  },
  steps: {
    list: 'ol',
    listClass: 'mt-6 grid gap-x-8 sm:grid-cols-2 lg:mt-0 lg:grid-cols-4 lg:gap-x-0',
    item: 'border-t py-6 lg:border-t-0 lg:border-l lg:px-6 lg:pt-8 lg:pb-0 lg:first:border-line-strong',
    mark: 'number',
    markClass: 'mb-4 font-mono text-xs text-ink-soft',
    text: 'mt-2 text-ink-soft',
  },
  // Hung from one line, which turns upright where the screen is narrow.
  line: {
    list: 'ol',
    listClass:
      'mt-10 border-l border-line-strong lg:mt-14 lg:grid lg:grid-cols-4 lg:border-t lg:border-l-0',
    item: 'relative pb-10 pl-6 before:absolute before:top-2 before:-left-1 before:h-px before:w-2 before:bg-line-strong last:pb-0 lg:px-0 lg:pt-7 lg:pr-8 lg:pb-0 lg:before:-top-1 lg:before:left-0 lg:before:h-2 lg:before:w-px',
    mark: 'number',
    markClass: 'font-mono text-xs leading-5 text-ink-soft',
    title: 'mt-1 lg:mt-6',
    text: 'mt-2 max-w-sm text-ink-soft',
  },
  stairs: {
    list: 'ol',
    quiet: true,
    listClass: 'mt-8 grid gap-x-8 gap-y-12 lg:grid-cols-3',
    item: 'border-t border-ink pt-5 lg:nth-2:mt-12 lg:nth-3:mt-24',
    size: 'subtitle',
    text: 'mt-3 max-w-sm text-ink-soft',
  },
}

export type PointsSectionProps = Omit<Points, 'type'> & {
  /** Below the points. */
  children?: ReactNode
}

/** Points with a heading and a sentence each, drawn as the layout says. */
export function PointsSection(props: PointsSectionProps) {
  const { id, tone, ruled, eyebrow, title, text, measure, linksTitle, links } = props
  const { beside, quiet } = layouts[props.layout]
  const header = beside || quiet || !(eyebrow || text) ? undefined : { id, title, eyebrow, text }
  const list = <PointList layout={props.layout} points={props.points} />
  return (
    <Section tone={tone} ruled={ruled} aria-labelledby={id} header={header}>
      {beside ? (
        <div className={`grid gap-x-8 ${beside.gap} lg:grid-cols-12`}>
          <div className={beside.head}>
            <Heading id={id}>{title}</Heading>
            {text && <p className={`mt-6 text-lead text-ink-soft ${beside.text ?? ''}`}>{text}</p>}
          </div>
          {list}
        </div>
      ) : (
        <>
          {!header && (
            <Heading id={id} size={quiet ? 'kind' : undefined}>
              {title}
            </Heading>
          )}
          {measure && (
            <>
              <DimensionLine className="mt-14 text-line-strong max-lg:hidden">
                {measure}
              </DimensionLine>
              <p className="mt-8 font-kind text-xs text-ink-soft lg:hidden">{measure}</p>
            </>
          )}
          {list}
        </>
      )}
      {links && (
        <>
          <Heading level={3} className="mt-16 lg:mt-24">
            {linksTitle}
          </Heading>
          <LinkRows className="mt-6 grid gap-x-8 md:grid-cols-3" links={links} />
        </>
      )}
      {props.children}
    </Section>
  )
}

interface PointListProps {
  layout: Points['layout'] | Layout
  points: Point[]
}

/** The points without a section round them. */
export function PointList({ layout: look, points }: PointListProps) {
  const layout = typeof look === 'string' ? layouts[look] : look
  const { list: List, listClass, item } = layout
  return (
    <List className={listClass}>
      {points.map((point, index) =>
        List === 'dl' ? (
          <div key={point.title} className={item}>
            <dt className={layout.title}>{point.title}</dt>
            <dd className={layout.text}>{point.text}</dd>
          </div>
        ) : (
          <li key={point.title} className={item}>
            <PointMark layout={layout} point={point} index={index} />
            <PointWords layout={layout} point={point} />
          </li>
        ),
      )}
    </List>
  )
}

interface PointPartProps {
  layout: Layout
  point: Point
}

function PointMark({ layout, point, index }: PointPartProps & { index: number }) {
  switch (layout.mark) {
    case 'number':
      return <StepNumber index={index} className={layout.markClass} />
    case 'measure':
      return point.measure && <p className={layout.markClass}>{point.measure}</p>
    case 'check':
      return <CheckIcon className="mt-0.5 text-good" />
    case 'dash':
      return <span aria-hidden="true" className="mt-3 h-px w-5 shrink-0 bg-signal" />
  }
}

function PointWords({ layout, point }: PointPartProps) {
  if (layout.plain) return point.title
  const words = (
    <>
      <Heading level={3} size={layout.size} className={layout.title}>
        {point.title}
      </Heading>
      <p className={layout.text}>{point.text}</p>
    </>
  )
  return layout.column ? <div>{words}</div> : words
}

/** For those who see the list: others hear its numbers from it. */
export function StepNumber({
  index,
  className,
}: {
  index: number
  className?: string | undefined
}) {
  return (
    <p aria-hidden="true" className={className}>
      {String(index + 1).padStart(2, '0')}
    </p>
  )
}

export interface LinkRowsProps {
  /** With an id a row is a place that other pages link to. */
  links: { id?: string; label: string; href: string; text: string; measure?: string }[]
  className: string
}

/** Links as rows that are pressed as a whole. */
export function LinkRows({ links, className }: LinkRowsProps) {
  return (
    <ul className={className}>
      {links.map(({ id, label, href, text, measure }) => (
        <li key={id ?? href} id={id} className="border-t border-ink">
          <SiteLink href={href} className="group/row flex items-start justify-between gap-6 py-5">
            <span className="min-w-0">
              <span className="block text-name font-semibold group-hover/row:text-signal">
                {label}
              </span>
              <span className="mt-1 block text-ink-soft">{text}</span>
              {measure && (
                <span className="mt-2 block font-mono text-xs text-ink-soft">{measure}</span>
              )}
            </span>
            <ArrowRightIcon className="mt-1 transition-transform group-hover/row:translate-x-1" />
          </SiteLink>
        </li>
      ))}
    </ul>
  )
}
