import { useEffect, useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useSnapshot } from 'valtio'
import { createOrbitControl, type OrbitControl } from '../../../../math/orbit-view.ts'
import { type CatalogPiece, sizesOf } from '../../../../room-photo/model/design/catalog.ts'
import { type HeldPiece, itemOf } from '../../../../room-photo/model/design/design.ts'
import { createShowroomView, showroomView } from '../../../../room-photo/model/showroom-config.ts'
import { LiveRoom } from '../../../../room-photo/view/live-room.tsx'
import { attachOrbit, isShortcut } from '../../../../stage/gestures.ts'
import { IconButton } from '../../../../ui/button/icon-button.tsx'
import { ArrowRightIcon } from '../../../../ui/icons/shell.tsx'
import { ArrowDownIcon, ArrowLeftIcon, ArrowUpIcon } from '../../../../ui/icons/tools.tsx'
import { Picture, PlainPicture } from '../../../../ui/picture/picture.tsx'
import { furnitureConfig } from '../../config.ts'
import {
  createLiveRoom,
  exchangePiece,
  grabPiece,
  type LiveRoom as LiveRoomModel,
  movePieceBy,
  placeInRoom,
} from '../../model/live-room.ts'
import { fetchLiveRoom, loadScene } from './fetch-live-room.ts'

const { style, first } = furnitureConfig.liveRoom

type LiveRoomState = ReturnType<typeof useLiveRoom>

/**
 * The live room, and the piece that stands in it.
 * @param pieces  all that there are
 */
export function useLiveRoom(pieces: readonly CatalogPiece[]) {
  const [view] = useState(createShowroomView)
  const [held, hold] = useState<HeldPiece>(first)
  const [room] = useState(() => createLiveRoom(sizesOf(pieces), view))
  useEffect(() => exchangePiece(room, held), [room, held])
  return { view, held, hold, room }
}

interface LiveRoomProps {
  state: LiveRoomState
  /** the catalog; `alt` tells what the picture of a piece shows */
  pieces: readonly (CatalogPiece & { alt: string })[]
}

/** The piece in the room and its variant. */
function shownIn({ state: { held }, pieces }: LiveRoomProps) {
  const piece = pieces.find(({ id }) => id === held.piece)
  return { piece, variant: piece?.variants.find(({ id }) => id === held.variant) }
}

/** A furnished room in which a sofa lands; it is moved along the floor by pointer and keys. */
export function FurnitureRoom({ state, pieces }: LiveRoomProps) {
  const { t } = useTranslation('furniture')
  const { piece, variant } = shownIn({ state, pieces })
  const { view, room } = state
  const control = useMemo(() => createOrbitControl(view, showroomView), [view])
  const attach = useMemo(
    () => (frame: HTMLElement, orbit: OrbitControl) => attachRoom(frame, orbit, room),
    [room],
  )
  const values = { name: piece?.name ?? '', colour: variant?.name ?? '' }
  return (
    <LiveRoom
      poster={
        piece?.id === first.piece ? (
          <Picture
            folder="styles"
            name={style}
            alt={t('livePoster')}
            sizes="(min-width: 80rem) 690px, (min-width: 64rem) 56vw, calc(100vw - 2.5rem)"
            priority
          />
        ) : (
          piece && (
            <PlainPicture
              file={`/models/${piece.id}`}
              alt={piece.alt}
              width={512}
              height={512}
              className="mx-auto h-full w-auto object-contain p-6"
            />
          )
        )
      }
      load={loadScene}
      fetch={fetchLiveRoom}
      props={{ room }}
      name={piece?.id ?? ''}
      control={control}
      attach={attach}
      controls={
        <fieldset aria-label={`${values.name}: ${t('move')}`} className="flex items-center">
          <span aria-hidden="true" className="kind mr-1">
            {t('move')}
          </span>
          {moves.map(([name, Icon, way]) => (
            <IconButton key={name} name={t(name)} onClick={() => movePieceBy(room, ways[way])}>
              <Icon />
            </IconButton>
          ))}
        </fieldset>
      }
      label={t('liveRoom', values)}
      help={t('liveHelp')}
      loading={t('liveLoading', values)}
    />
  )
}

const step = 0.1

/** Directions as one looks at the room. */
const ways = {
  ArrowLeft: { right: -step, ahead: 0 },
  ArrowRight: { right: step, ahead: 0 },
  ArrowUp: { right: 0, ahead: step },
  ArrowDown: { right: 0, ahead: -step },
} as const

