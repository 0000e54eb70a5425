import { useMemo } from 'react'
import type { Furniture } from '../../../content/schemas/furniture.ts'
import type { StagingStyles } from '../../../content/schemas/staging-styles.ts'
import type { VirtualStaging } from '../../../content/schemas/virtual-staging.ts'
import { StyleRoom } from '../../scenes/staging/view/tool/style-room.tsx'
import { classNames } from '../../ui/class-names.ts'
import { Heading } from '../../ui/layout/heading.tsx'
import { Section } from '../../ui/layout/section.tsx'
import { PlainPicture } from '../../ui/picture/picture.tsx'
import { SiteLink } from '../../ui/site-link.tsx'
import { useScrollChosenIntoView } from '../../ui/use-scroll-chosen-into-view.ts'
import { ChoiceLink } from '../choice-link.tsx'
import { interpolate } from '../interpolate.ts'
import { sizeText } from '../piece-size.ts'
import { useQueryParameter } from '../query.ts'
import { ToolHero } from '../tool-hero.tsx'
import { type KitRow, type ListedPiece, listedPieces, pieceCount } from './model/room-list.ts'

/** The style that the address names, or the first. */
function useShownStyle(styles: StagingStyles['styles']): number {
  const named = useQueryParameter('style')
  return Math.max(
    0,
    styles.findIndex(({ id }) => id === named),
  )
}

interface StyleIntroProps {
  copy: VirtualStaging
  styles: StagingStyles['styles']
  furniture: Furniture
}

/** The head of the page: one live room, and the styles that furnish it. */
export function StyleIntro({ copy, styles, furniture }: StyleIntroProps) {
  const shown = styles[useShownStyle(styles)]
  const row = useScrollChosenIntoView<HTMLUListElement>(shown?.id ?? '')
  const pieces = useMemo(() => [...furniture.pieces, ...furniture.supporting], [furniture])
  const choices = (
    <>
      <ul
        ref={row}
        aria-label={copy.gallery.title}
        className="needs-scripts -mx-5 flex gap-3 overflow-x-auto px-5 pt-1 pb-1 [scrollbar-width:none] sm:-mx-8 sm:px-8 lg:mx-0 lg:grid lg:grid-cols-3 lg:gap-x-4 lg:gap-y-3 lg:px-0"
      >
        {styles.map(({ id, name }) => (
          <li key={id} className="w-32 shrink-0 lg:w-auto">
            <ChoiceLink
              path="/virtual-staging"
              query={{ style: id }}
              chosen={id === shown?.id}
              className="group block"
            >
              <PlainPicture
                file={`/styles/${id}-320`}
                alt=""
                width={320}
                height={240}
                lazy
                className="aspect-[4/3] h-auto w-full rounded bg-line object-cover"
              />
              <span className="mt-1.5 block border-t-2 border-transparent pt-1.5 text-[0.9375rem] leading-snug font-semibold text-ink-soft group-hover:text-ink group-aria-[current]:border-signal group-aria-[current]:text-ink">
                {name}
              </span>
            </ChoiceLink>
          </li>
        ))}
      </ul>
      <p role="status" className="sr-only">
        {interpolate(copy.gallery.shown, { style: shown?.name ?? '' })}
      </p>
    </>
  )
  return (
    <ToolHero
      copy={copy}
      room={shown && <StyleRoom style={shown} pieces={pieces} />}
      choices={choices}
    />
  )
}

interface StyleGalleryProps {
  copy: VirtualStaging['gallery']
  styles: StagingStyles['styles']
  furniture: Furniture
}

/** The style that is shown, piece by piece. Without scripts all of them are there. */
export function StyleGallery({ copy, styles, furniture }: StyleGalleryProps) {
  const shown = useShownStyle(styles)
  return (
    <Section aria-labelledby="styles" className="pt-0 sm:pt-0 lg:pt-0">
      <Heading id="styles" className="sr-only">
        {copy.title}
      </Heading>
      {styles.map((style, index) => (
        <StylePanel
          key={style.id}
          style={style}
          copy={copy}
          furniture={furniture}
          className={classNames(
            'no-scripts:not-first:mt-16',
            index !== shown && 'hidden no-scripts:block',
          )}
        />
      ))}
    </Section>
  )
}

interface StylePanelProps {
  style: StagingStyles['styles'][number]
  copy: VirtualStaging['gallery']
  furniture: Furniture
  className: string
}

const rooms = ['living-room', 'bedroom', 'dining-room', 'office'] as const

