import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useSnapshot } from 'valtio'
import { Button } from '../../ui/button/button.tsx'
import { Heading } from '../../ui/layout/heading.tsx'
import { PlainPicture } from '../../ui/picture/picture.tsx'
import { useRoving } from '../../ui/roving/use-roving.ts'
import { type CatalogPiece, centimetersOf } from '../model/design/catalog.ts'
import { type Design, holdPiece } from '../model/design/design.ts'
import { placeInMiddle } from '../model/design/edit-items.ts'
import { TouchButton } from './controls.tsx'
import { focus, focusPhoto, focusPlaceMiddle } from './focus.ts'

interface PieceShelfProps {
  design: Design
  pieces: readonly CatalogPiece[]
  /** Supporting pieces, which belong to no room. */
  further: readonly CatalogPiece[]
  /** Names of the rooms by category, `all` first. */
  rooms: Readonly<Record<string, string>>
  /** Whether the catalog is one row below the photo; beside the photo it has three columns. */
  strip?: boolean
}

/** The catalog, to pick pieces from. */
export function PieceCatalog(props: PieceShelfProps) {
  const { design, pieces, further, rooms, strip = false } = props
  const { t } = useTranslation('furniture')
  const { held } = useSnapshot(design)
  const filter = useRef<HTMLFieldSetElement>(null)
  const [room, setRoom] = useState('all')
  const [more, setMore] = useState(false)
  useRoving(filter, 'button')
  const shown = pieces.filter(({ category }) => room === 'all' || category === room)
  const press = (piece: CatalogPiece, byKey: boolean) => {
    const isHeld = design.held?.piece === piece.id
    holdPiece(design, isHeld ? null : { piece: piece.id, variant: piece.variants[0]?.id ?? '' })
    // Without a pointer that is the next thing to do, and the way back is beside it.
    if (byKey && !isHeld) focusPlaceMiddle()
  }
  return (
    <section aria-labelledby="shelf" className="min-w-0">
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
        <Heading id="shelf" level={3} tabIndex={-1}>
          {t('shelf')}
        </Heading>
        <fieldset ref={filter} className="flex flex-wrap gap-1.5">
          <legend className="sr-only">{t('shelfFilter')}</legend>
          {Object.entries(rooms).map(([id, name]) => (
            <button
              key={id}
              type="button"
              aria-pressed={id === room}
              onClick={() => setRoom(id)}
              className="min-h-9 rounded border border-line px-2.5 text-sm transition-colors hover:border-ink aria-pressed:border-ink aria-pressed:bg-ink aria-pressed:text-paper pointer-coarse:min-h-11"
            >
              {name}
            </button>
          ))}
        </fieldset>
      </div>
      <div className="mt-1">
        <HeldBar design={design} />
      </div>
      <CatalogRow
        pieces={shown}
        held={held?.piece}
        lies={strip ? 'strip' : 'threes'}
        onPress={press}
      />
      <TouchButton
        variant="quiet"
        className="button-flush mt-1"
        aria-expanded={more}
        aria-controls="further"
        onClick={() => setMore(!more)}
      >
        {more ? t('fewerPieces') : t('morePieces', { count: further.length })}
      </TouchButton>
      {more && (
        <div
          id="further"
          className="relative max-h-110 overflow-y-auto border-y px-1 [scrollbar-width:thin]"
        >
          <CatalogRow
            pieces={further}
            held={held?.piece}
            lies={strip ? 'rows' : 'threes'}
            onPress={press}
          />
        </div>
      )}
    </section>
  )
}

interface CatalogRowProps {
  pieces: readonly CatalogPiece[]
  /** Id of the piece that is held. */
  held: string | undefined
  /** How the pieces lie: in one row that scrolls sideways, in rows of three, or in as many as there is room for. */
  lies: 'strip' | 'threes' | 'rows'
  /** @param byKey  whether a key selected it */
  onPress: (piece: CatalogPiece, byKey: boolean) => void
}

// What only readers hear lies in no flow: without a place of its own in the strip it would widen the page.
const looks = {
  strip:
    'relative -mx-1 flex gap-2 overflow-x-auto overscroll-x-contain px-1 py-1 [scrollbar-width:thin] *:w-26 *:shrink-0',
  threes: 'grid grid-cols-3 gap-2 py-1',
  rows: 'grid grid-cols-[repeat(auto-fill,minmax(6.25rem,1fr))] gap-2 py-1',
} as const

/** Pieces to be taken, one stop for Tab. */
export function CatalogRow({ pieces, held, lies, onPress }: CatalogRowProps) {
  const { t } = useTranslation('furniture')
  const row = useRef<HTMLUListElement>(null)
  useRoving(row, 'button')
  return (
    <ul ref={row} aria-label={t('shelf')} className={looks[lies]}>
      {pieces.map((piece) => (
        <li key={piece.id}>
          <button
            type="button"
            name={piece.id}
            aria-pressed={held === piece.id}
            data-shelf-piece={piece.id}
            onClick={({ detail }) => onPress(piece, detail === 0)}
            className="group block size-full rounded border border-line bg-surface p-1.5 text-left transition-colors hover:border-ink aria-pressed:border-signal aria-pressed:outline aria-pressed:outline-signal"
          >
            <PlainPicture
              file={`/models/${piece.id}`}
              alt=""
              width={512}
              height={512}
              lazy={lies !== 'rows'}
              className="aspect-square h-auto w-full object-contain"
            />
            <span className="mt-1 block text-xs leading-snug font-semibold">{piece.name} </span>
            <span className="block font-mono text-[0.6875rem] leading-4 tracking-tight text-ink-soft">
              {t('pieceSize', centimetersOf(piece))}
              <span className="sr-only"> {t('centimetres')}</span>
            </span>
          </button>
        </li>
      ))}
    </ul>
  )
}

/** What can be done with the held piece by keyboard. */
function HeldBar({ design }: { design: Design }) {
  const { t } = useTranslation('furniture')
  const { held, walls, sizes } = useSnapshot(design)
  // What there was no place for: another piece is another matter.
  const [failed, setFailed] = useState<string>()
  return (
    <p className="flex min-h-11 flex-wrap items-center gap-2 text-sm text-ink-soft">
      {held ? (
        <>
          <span role="status" className="w-full text-ink empty:hidden">
            {sizes[held.piece]?.mount !== 'wall'
              ? failed === held.piece && t('noFloor')
              : t(walls.length === 0 ? 'needsWall' : 'hangingHint')}
          </span>
          <Button
            size="small"
            data-place-middle=""
            onClick={() => {
              // Arrow keys move it there; this button is gone with the piece.
              if (placeInMiddle(design)) focusPhoto()
              else setFailed(held.piece)
            }}
          >
            {t('placeMiddle')}
          </Button>
          <Button
            size="small"
            variant="quiet"
            onClick={({ detail }) => {
              holdPiece(design, null)
              if (detail === 0) focus(`[data-shelf-piece="${held.piece}"]`)
            }}
          >
            {t('letGo')}
          </Button>
        </>
      ) : (
        t('pressPiece')
      )}
    </p>
  )
}
