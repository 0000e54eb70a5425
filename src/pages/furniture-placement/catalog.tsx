import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Furniture } from '../../../content/schemas/furniture.ts'
import type { FurniturePlacement } from '../../../content/schemas/furniture-placement.ts'
import { ArStart } from '../../scenes/furniture/view/tool/ar-start.tsx'
import { PieceViewer } from '../../scenes/furniture/view/tool/furniture-tool.tsx'
import { MeasureLine } from '../../ui/brackets/dimension-line.tsx'
import { buttonStyle } from '../../ui/button/button.tsx'
import { Heading } from '../../ui/layout/heading.tsx'
import { Section } from '../../ui/layout/section.tsx'
import { PlainPicture } from '../../ui/picture/picture.tsx'
import { useFragment } from '../../ui/use-fragment.ts'
import { useInView } from '../../ui/use-in-view.ts'
import { useLoaded } from '../../ui/use-loaded.ts'
import { useScrollChosenIntoView } from '../../ui/use-scroll-chosen-into-view.ts'
import { ChoiceLink } from '../choice-link.tsx'
import { interpolate } from '../interpolate.ts'
import { sizeText } from '../piece-size.ts'
import { useQueryParameter, writeQuery } from '../query.ts'
import { queryForRoom, type RoomId, roomIds, selectPiece } from './model/selection.ts'

interface CatalogProps {
  page: FurniturePlacement
  pieces: Furniture['pieces']
}

/** The catalog by room, and the chosen piece in 3D with its measures, its colors and the way to AR. */
export function Catalog({ page: { catalogue, ar }, pieces }: CatalogProps) {
  const asked = {
    room: useQueryParameter('room'),
    piece: useQueryParameter('piece'),
    variant: useQueryParameter('variant'),
  }
  const { room, shown, piece, variant, firstVariant } = selectPiece(pieces, asked)
  // Visitors who follow a link to this section want to see the piece in AR.
  const opens = useFragment() === 'ar'
  return (
    <Section
      id="ar"
      ruled
      header={{
        id: 'catalogue',
        title: catalogue.title,
        text: catalogue.lead,
        className: 'mb-10 lg:mb-14',
      }}
    >
      <RoomFilter
        copy={catalogue}
        room={room}
        piece={piece}
        result={interpolate(catalogue.shown, { shown: shown.length, total: pieces.length })}
      />
      <PieceStrip pieces={shown} chosen={piece.id} room={room} size={catalogue.size} />
      <div className="mt-8 grid gap-x-10 gap-y-10 lg:mt-10 lg:grid-cols-12">
        <PieceViewer
          piece={piece}
          variant={variant}
          firstVariant={firstVariant}
          opens={opens}
          className="min-w-0 lg:col-span-8"
        />
        <div className="min-w-0 lg:col-span-4">
          <p className="kind">{catalogue.rooms[piece.category]}</p>
          <Heading level={3} size="title" className="mt-2">
            {piece.name}
          </Heading>
          <PieceMeasures piece={piece} />
          <VariantList label={catalogue.colours} piece={piece} variant={variant} />
          <ArBlock copy={ar} piece={piece} variant={variant} firstVariant={firstVariant} />
        </div>
      </div>
    </Section>
  )
}

const sides = ['width', 'depth', 'height'] as const

interface PieceMeasuresProps {
  /** Meters. */
  piece: Record<(typeof sides)[number], number>
}

/** Width, depth and height as lines of one scale. */
function PieceMeasures({ piece }: PieceMeasuresProps) {
  const { t } = useTranslation('furniture')
  const longest = Math.max(...sides.map((side) => piece[side]))
  return (
    <dl aria-label={t('measures')} className="mt-8 border-b">
      {sides.map((side) => (
        <div key={side} className="flex items-center gap-4 border-t py-3">
          <dt className="w-24 shrink-0 text-sm text-ink-soft">{t(side)}</dt>
          <dd className="flex min-w-0 grow items-center gap-4">
            <MeasureLine share={piece[side] / longest} className="text-signal" />
            <span className="w-16 shrink-0 text-right font-mono text-sm whitespace-nowrap tabular-nums">
              {t('cm', { value: Math.round(piece[side] * 100) })}
            </span>
          </dd>
        </div>
      ))}
    </dl>
  )
}