const moves = [
  ['moveLeft', ArrowLeftIcon, 'ArrowLeft'],
  ['moveRight', ArrowRightIcon, 'ArrowRight'],
  ['moveAway', ArrowUpIcon, 'ArrowUp'],
  ['moveNear', ArrowDownIcon, 'ArrowDown'],
] as const

/** The gestures of the view, before which a drag of the piece and the arrow keys move it. */
function attachRoom(frame: HTMLElement, control: OrbitControl, room: LiveRoomModel): () => void {
  const stop = new AbortController()
  const options = { signal: stop.signal, capture: true }
  let drag: ReturnType<typeof grabPiece> = null
  const pixel = ({ clientX, clientY }: PointerEvent) => {
    const { left, top } = frame.getBoundingClientRect()
    return { x: clientX - left, y: clientY - top }
  }
  const end = () => {
    drag = null
  }
  frame.addEventListener(
    'pointerdown',
    (event) => {
      if (event.button !== 0 || !event.isPrimary) return
      const { width, height } = frame.getBoundingClientRect()
      drag = grabPiece(room, { width, height }, pixel(event))
      if (!drag) return
      event.stopPropagation()
      event.preventDefault()
      frame.focus({ preventScroll: true })
      frame.setPointerCapture(event.pointerId)
    },
    options,
  )
  frame.addEventListener('pointermove', (event) => drag?.(pixel(event)), options)
  for (const type of ['pointerup', 'pointercancel'] as const)
    frame.addEventListener(type, end, options)
  frame.addEventListener(
    'keydown',
    (event) => {
      const way = ways[event.key as keyof typeof ways]
      if (!way || event.shiftKey || isShortcut(event) || event.target !== frame) return
      event.preventDefault()
      event.stopPropagation()
      movePieceBy(room, way)
    },
    options,
  )
  const detach = attachOrbit(frame, control)
  return () => {
    stop.abort()
    detach()
  }
}

/** What can stand in the room, in which color, and where it stands. */
export function RoomChoices({ state, pieces }: LiveRoomProps) {
  const { t } = useTranslation('furniture')
  const { piece, variant } = shownIn({ state, pieces })
  const sofa = pieces.find(({ id }) => id === first.piece)
  if (!piece || !sofa) return null
  // Between wall and table there is room for what is as deep as the sofa.
  const fitting = pieces.filter(({ depth }) => depth <= sofa.depth + 0.05)
  const choose = (piece: string, variant = '') => state.hold({ piece, variant })
  return (
    <div className="needs-scripts flex flex-col gap-4">
      <fieldset className="min-w-0">
        <legend className="kind">{t('livePieces')}</legend>
        <div className="-mx-5 mt-2 flex gap-3 overflow-x-auto px-5 py-1 [scrollbar-width:none] sm:-mx-8 sm:px-8 lg:mx-0 lg:grid lg:grid-cols-7 lg:gap-2 lg:px-0">
          {fitting.map(({ id, name, variants }) => (
            <button
              key={id}
              type="button"
              aria-label={name}
              title={name}
              aria-pressed={id === piece.id}
              onClick={() => choose(id, variants[0]?.id)}
              className="w-20 shrink-0 rounded border bg-surface hover:border-ink aria-pressed:border-signal lg:w-auto"
            >
              <PlainPicture
                file={`/models/small/${id}`}
                alt=""
                width={256}
                height={256}
                lazy
                late
                className="aspect-square h-auto w-full object-contain p-1"
              />
            </button>
          ))}
        </div>
      </fieldset>
      <fieldset>
        <legend className="kind">{t('look')}</legend>
        <div className="mt-2 flex flex-wrap gap-2">
          {piece.variants.map(({ id, name }) => (
            <button
              key={id}
              type="button"
              aria-pressed={id === variant?.id}
              onClick={() => choose(piece.id, id)}
              className="min-h-9 rounded border border-line px-3 text-sm transition-colors hover:border-ink aria-pressed:border-ink aria-pressed:bg-ink aria-pressed:text-paper pointer-coarse:min-h-11"
            >
              {name}
            </button>
          ))}
        </div>
      </fieldset>
      <p role="status" className="min-h-4 font-kind text-xs text-ink-soft">
        {piece.name}, {variant?.name}. <Place room={state.room} />
      </p>
    </div>
  )
}

/** Where the piece stands, in words. */
function Place({ room: { design, id } }: Pick<LiveRoomState, 'room'>) {
  const { t } = useTranslation('furniture')
  const item = itemOf(useSnapshot(design), id)
  return item && t('inRoom', placeInRoom(item))
}
