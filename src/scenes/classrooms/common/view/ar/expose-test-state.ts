import { Box3, type Object3D, Vector3 } from 'three'
import type { LessonModel } from '../../model/lesson.ts'
import { type PanelCell, type PanelContent, panelSize } from '../../model/xr-panel.ts'

/** Where the middle of each thing of the scene is in the room, metres. */
export function exposePartPositions(
  { dataset }: HTMLElement,
  scene: Object3D,
  { objects }: Pick<LessonModel, 'objects'>,
): void {
  const box = new Box3()
  const middles = objects.flatMap(({ id }) => {
    const thing = scene.getObjectByName(id)
    return thing ? [[id, box.setFromObject(thing).getCenter(new Vector3()).toArray()]] : []
  })
  dataset.things = JSON.stringify(Object.fromEntries(middles))
}

/** Where each button of the panel is in the room, metres, and what stands on it, as data for browser tests. */
export function exposePanelState(
  { dataset }: HTMLElement,
  panel: Object3D,
  { paragraphs }: PanelContent,
  cells: readonly PanelCell[],
): void {
  const metres = panelSize.metres / panelSize.width
  panel.updateWorldMatrix(true, false)
  const targets = cells.flatMap(({ id, x, y, width, height }) => {
    if (id === undefined) return []
    const at = new Vector3(
      (x + width / 2 - panelSize.width / 2) * metres,
      (panelSize.height / 2 - y - height / 2) * metres,
      0,
    )
    return [[id, panel.localToWorld(at).toArray()]]
  })
  dataset.targets = JSON.stringify(Object.fromEntries(targets))
  dataset.labels = JSON.stringify(cells.map(({ id = '', label }) => [id, label]))
  dataset.paragraphs = JSON.stringify(paragraphs)
}
