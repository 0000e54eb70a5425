import { useFrame } from '@react-three/fiber'
import type { TFunction } from 'i18next'
import { useCallback, useEffect, useMemo, useState } from 'react'
import { useSnapshot } from 'valtio'
import { radians } from '../../../../math/angle.ts'
import { useHead } from '../../../../stage/xr/head.ts'
import { toLines } from '../../../../stage/xr/set-text.ts'
import { XrPanel, type XrPanelProps } from '../../../../stage/xr/xr-panel.tsx'
import {
  bringHere,
  removeFromAr,
  toggleHeld,
  turnInAr,
  turnStep,
} from '../../model/ar/ar-design.ts'
import { panelHint } from '../../model/ar/hint.ts'
import {
  type Cell,
  cellAt,
  isLeftBehind,
  type PanelPlace,
  panelBeside,
  panelCells,
  panelSize,
} from '../../model/ar/panel.ts'
import type { ArOverlayProps } from './ar-overlay.tsx'

const { width, height } = panelSize
const colours = { ink: '#14171f', paper: '#f7f5f0', soft: '#2a2f3a', signal: '#ff7a45' }

type Pictures = ReadonlyMap<string, HTMLImageElement>

export interface ArPanelProps extends ArOverlayProps {
  /** The page's words do not reach a canvas by themselves. */
  t: TFunction<'furniture'>
  onHover: NonNullable<XrPanelProps<Cell>['onHover']>
}

/** The catalogue and what can be done, as a panel in the room that follows the visitor: a headset shows no page over it. */
export function ArPanel({ design, pieces, leave, t, onHover }: ArPanelProps) {
  const head = useHead()
  const seen = useSnapshot(design)
  const hint = t(panelHint(seen))
  const held = seen.held?.piece
  const pictures = usePictures(pieces)
  const [place, setPlace] = useState<PanelPlace>()
  const cells = useMemo(() => {
    const actions = [
      { id: 'turnLeft', name: t('turnLeft') },
      { id: 'turnRight', name: t('turnRight') },
      { id: 'bring', name: t('arBring') },
      { id: 'remove', name: t('remove') },
      { id: 'done', name: t('arDone') },
    ]
    return panelCells(pieces, actions)
  }, [pieces, t])
  const draw = useCallback(
    (context: CanvasRenderingContext2D, over: string | undefined) =>
      drawPanel(context, cells, { hint, pictures, held, over }),
    [cells, hint, pictures, held],
  )
  useFrame(() => {
    if (!head.current) return
    const { eye, heading } = head.current
    if (!place || isLeftBehind(place, eye, heading)) setPlace(panelBeside(eye, heading))
  })

  const press = ({ id }: Cell) => {
    const { selected } = design
    const piece = pieces.find((each) => each.id === id)
    if (piece) toggleHeld(design, piece)
    else if (id === 'done') leave()
    else if (id === 'bring') bringHere(design)
    else if (selected === null) return
    else if (id === 'remove') removeFromAr(design, selected)
    else turnInAr(design, selected, id === 'turnLeft' ? turnStep : -turnStep)
  }
  return (
    place && (
      <XrPanel
        isOnTop
        size={panelSize}
        foot={height}
        cellAt={(u, v) => cellAt(cells, { x: u * width, y: (1 - v) * height })}
        draw={draw}
        onPress={press}
        onHover={onHover}
        position={place.at}
        rotation-y={radians(place.turn)}
      />
    )
  )
}

/** The pictures of the catalogue, as they come. */
function usePictures(pieces: ArOverlayProps['pieces']): Pictures {
  const [pictures, setPictures] = useState<Pictures>(new Map())
  useEffect(() => {
    for (const { id } of pieces) {
      const picture = new Image()
      picture.onload = () => setPictures((before) => new Map(before).set(id, picture))
      picture.src = `/models/${id}.webp`
    }
  }, [pieces])
  return pictures
}

interface PanelState {
  hint: string
  pictures: Pictures
  /** Ids of the held piece, and of what is pointed at. */
  held: string | undefined
  over: string | undefined
}

/** Draws the panel anew: a sentence, the catalogue, and what can be done. */
function drawPanel(context: CanvasRenderingContext2D, cells: readonly Cell[], state: PanelState) {
  const { hint, pictures, held, over } = state
  const family = getComputedStyle(document.body).fontFamily
  const box = (
    colour: string,
    { x, y, width, height }: Omit<Cell, 'kind' | 'id' | 'name'>,
    radius = 10,
  ) => {
    context.fillStyle = colour
    context.beginPath()
    context.roundRect(x, y, width, height, radius)
    context.fill()
  }
  /** Writes text round a middle, in as many lines as its width asks for. */
  const write = (text: string, font: string, [x, y, width]: readonly [number, number, number]) => {
    context.font = `${font} ${family}`
    const line = 1.15 * Number.parseInt(font.slice(4), 10)
    const lines = toLines(text, width, (part) => context.measureText(part).width)
    for (const [at, part] of lines.entries())
      context.fillText(part, x, y + (at - (lines.length - 1) / 2) * line, width)
  }
  context.clearRect(0, 0, width, height)
  box(colours.ink, { x: 0, y: 0, width, height }, 24)
  context.textAlign = 'center'
  context.textBaseline = 'middle'
  context.fillStyle = colours.paper
  write(hint, '500 34px', [width / 2, 66, width - 60])
  for (const cell of cells) {
    const { x, y, id } = cell
    const isPiece = cell.kind === 'piece'
    box(isPiece ? colours.paper : over === id ? colours.signal : colours.soft, cell)
    const [middle, side] = [x + cell.width / 2, cell.height - 46]
    const picture = isPiece && pictures.get(id)
    if (picture) context.drawImage(picture, middle - side / 2, y + 4, side, side)
    if (isPiece && (held === id || over === id)) {
      context.strokeStyle = colours.signal
      context.lineWidth = held === id ? 8 : 4
      context.strokeRect(x + 4, y + 4, cell.width - 8, cell.height - 8)
    }
    context.fillStyle = isPiece || over === id ? colours.ink : colours.paper
    const at = isPiece ? y + cell.height - 26 : y + cell.height / 2
    write(cell.name, isPiece ? '600 27px' : '600 26px', [middle, at, cell.width - 12])
  }
}
