import type { SectionOf } from '../../../content/schemas/sections.ts'
import { Heading, type HeadingProps } from '../layout/heading.tsx'
import { Section } from '../layout/section.tsx'
import { type Layout, PointList } from './points.tsx'

type Lists = SectionOf<'lists'>

/** How two lists are drawn: what differs between the first and the second is a pair. */
interface Look {
  grid: string
  columns?: [string, string]
  head: HeadingProps
  text?: string
  points?: [Layout, Layout]
}

const both = (layout: Layout): [Layout, Layout] => [layout, layout]
const marked = (mark: 'check' | 'dash'): Layout => ({
  list: 'ul',
  listClass: 'mt-6',
  item: 'flex gap-4 border-t py-4 last:border-b',
  mark,
  plain: true,
})

const looks: Record<Lists['layout'], Look> = {
  numbered: {
    grid: 'gap-x-16 gap-y-20 lg:grid-cols-2',
    head: {},
    text: 'mt-5 max-w-md text-lead text-ink-soft',
    points: both({
      list: 'ol',
      listClass: 'mt-10',
      item: 'grid grid-cols-[3rem_1fr] border-t py-5 last:border-b',
      mark: 'number',
      markClass: 'font-mono text-xs leading-7 text-ink-soft',
      column: true,
      text: 'mt-1.5 text-ink-soft',
    }),
  },
  ledger: {
    grid: 'mt-12 gap-x-8 gap-y-14 lg:mt-16 lg:grid-cols-2 xl:gap-x-16',
    head: { level: 3, size: 'subtitle' },
    text: 'mt-2 max-w-md text-ink-soft',
    points: both({
      list: 'dl',
      listClass: 'mt-8 border-b',
      item: 'grid gap-x-6 gap-y-1 border-t py-4 first:border-ink sm:grid-cols-[2fr_3fr]',
      title: 'font-semibold',
      text: 'text-ink-soft',
    }),
  },
  // A sentence or two that the rest is measured by: the words are large, their name is small.
  statements: {
    grid: 'gap-x-8 gap-y-14 lg:grid-cols-12',
    columns: ['lg:col-span-6', 'lg:col-span-5 lg:col-start-8 lg:mt-32'],
    head: { size: 'kind', className: 'border-t border-ink pt-4' },
    text: 'mt-8 text-subtitle',
  },
  // What there is, and what there is not.
  limits: {
    grid: 'gap-x-16 gap-y-16 lg:grid-cols-2',
    head: { size: 'subtitle' },
    points: [marked('check'), marked('dash')],
  },
  // A sheet of data, and beside it plain lines.
  facts: {
    grid: 'gap-x-8 gap-y-14 lg:grid-cols-12',
    columns: ['lg:col-span-7', 'lg:col-span-4 lg:col-start-9'],
    head: { size: 'subtitle' },
    points: [
      {
        list: 'dl',
        listClass: 'mt-6 border-b',
        item: 'grid gap-x-8 gap-y-1 border-t py-4 sm:grid-cols-[10rem_1fr]',
        title: 'font-semibold',
        text: 'text-ink-soft',
      },
      { list: 'ul', listClass: 'mt-6 border-b', item: 'border-t py-4 text-ink-soft', plain: true },
    ],
  },
}

/** Two lists side by side. Without a heading over both, the first list's names the section. */
export function ListsSection({ id, tone, ruled, title, layout, lists }: Omit<Lists, 'type'>) {
  const { grid, columns, head, text, points: layouts } = looks[layout]
  return (
    <Section tone={tone} ruled={ruled} aria-labelledby={id}>
      {title && (
        <Heading id={id} className="max-w-3xl">
          {title}
        </Heading>
      )}
      <div className={`grid ${grid}`}>
        {lists.map(({ points, ...list }, place) => {
          const pointsLayout = layouts?.[place]
          return (
            <div key={list.title} className={columns?.[place] ?? 'min-w-0'}>
              <Heading {...head} id={title || place > 0 ? list.id : id}>
                {list.title}
              </Heading>
              {text && <p className={text}>{list.text}</p>}
              {points && pointsLayout && <PointList layout={pointsLayout} points={points} />}
            </div>
          )
        })}
      </div>
    </Section>
  )
}
