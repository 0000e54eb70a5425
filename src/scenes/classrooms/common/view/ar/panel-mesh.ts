import { Mesh, MeshBasicMaterial, PlaneGeometry } from 'three'
import { layOutPanel, type PanelCell, type PanelContent, panelSize } from '../../model/panel.ts'
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
  const material = new MeshBasicMaterial({ map: texture })
  const mesh = new Mesh(geometry, material)
  let drawn = ''
  let cells: PanelCell[] = []
  return {
    mesh,
    cells: () => cells,
    show(content: PanelContent) {
      const now = JSON.stringify(content)
      if (now === drawn) return
      drawn = now
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

function fill(
  context: CanvasRenderingContext2D,
  { title, text, said }: PanelContent,
  cells: readonly PanelCell[],
) {
  const { width, height } = panelSize
  const family = getComputedStyle(document.body).fontFamily
  context.fillStyle = paper
  context.fillRect(0, 0, width, height)
  context.textBaseline = 'top'
  context.textAlign = 'left'
  context.fillStyle = ink
  context.font = `600 38px ${family}`
  context.fillText(title, 36, 30, width - 72)
  context.font = `400 29px ${family}`
  const end = write(context, text, 36, 86, width - 72, 36)
  context.fillStyle = signal
  context.font = `500 27px ${family}`
  write(context, said, 36, Math.max(end + 10, 236), width - 72, 33)
  context.textBaseline = 'middle'
  for (const { x, y, width: wide, height: high, label, command, on } of cells) {
    if (command) {
      context.fillStyle = on ? signal : ink
      context.beginPath()
      context.roundRect(x, y, wide, high, 8)
      context.fill()
    }
    context.fillStyle = command ? '#ffffff' : ink
    context.font = `500 26px ${family}`
    context.textAlign = command ? 'center' : 'left'
    context.fillText(label, command ? x + wide / 2 : x, y + high / 2, wide - 16)
  }
}

/** Writes words in as many lines as they need. @returns where the next line would begin */
function write(
  context: CanvasRenderingContext2D,
  text: string,
  x: number,
  y: number,
  width: number,
  line: number,
): number {
  let row = ''
  let at = y
  for (const word of text.split(' ')) {
    const longer = row === '' ? word : `${row} ${word}`
    if (row !== '' && context.measureText(longer).width > width) {
      context.fillText(row, x, at)
      at += line
      row = word
    } else row = longer
  }
  context.fillText(row, x, at)
  return at + line
}