type Piece = Furniture['pieces'][number]

/** The colors of a piece, one of them chosen. */
function VariantList({ label, piece, variant }: { label: string; piece: Piece; variant: Variant }) {
  return (
    <fieldset className="mt-8">
      <legend className="kind">{label}</legend>
      <div className="mt-3 flex flex-wrap gap-2">
        {piece.variants.map(({ id, name }) => (
          <button
            key={id}
            type="button"
            aria-pressed={id === variant.id}
            onClick={() => writeQuery({ piece: piece.id, variant: id })}
            className="min-h-9 rounded border border-line px-3 text-sm transition-colors hover:border-ink aria-pressed:border-ink aria-pressed:bg-ink aria-pressed:text-paper pointer-coarse:min-h-11 no-scripts:pointer-events-none"
          >
            {name}
          </button>
        ))}
      </div>
    </fieldset>
  )
}

interface RoomFilterProps {
  copy: FurniturePlacement['catalogue']
  room: RoomId
  piece: Piece
  /** How many are shown of how many. */
  result: string
}

/** Which room's pieces are shown. Buttons, since a press on one is kept until the code has come. */
function RoomFilter({ copy, room, piece, result }: RoomFilterProps) {
  return (
    <div className="needs-scripts flex flex-wrap items-center justify-between gap-x-6 gap-y-3 border-t border-ink pt-5">
      <fieldset className="flex flex-wrap gap-2">
        <legend className="sr-only">{copy.filter}</legend>
        {roomIds.map((id) => (
          <button
            key={id}
            type="button"
            aria-pressed={id === room}
            onClick={() => writeQuery(queryForRoom(id, piece))}
            className="min-h-11 rounded border border-line-strong px-4 text-[0.9375rem] font-semibold transition-colors hover:border-ink aria-pressed:border-ink aria-pressed:bg-ink aria-pressed:text-paper"
          >
            {copy.rooms[id]}
          </button>
        ))}
      </fieldset>
      <p role="status" className="font-kind text-xs text-ink-soft">
        {result}
      </p>
    </div>
  )
}

interface PieceStripProps {
  pieces: Furniture['pieces']
  /** Id of the piece that is shown at large. */
  chosen: string
  room: RoomId
  /** Copy with `{{width}}`, `{{depth}}` and `{{height}}`. */
  size: string
}

/** The pieces side by side, each with its size. */
function PieceStrip({ pieces, chosen, room, size }: PieceStripProps) {
  const row = useScrollChosenIntoView<HTMLUListElement>(chosen)
  return (
    <ul
      ref={row}
      className="-mx-5 mt-5 flex gap-3 overflow-x-auto px-5 py-1 [scrollbar-width:none] sm:-mx-8 sm:px-8 lg:mx-0 lg:grid lg:grid-cols-9 lg:px-0"
    >
      {pieces.map((piece) => (
        <li key={piece.id} className="w-30 shrink-0 lg:w-auto">
          <ChoiceLink
            path="/furniture-placement"
            query={{ room: room === 'all' ? null : room, piece: piece.id, variant: null }}
            chosen={piece.id === chosen}
            className="group block border-b-2 border-transparent pb-2 aria-[current]:border-signal"
          >
            <PlainPicture
              file={`/models/small/${piece.id}`}
              alt=""
              width={256}
              height={256}
              lazy
              late
              className="aspect-square h-auto w-full rounded bg-surface object-contain p-1"
            />
            <span className="mt-2 block text-sm leading-snug font-semibold text-ink-soft group-hover:text-ink group-aria-[current]:text-ink">
              {piece.name}
            </span>
            <span className="mt-0.5 block font-mono text-[0.6875rem] leading-4 text-ink-soft">
              {sizeText(size, piece)}
            </span>
          </ChoiceLink>
        </li>
      ))}
    </ul>
  )
}

type Variant = Piece['variants'][number]

interface ArBlockProps {
  copy: FurniturePlacement['ar']
  piece: Piece
  variant: Variant
  /** The variant that AR files have. */
  firstVariant: Variant
}

/**
 * The way to the visitor's own floor: Quick Look where the browser has it, else a session on this device, else the
 * address to open where there is one of them.
 */
