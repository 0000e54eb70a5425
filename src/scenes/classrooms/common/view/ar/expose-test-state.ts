import { Box3, type Object3D, Vector3 } from 'three'
import { panelSize } from '../../model/xr-panel.ts'
import type { PanelMesh } from './panel-mesh.ts'

/** Where the middle of each thing of the scene is in the room, metres. */
export function exposePartPositions(
  { dataset }: HTMLElement,
  parts: Readonly<Record<string, Object3D>>,
): void {
  const box = new Box3()
  const middles = Object.entries(parts).map(([id, part]) => [
    id,
    box.setFromObject(part).getCenter(new Vector3()).toArray(),
  ])
  dataset.things = JSON.stringify(Object.fromEntries(middles))
}

/** Where each button of the panel is in the room, metres, and what stands on it, as data for browser tests. */
export function exposePanelState(
  { dataset }: HTMLElement,
  panel: PanelMesh,
  { isPlaced, aims }: { isPlaced: boolean; aims: boolean },
): void {
  dataset.aims = String(aims)
  dataset.placed = String(isPlaced)
  if (!isPlaced) return
  const metres = panelSize.metres / panelSize.width
  const targets = panel.cells().flatMap(({ id, x, y, width, height }) => {
    if (id === undefined) return []
    const at = new Vector3(
      (x + width / 2 - panelSize.width / 2) * metres,
      (panelSize.height / 2 - y - height / 2) * metres,
      0,
    )
    return [[id, panel.mesh.localToWorld(at).toArray()]]
  })
  dataset.targets = JSON.stringify(Object.fromEntries(targets))
  dataset.labels = JSON.stringify(panel.cells().map(({ id = '', label }) => [id, label]))
  dataset.paragraphs = JSON.stringify(panel.content()?.paragraphs ?? [])
}
