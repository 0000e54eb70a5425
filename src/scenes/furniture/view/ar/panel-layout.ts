import { inRow, type PanelItem, panelColors } from '../../../../stage/xr/panel-items.ts'
import type { Hanging } from '../../../../stage/xr/panel-place.ts'

export const panelSize = { width: 960, height: 960, meters: 0.6 } as const

/** At reach, and so that the room ahead stays free. */
export const panelHanging: Hanging = {
  ...{ away: 0.75, below: 0.28, aside: 32 },
  slack: { away: 1, turn: 90 },
}

const gap = 20
const headHeight = 130
const actionHeight = 110
/** Of a tile, from its lower edge. */
const nameHeight = 46
const dark = { button: '#2a2f3a', signal: '#ff7a45' }

interface Named {
  id: string
  name: string
}

interface PanelContent {
  hint: string
  pieces: readonly Named[]
  actions: readonly Named[]
  /** Ids of the piece in hand. */
  held?: string | undefined
  /** Of the pieces, as far as they have come. */
  pictures: ReadonlyMap<string, HTMLImageElement>
}

/** A sentence, the catalog in three columns, and what can be done in one row. */
export function layOutPanel(content: PanelContent): PanelItem[] {
  const { hint, pieces, actions, held, pictures } = content
  const { width, height } = panelSize
  const { ink, paper } = panelColors
  const rows = Math.ceil(pieces.length / 3)
  const tile = {
    width: (width - 4 * gap) / 3,
    height: (height - headHeight - actionHeight - (rows + 1) * gap) / rows,
  }
  const sides = { x: gap, width: width - 2 * gap }
  const foot = { ...sides, y: height - actionHeight - gap, height: actionHeight }
  return [
    { x: 0, y: 0, width, height, fill: ink, radius: 24 },
    { ...sides, y: 16, height: 100, text: hint, sizes: [34, 31, 28, 25], color: paper },
    ...pieces.flatMap(({ id, name }, at): PanelItem[] => {
      const x = gap + (at % 3) * (tile.width + gap)
      const y = headHeight + Math.floor(at / 3) * (tile.height + gap)
      const side = tile.height - nameHeight
      const edge = { color: dark.signal, width: 4 }
      const chosen = { edge: { ...edge, width: 8 } }
      return [
        {
          ...{ ...tile, x, y, id, fill: paper, radius: 10 },
          ...(held === id ? chosen : { over: { edge } }),
        },
        {
          ...{ x: x + (tile.width - side) / 2, y: y + 4, width: side, height: side },
          picture: pictures.get(id),
        },
        {
          ...{ ...tile, x, y: y + side - 2, height: nameHeight, text: name, weight: 600 },
          sizes: [27, 25, 23, 21, 19, 18],
        },
      ]
    }),
    ...inRow<Named & { share?: number }>(foot, gap, actions).map(({ name, ...button }) => ({
      ...{ ...button, text: name, weight: 600, radius: 10 },
      ...{ fill: dark.button, color: paper, sizes: [26, 24, 22, 20, 18] },
      over: { fill: dark.signal, color: ink },
    })),
  ]
}
