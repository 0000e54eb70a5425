import { Group, PerspectiveCamera, Vector3 } from 'three'
import { expect, test } from 'vitest'
import { radians } from '../../../../math/angle.ts'
import { createRandom } from '../../../../math/random.ts'
import { fromUpright, vectorOf } from '../../model/camera/angles.ts'
import { directionToScreen } from '../../model/camera/screen.ts'
import { createCamera } from '../../model/camera/tour-camera.ts'
import { anglesOfPicturePoint, picturePointOf } from '../../model/picture/flat-picture.ts'
import { expectClose } from '../../model/testing/fixtures.ts'
import { fieldOfView } from '../../model/zoom.ts'
import { hangPicture, uprightMatrix, viewRotation } from './place-picture.ts'

/** Where a point of what a holder holds is drawn: −1…1 to the right and up. */
function drawnAt(holder: Group, camera: PerspectiveCamera, point: Vector3): [number, number] {
  holder.updateMatrixWorld()
  camera.updateMatrixWorld()
  const { x, y } = holder.localToWorld(point).project(camera)
  return [x, y]
}

test('a picture round the visitor is drawn where its marks are, with level and roll', () => {
  const dice = createRandom(9)
  for (let run = 0; run < 30; run += 1) {
    const look = { yaw: dice() * 360 - 180, pitch: dice() * 120 - 60 }
    const roll = dice() * 360 - 180
    const mark = { yaw: look.yaw + dice() * 20 - 10, pitch: look.pitch + dice() * 20 - 10 }
    const fov = fieldOfView(70 + dice() * 150)
    const seen = { ...createCamera(), width: 1200, height: 400, fov, viewDirection: look, roll }
    const { x, y } = directionToScreen(seen, mark) ?? { x: 0, y: 0 }
    const level = { pitch: dice() * 40 - 20, roll: dice() * 40 - 20 }
    const camera = new PerspectiveCamera(fov, 3, 0.01, 10)
    camera.rotation.copy(viewRotation(look, roll))
    const holder = new Group()
    holder.setRotationFromMatrix(uprightMatrix(level))
    // Marks are kept upright, so that the level of the picture leaves them where they are.
    const point = new Vector3(...fromUpright(vectorOf(mark), level))
    expectClose(drawnAt(holder, camera, point), [x / 600, -y / 200], 6)
  }
})

test('a flat picture fits, and its marks stay on it', () => {
  const file = { width: 400, height: 300 }
  const corner = anglesOfPicturePoint([1, 0], file)
  const [u = 0, v = 0] = picturePointOf(corner, file) ?? []
  const camera = new PerspectiveCamera(fieldOfView(100), 4 / 3, 0.01, 10)
  const cornerAt = (yaw: number) => {
    const holder = new Group()
    hangPicture(holder, file, { x: 0, y: -radians(yaw) }, 4 / 3)
    return drawnAt(holder, camera, new Vector3(u - 0.5, 0.5 - v, 0))
  }
  expectClose(cornerAt(0), [0.94, 0.94])
  // Turned, its right edge goes back and so does the mark.
  const [x, y] = cornerAt(-40)
  expect(x).toBeLessThan(0.8)
  expect(y).toBeLessThan(0.94)
})