/** A style: its palette, and what stands in each of four rooms. */
function StylePanel({ style, copy, furniture, className }: StylePanelProps) {
  return (
    <article data-style={style.id} aria-labelledby={`style-${style.id}`} className={className}>
      <div className="grid gap-x-16 gap-y-8 lg:grid-cols-2">
        <div>
          <Heading level={3} size="title" id={`style-${style.id}`}>
            {style.name}
          </Heading>
          <p className="mt-4 text-lead">{style.description}</p>
          <p className="mt-6 max-w-2xl text-sm text-ink-soft">{copy.preview}</p>
        </div>
        <StylePalette palette={style.palette} copy={copy} />
      </div>
      <div className="mt-12 flex flex-wrap items-baseline justify-between gap-x-8 gap-y-2 border-t border-ink pt-5 lg:mt-16">
        <p className="text-subtitle font-semibold">{copy.pieces}</p>
        <p className="text-sm text-ink-soft">{copy.linked}</p>
      </div>
      <div className="mt-8 grid gap-x-16 gap-y-12 lg:grid-cols-2">
        {rooms.map((room) => (
          <StyleRoomPieces
            key={room}
            name={copy.rooms[room]}
            rows={style.rooms[room]}
            copy={copy}
            furniture={furniture}
          />
        ))}
      </div>
    </article>
  )
}

interface StylePaletteProps {
  palette: StagingStyles['styles'][number]['palette']
  copy: VirtualStaging['gallery']
}

const tones = ['wall', 'textile', 'wood', 'metal', 'accent'] as const

/** The five tones of a style, as wide as they weigh in the room: most is wall, least is accent. */
function StylePalette({ palette, copy }: StylePaletteProps) {
  return (
    <div>
      <p className="kind">{copy.palette}</p>
      <dl className="mt-3 border-b">
        {tones.map((tone) => (
          <div key={tone} className="flex items-center gap-4 border-t py-2">
            {/* A drawing and not a style: pages have no styles of their own. */}
            <svg viewBox="0 0 48 32" aria-hidden="true" className="h-8 w-12 shrink-0 rounded-sm">
              <rect width="48" height="32" fill={palette[tone].hex} />
              <rect
                x="0.5"
                y="0.5"
                width="47"
                height="31"
                rx="2"
                fill="none"
                className="stroke-ink/15"
              />
            </svg>
            <dt className="w-20 shrink-0 text-sm text-ink-soft">{copy.tones[tone]}</dt>
            <dd className="min-w-0 font-medium">{palette[tone].name}</dd>
          </div>
        ))}
      </dl>
    </div>
  )
}

interface StyleRoomPiecesProps {
  name: string
  rows: KitRow[]
  copy: VirtualStaging['gallery']
  furniture: Furniture
}

/** A room of a style as a bill of materials: how many of what, and how large. */
function StyleRoomPieces({ name, rows, copy, furniture }: StyleRoomPiecesProps) {
  return (
    <div>
      <div className="flex items-baseline justify-between gap-4 pb-3">
        <Heading level={4}>{name}</Heading>
        <p className="font-kind text-xs text-ink-soft">
          {interpolate(copy.count, { count: pieceCount(rows) })}
        </p>
      </div>
      <ul className="border-b">
        {listedPieces(rows, furniture).map((piece) => (
          <li
            key={`${piece.id} ${piece.variant?.id}`}
            className="flex items-baseline gap-x-3 border-t py-2.5"
          >
            <span className="w-7 shrink-0 font-mono text-xs text-ink-soft tabular-nums">
              {piece.count} ×
            </span>
            <span className="flex min-w-0 grow flex-wrap items-baseline gap-x-3">
              <span className="min-w-0 grow">
                <PieceName piece={piece} />
              </span>
              <span className="ml-auto font-mono text-xs whitespace-nowrap text-ink-soft tabular-nums">
                {sizeText(copy.size, piece)}
              </span>
            </span>
          </li>
        ))}
      </ul>
    </div>
  )
}

function PieceName({ piece: { id, name, variant } }: { piece: ListedPiece }) {
  if (!variant) return name
  const query = new URLSearchParams({ piece: id, variant: variant.id })
  return (
    <>
      <SiteLink
        href={`/furniture-placement?${query}#ar`}
        className="font-semibold underline decoration-line-strong underline-offset-4 hover:decoration-current"
      >
        {name}
      </SiteLink>
      <span className="text-ink-soft"> {variant.name}</span>
    </>
  )
}
