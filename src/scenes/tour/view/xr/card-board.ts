import { Raycaster, Vector3 } from 'three'
import { radians } from '../../../../math/angle.ts'
import type { Vector3 as Place } from '../../../../math/vector.ts'
import {
  buttonAt,
  type CardContent,
  type CardPose,
  cardButtonRects,
  cardMargin,
  cardPoseFor,
  cardSize,
  cardTextArea,
  isLeftBehind,
} from '../../model/xr/card.ts'
import type { Ray } from '../../model/xr/controls.ts'
import { colours, createBoard, fillBox, writeIn } from './board.ts'

const labelLook = {
  sizes: [27, 25, 23, 21, 19],
  weight: 500,
  colour: '#ffffff',
  align: 'center',
} as const

/** What is said and can be pressed, on a card that stays within reach of the visitor. */
export function createCardBoard() {
  const board = createBoard(cardSize)
  const { mesh } = board
  mesh.visible = false
  mesh.rotation.order = 'YXZ'
  const caster = new Raycaster()
  let cells = cardButtonRects([])
  let place: CardPose | null = null

  const draw = (context: CanvasRenderingContext2D, content: CardContent, over: string | null) => {
    const { width, height } = cardSize
    fillBox(context, { x: 0, y: 0, width, height }, 20, colours.paper)
    const wide = { x: cardMargin, width: cardTextArea.width }
    const title = { sizes: [34, 30, 26], weight: 600, colour: colours.ink, align: 'left' } as const
    writeIn(context, content.title, { ...wide, y: 28, height: 50 }, title)
    const text = { ...title, sizes: [29, 26, 24, 22, 20], weight: 400 }
    writeIn(
      context,
      content.text,
      { ...wide, y: cardTextArea.y, height: cardTextArea.height },
      text,
    )
    for (const cell of cells) {
      fillBox(context, cell, 10, cell.id === over ? colours.signal : colours.ink)
      const inner = { ...cell, x: cell.x + 10, width: cell.width - 20 }
      writeIn(context, cell.label, inner, labelLook)
    }
  }

  return {
    mesh,
    cells: () => cells,
    show(content: CardContent, over: string | null) {
      cells = cardButtonRects(content.buttons)
      board.draw({ content, over }, (context) => draw(context, content, over))
    },
    /** Follows the visitor. */
    follow(eye: Place, heading: number) {
      if (place && !isLeftBehind(place, eye, heading)) return
      place = cardPoseFor(eye, heading)
      mesh.position.set(...place.at)
      mesh.rotation.set(radians(place.tilt), radians(place.turn), 0, 'YXZ')
      mesh.updateMatrixWorld()
      mesh.visible = true
    },
    /** What a ray meets: the id of a button; '' for the card beside its buttons; null where it passes it. */
    at({ origin, direction }: Ray): string | null {
      if (!mesh.visible) return null
      caster.set(new Vector3(...origin), new Vector3(...direction))
      const [hit] = caster.intersectObject(mesh)
      return hit?.uv ? (buttonAt(cells, hit.uv.x, hit.uv.y) ?? '') : null
    },
    dispose: () => board.dispose(),
  }
}

export type CardBoard = ReturnType<typeof createCardBoard>