function ArBlock({ copy, piece, variant, firstVariant }: ArBlockProps) {
  const { t } = useTranslation('furniture')
  const [quickLook, setQuickLook] = useState(false)
  const [page, setPage] = useState<string>()
  useEffect(() => {
    setQuickLook(document.createElement('a').relList.supports('ar'))
    setPage(location.origin + location.pathname)
  }, [])
  const query = variant.id === firstVariant.id ? '' : `&variant=${variant.id}`
  const address = page && `${page}?piece=${piece.id}${query}#ar`
  return (
    <div className="mt-8 border-t pt-5">
      <Heading level={4}>{copy.title}</Heading>
      {quickLook ? (
        <>
          <p className="mt-2 text-sm text-ink-soft">
            {interpolate(copy.ready, { colour: firstVariant.name })}
          </p>
          <QuickLook label={copy.button} piece={piece} />
        </>
      ) : (
        <ArStart piece={piece.id} variant={variant.id} label={copy.button} note={t('arHold')}>
          <p className="mt-2 text-sm text-ink-soft">{copy.elsewhere}</p>
          {address && (
            <div className="mt-4 flex flex-wrap items-end gap-4">
              <PhoneCode address={address} />
              <p className="min-w-40 flex-1 border-l-2 border-signal pl-3 text-xs break-all">
                <span className="sr-only">{copy.address}: </span>
                <span translate="no" className="font-mono">
                  {address.replace(/^https?:\/\//, '')}
                </span>
              </p>
            </div>
          )}
        </ArStart>
      )}
    </div>
  )
}

/**
 * Safari opens Quick Look only from a link that contains exactly one picture, so the picture lies invisibly over what
 * looks like the button. Scaling is off, since the model shows its true size.
 */
function QuickLook({ label, piece }: { label: string; piece: Piece }) {
  return (
    <div className="relative mt-4 w-fit rounded focus-within:outline-2 focus-within:outline-offset-3 focus-within:outline-depth">
      <span aria-hidden="true" className={buttonStyle({ variant: 'primary' })}>
        {label}
      </span>
      <a
        rel="ar"
        href={`/models/${piece.id}.usdz#allowsContentScaling=0`}
        className="absolute inset-0 outline-none"
      >
        <img
          src={`/models/${piece.id}.webp`}
          alt={`${label}: ${piece.name}`}
          width={512}
          height={512}
          className="size-full opacity-0"
        />
      </a>
    </div>
  )
}

const loadCode = () => import('../../ui/qr-code/qr-code.tsx')

/** A QR code of an address. Its code loads when it comes near; without it the address remains. */
function PhoneCode({ address }: { address: string }) {
  const { t } = useTranslation('furniture')
  const box = useRef<HTMLDivElement>(null)
  const near = useInView(box, { rootMargin: '400px' })
  const code = useLoaded(loadCode, near, () => {})
  return (
    <div ref={box} className="size-36 shrink-0 overflow-hidden rounded border bg-white">
      {code && <code.QrCode value={address} label={t('arCode')} className="size-full" />}
    </div>
  )
}

/** Distances to keep, drawn to one scale. */
export function Clearances({ copy }: { copy: FurniturePlacement['room'] }) {
  const longest = Math.max(...copy.clearances.map(({ centimetres }) => centimetres))
  return (
    <Section tone="surface" ruled header={{ id: 'room', ...copy }}>
      <dl className="mt-12 lg:mt-16">
        {copy.clearances.map(({ name, centimetres }) => (
          <div
            key={name}
            className="grid items-center gap-x-8 gap-y-3 border-t py-5 last:border-b lg:grid-cols-12"
          >
            <dt className="font-semibold lg:col-span-4">{name}</dt>
            <dd className="flex items-center gap-4 lg:col-span-8">
              <MeasureLine share={centimetres / longest} className="text-signal" />
              <span className="w-18 shrink-0 text-right font-mono text-sm whitespace-nowrap tabular-nums">
                {interpolate(copy.measure, { value: centimetres })}
              </span>
            </dd>
          </div>
        ))}
      </dl>
      <p className="mt-6 max-w-2xl text-sm text-ink-soft">{copy.note}</p>
    </Section>
  )
}
