import { Mesh, MeshBasicMaterial, PlaneGeometry } from 'three'
import {
  layOutPanel,
  type PanelCell,
  type PanelContent,
  panelHead,
  panelSize,
  panelWords,
  roomForWords,
} from '../../model/panel.ts'
import { fitTexts, heightOf, leading, type SetText } from '../../model/panel-text.ts'
import { print } from '../scene/textures.ts'

const ink = '#14171f'
const paper = '#f7f5f0'
const signal = '#c23e12'

/** A board in the room, drawn anew when what it holds has changed. */
export function createPanelMesh() {
  const { texture, draw } = print(panelSize.width, panelSize.height)
  const geometry = new PlaneGeometry(
    panelSize.metres,
    (panelSize.metres * panelSize.height) / panelSize.width,
  )
  const material = new MeshBasicMaterial({ map: texture, transparent: true })
  const mesh = new Mesh(geometry, material)
  let drawn = ''
  let cells: PanelCell[] = []
  let shown: PanelContent | undefined
  return {
    mesh,
    cells: () => cells,
    /** What it holds now. */
    content: () => shown,
    /** Whether a place of the mesh is on the board, which is as high as what it holds. @param v  from below, 0 to 1 */
    isOn: (v: number) => (1 - v) * panelSize.height <= footOf(cells),
    show(content: PanelContent) {
      const now = JSON.stringify(content)
      if (now === drawn) return
      drawn = now
      shown = content
      cells = layOutPanel(content)
      draw((context) => fill(context, content, cells))
    },
    dispose() {
      geometry.dispose()
      material.dispose()
      texture.dispose()
    },
  }
}

/** Where the board ends below, pixels from its top. */
const footOf = (cells: readonly PanelCell[]) =>
  cells.reduce((foot, { y, height }) => Math.max(foot, y + height + 26), panelHead)

/** Of what stands on a button, pixels. */
const labelSizes = [26, 24, 22, 20] as const
const { side, from: wordsFrom, space, sizes: wordSizes } = panelWords

function fill(
  context: CanvasRenderingContext2D,
  { title, paragraphs, said }: PanelContent,
  cells: readonly PanelCell[],
) {
  const { width, height } = panelSize
  const family = getComputedStyle(document.body).fontFamily
  const measure = (weight: number) => (line: string, size: number) => {
    context.font = `${weight} ${size}px ${family}`
    return context.measureText(line).width
  }
  context.clearRect(0, 0, width, height)
  context.fillStyle = paper
  context.beginPath()
  context.roundRect(0, 0, width, footOf(cells), 16)
  context.fill()
  context.textBaseline = 'top'
  context.textAlign = 'left'
  context.fillStyle = ink
  context.font = `600 38px ${family}`
  context.fillText(title, side, 30, width - 2 * side)
  const texts = [...paragraphs, said]
  const room = roomForWords(texts.length)
  let top = wordsFrom
  for (const [at, told] of fitTexts(texts, room, wordSizes, measure(500)).entries()) {
    const isSaid = at === paragraphs.length
    context.fillStyle = isSaid ? signal : ink
    write(context, told, `${isSaid ? 500 : 400} ${told.size}px ${family}`, side, top)
    top += heightOf(told) + space
  }
  for (const { x, y, width: wide, height: high, label, id, on } of cells) {
    const isButton = id !== undefined
    if (isButton) {
      context.fillStyle = on ? signal : ink
      context.beginPath()
      context.roundRect(x, y, wide, high, 8)
      context.fill()
    }
    context.fillStyle = isButton ? '#ffffff' : ink
    context.textAlign = isButton ? 'center' : 'left'
    const [name] = fitTexts([label], { width: wide - 16, height: high }, labelSizes, measure(500))
    if (!name) continue
    const from = isButton ? x + wide / 2 : x
    write(context, name, `500 ${name.size}px ${family}`, from, y + (high - heightOf(name)) / 2)
  }
}

/** Writes lines one below the other, each in the middle of its height. */
function write(
  context: CanvasRenderingContext2D,
  { size, lines }: SetText,
  font: string,
  x: number,
  y: number,
) {
  context.font = font
  context.textBaseline = 'middle'
  for (const [at, line] of lines.entries())
    context.fillText(line, x, y + (at + 0.5) * size * leading)
}
