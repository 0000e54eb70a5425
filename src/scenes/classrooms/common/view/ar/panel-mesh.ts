import { Mesh, MeshBasicMaterial, PlaneGeometry } from 'three'
import {
  cellAt,
  footOf,
  layOutPanel,
  type PanelCell,
  type PanelContent,
  panelSize,
} from '../../model/xr-panel.ts'
import { print } from '../scene/textures.ts'
import { drawPanel } from './draw-panel.ts'

/** A panel in the room, drawn anew when what it holds has changed, or what is pointed at. */
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
    /** The button under a place of the mesh. @param u, v  from its lower left corner, 0 to 1 */
    cellAt: (u: number, v: number) => cellAt(cells, u, v),
    /** Whether a place of the mesh is on the panel, which is as high as what it holds. @param v  from below, 0 to 1 */
    isOn: (v: number) => (1 - v) * panelSize.height <= footOf(cells),
    /** @param over  the id of the button that is pointed at */
    show(content: PanelContent, over?: string) {
      const now = JSON.stringify([content, over])
      if (now === drawn) return
      drawn = now
      shown = content
      cells = layOutPanel(content)
      draw((context) => drawPanel(context, content, cells, over))
    },
    dispose() {
      geometry.dispose()
      material.dispose()
      texture.dispose()
    },
  }
}

export type PanelMesh = ReturnType<typeof createPanelMesh>
