import {
  CanvasTexture,
  Mesh,
  MeshBasicMaterial,
  PlaneGeometry,
  type Scene,
  SRGBColorSpace,
} from 'three'
import { subscribe } from 'valtio/vanilla'
import { radians } from '../../../../math/angle.ts'
import { headingOf, positionOf } from '../../../../stage/xr/pose.ts'
import { type ArDesign, holdInAr, removeFromAr, turnInAr } from '../../model/ar/ar-design.ts'
import type { Pointing } from '../../model/ar/gesture.ts'
import {
  type Cell,
  cellAt,
  isLeftBehind,
  type PanelPlace,
  panelBeside,
  panelCells,
  panelPixel,
  panelSize,
} from '../../model/ar/panel.ts'
import type { ArStatus } from './ar-status.ts'
import { drawPanel } from './draw-panel.ts'

/** What the panel says, in the visitor's language. */
export interface PanelWords {
  hint: () => string
  actions: Readonly<Record<PanelAction, string>>
  pieces: readonly { id: string; name: string; look: string }[]
}

export type PanelAction = 'turnLeft' | 'turnRight' | 'bring' | 'remove' | 'done'

const actionKeys: readonly PanelAction[] = ['turnLeft', 'turnRight', 'bring', 'remove', 'done']

/** Degrees that a press turns. */
const step = 15
/** Above the furniture, so that a piece never hides it. */
const order = 10

/** The catalogue and what can be done, as a panel in the room: a headset shows no page over it. */
export function createPanel(
  scene: Scene,
  { design, status, words }: { design: ArDesign; status: ArStatus; words: PanelWords },
  { bring, leave }: { bring: () => void; leave: () => void },
) {
  const cells = panelCells(
    words.pieces.map(({ id }) => id),
    actionKeys,
  )
  const canvas = document.createElement('canvas')
  canvas.width = panelSize.width
  canvas.height = panelSize.height
  const texture = new CanvasTexture(canvas)
  texture.colorSpace = SRGBColorSpace
  const geometry = new PlaneGeometry(
    panelSize.metres,
    (panelSize.metres * panelSize.height) / panelSize.width,
  )
  const material = new MeshBasicMaterial({ map: texture, transparent: true, depthTest: false })
  const mesh = new Mesh(geometry, material)
  mesh.renderOrder = order
  mesh.visible = false
  scene.add(mesh)
  let place: PanelPlace | null = null
  let over: Cell | undefined
  let stale = true
  const spoil = () => {
    stale = true
  }
  const pictures = loadPictures(words, spoil)
  const stops = [subscribe(design, spoil), subscribe(status, spoil)]

  const act: Record<PanelAction, () => void> = {
    turnLeft: () => design.selected !== null && turnInAr(design, design.selected, step),
    turnRight: () => design.selected !== null && turnInAr(design, design.selected, -step),
    bring,
    remove: () => design.selected !== null && removeFromAr(design, design.selected),
    done: leave,
  }
  const pixelOf = (ray: Pointing) => place && panelPixel(place, ray)

  return {
    covers: (ray: Pointing) => pixelOf(ray) !== null,
    /** Does what is pressed there. */
    press(ray: Pointing) {
      const pixel = pixelOf(ray)
      const cell = pixel && cellAt(cells, pixel)
      if (!cell) return
      if (cell.kind === 'action') return act[cell.key as PanelAction]()
      const piece = words.pieces.find(({ id }) => id === cell.key)
      if (!piece) return
      const { id, look } = piece
      holdInAr(design, design.held?.piece === id ? null : { piece: id, look })
    },
    /** Follows the visitor, and shows what is pointed at. */
    frame(viewer: ArrayLike<number>, ray: Pointing | null) {
      const [eye, heading] = [positionOf(viewer), headingOf(viewer)]
      if (!place || isLeftBehind(place, eye, heading)) {
        place = panelBeside(eye, heading)
        mesh.position.set(place.at[0], place.at[1], place.at[2])
        mesh.rotation.y = radians(place.turn)
        mesh.visible = true
      }
      const pixel = ray && pixelOf(ray)
      const now = pixel ? cellAt(cells, pixel) : undefined
      if (now !== over) stale = true
      over = now
      if (!stale) return
      stale = false
      drawPanel(canvas, cells, { words, pictures, held: design.held?.piece, over: over?.key })
      texture.needsUpdate = true
    },
    dispose() {
      for (const stop of stops) stop()
      mesh.removeFromParent()
      geometry.dispose()
      material.dispose()
      texture.dispose()
    },
  }
}

function loadPictures({ pieces }: PanelWords, onLoad: () => void): Map<string, HTMLImageElement> {
  return new Map(
    pieces.map(({ id }) => {
      const picture = new Image()
      picture.onload = onLoad
      picture.src = `/models/${id}.webp`
      return [id, picture]
    }),
  )
}
