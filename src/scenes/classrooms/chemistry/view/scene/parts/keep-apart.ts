import { type Camera, Matrix4, Vector3 } from 'three'
import { type Label as Box, placeLabels } from '../../../../../../math/place-labels.ts'
import type { Label } from './label.ts'

/** How high the picture is for the layout, whose gaps are meant for pixels. */
const high = 600
const toPicture = new Matrix4()
const at = new Vector3()

/** Where labels lie on the picture: their middles and sizes, in units of the layout; nothing of one that is out of it. */
export function boxesOf(labels: readonly Label[], camera: Camera): (Box | undefined)[] {
  const { wide, perMetre } = scalesOf(camera)
  return labels.map(({ mesh, home, size }) => {
    mesh.parent?.updateWorldMatrix(true, false)
    toPicture.copy(mesh.parent?.matrixWorld ?? toPicture.identity())
    const scale = toPicture.getMaxScaleOnAxis()
    at.copy(home).applyMatrix4(toPicture).applyMatrix4(camera.matrixWorldInverse)
    const depth = -at.z
    at.applyMatrix4(camera.projectionMatrix)
    if (depth <= 0 || Math.abs(at.x) > 1 || Math.abs(at.y) > 1) return undefined
    return {
      x: ((at.x + 1) / 2) * wide,
      y: ((1 - at.y) / 2) * high,
      width: (size.width * scale * perMetre) / depth,
      height: (size.height * scale * perMetre) / depth,
    }
  })
}

/**
 * Puts labels that face the eye where none lies over another, however they are looked at, each as near to its own place as
 * there is room. Those that are out of the picture stay where they are.
 */
export function keepApart(labels: readonly Label[], camera: Camera): void {
  const shown = labels.filter(({ mesh }) => mesh.visible)
  const boxes = boxesOf(shown, camera)
  const { wide } = scalesOf(camera)
  const places = placeLabels(
    boxes.filter((box) => box !== undefined),
    { width: wide, height: high },
  )
  for (const [index, { mesh, home }] of shown.entries()) {
    mesh.position.copy(home)
    const place = boxes[index] && places.shift()
    if (place && mesh.parent) {
      toPicture.copy(mesh.parent.matrixWorld)
      at.copy(home).applyMatrix4(toPicture).project(camera)
      at.set((place.x / wide) * 2 - 1, 1 - (place.y / high) * 2, at.z)
      mesh.position.copy(at.unproject(camera).applyMatrix4(toPicture.invert()))
    }
    mesh.updateMatrixWorld()
  }
}

/** Of a picture: how wide it is for its height, and units to a metre a metre away. */
function scalesOf({ projectionMatrix: { elements } }: Camera) {
  const [across = 1, up = 1] = [elements[0], elements[5]]
  return { wide: (high * up) / across, perMetre: (high * up) / 2 }
}
