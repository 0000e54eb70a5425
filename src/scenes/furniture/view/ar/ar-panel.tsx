import type { TFunction } from 'i18next'
import { useEffect, useMemo, useState } from 'react'
import { useSnapshot } from 'valtio'
import type { ShelfPiece } from '../../../../room-photo/model/design/catalog.ts'
import { layOutRow, type PanelItem, panelColors } from '../../../../stage/xr/panel-items.ts'
import type { PanelPlacement } from '../../../../stage/xr/panel-place.ts'
import { XrPanel, type XrPanelProps } from '../../../../stage/xr/xr-panel.tsx'
import { pieceActions, toggleHeld } from '../../model/ar/ar-design.ts'
import { panelHint } from '../../model/ar/hint.ts'
import type { ArOverlayProps } from './ar-overlay.tsx'

export interface ArPanelProps extends ArOverlayProps, Pick<XrPanelProps, 'pointers'> {
  /** The page's words do not reach a canvas by themselves. */
  t: TFunction<'furniture'>
}

const size = { width: 960, height: 960, meters: 0.6 } as const

/** At reach, and so that the room ahead stays free. */
const hanging: PanelPlacement = { away: 0.75, below: 0.28, aside: 32, slack: { away: 1, turn: 90 } }

/**
 * The catalog and what can be done, as a panel in the room that follows the visitor: a headset shows no page over it.
 */
export function ArPanel({ design, pieces, leave, t, pointers }: ArPanelProps) {
  const seen = useSnapshot(design)
  const hint = t(panelHint(seen))
  const held = seen.held?.piece
  const pictures = usePictures(pieces)
  const items = useMemo(() => {
    const names = [...pieceActions.map(({ name }) => name), 'arDone' as const]
    const tiles = pieces.flatMap((piece, at) => tileOf(piece, at, pieces.length, held, pictures))
    return [...headOf(hint), ...tiles, ...footOf(names.map((id) => ({ id, text: t(id) })))]
  }, [hint, pieces, held, pictures, t])

  const press = (id: string) => {
    const { selected } = design
    const piece = pieces.find((each) => each.id === id)
    if (piece) toggleHeld(design, piece)
    else if (id === 'arDone') leave()
    else if (selected !== null) pieceActions.find(({ name }) => name === id)?.run(design, selected)
  }
  return <XrPanel isOnTop {...{ size, hanging, items, pointers }} onPress={press} />
}

type Pictures = Readonly<Record<string, HTMLImageElement>>

/** The pictures of the catalog, as they come. */
function usePictures(pieces: readonly ShelfPiece[]): Pictures {
  const [pictures, setPictures] = useState<Pictures>({})
  useEffect(() => {
    for (const { id } of pieces) {
      const picture = new Image()
      picture.onload = () => setPictures((before) => ({ ...before, [id]: picture }))
      picture.src = `/models/${id}.webp`
    }
  }, [pieces])
  return pictures
}

const { ink, paper } = panelColors
const dark = { button: '#2a2f3a', signal: '#ff7a45' }
const gap = 20
const sides = { x: gap, width: size.width - 2 * gap }
const headHeight = 130
const actionHeight = 110
/** Of a tile, from its lower edge. */
const nameHeight = 46

/** One sentence on the panel's surface. */
const headOf = (hint: string): PanelItem[] => [
  { x: 0, y: 0, width: size.width, height: size.height, fill: ink, radius: 24 },
  { ...sides, y: 16, height: 100, text: hint, sizes: [34, 31, 28, 25], color: paper },
]

/** A piece of the catalog, which lies in three columns. */
function tileOf(
  { id, name }: ShelfPiece,
  at: number,
  count: number,
  held: string | undefined,
  pictures: Pictures,
): PanelItem[] {
  const rows = Math.ceil(count / 3)
  const width = (size.width - 4 * gap) / 3
  const height = (size.height - headHeight - actionHeight - (rows + 1) * gap) / rows
  const x = gap + (at % 3) * (width + gap)
  const y = headHeight + Math.floor(at / 3) * (height + gap)
  const side = height - nameHeight
  const edge = (width: number) => ({ edge: { color: dark.signal, width } })
  const look = held === id ? edge(8) : { over: edge(4) }
  return [
    { x, y, width, height, id, fill: paper, radius: 10, ...look },
    { x: x + (width - side) / 2, y: y + 4, width: side, height: side, picture: pictures[id] },
    {
      x,
      y: y + side - 2,
      width,
      height: nameHeight,
      text: name,
      weight: 600,
      sizes: [27, 25, 23, 21, 19, 18],
    },
  ]
}

/** What can be done, in one row. */
const footOf = (actions: readonly { id: string; text: string; share?: number }[]): PanelItem[] =>
  layOutRow(
    { ...sides, y: size.height - actionHeight - gap, height: actionHeight },
    gap,
    actions,
  ).map((action) => ({
    ...action,
    weight: 600,
    radius: 10,
    fill: dark.button,
    color: paper,
    sizes: [26, 24, 22, 20, 18],
    over: { fill: dark.signal, color: ink },
  }))
