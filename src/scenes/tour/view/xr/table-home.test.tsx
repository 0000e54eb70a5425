import { create } from '@react-three/test-renderer'
import { type Mesh, type Object3D, Raycaster, Vector2, Vector3 } from 'three'
import { expect, test, vi } from 'vitest'
import { homePanoramaId } from '../../model/home/home-data.ts'
import { expectClose } from '../../model/testing/fixtures.ts'
import { home, sampleHome } from '../../model/testing/sample-home.ts'
import { TableHome } from './table-home.tsx'
import '../../../../stage/elements.ts'

vi.mock('../dollhouse/home-model.tsx', () => ({ HomeModel: () => null }))

/** As the page opens it, whose files are named for their rooms. */
function openedHome() {
  const document = sampleHome()
  const rooms = document.rooms.map((room) => ({ ...room, file: homePanoramaId(room.id) }))
  return { ...document, rooms }
}

test('the home stands where it was put, and each of its rooms is chosen by its name and by its inside', async () => {
  const onChoose = vi.fn()
  const nothing = () => {}
  const document = openedHome()
  const renderer = await create(
    <TableHome
      {...{ home, document, onChoose, unnamed: 'Room', isShown: true }}
      place={{ current: { at: [2, 0.7, -3], turn: 90 } }}
      {...{ onReady: nothing, onError: nothing, onMiss: nothing }}
    />,
  )
  await renderer.advanceFrames(1, 0.02)
  const root: Object3D = renderer.scene.instance
  root.updateMatrixWorld(true)
  const boards = renderer.scene.findAll(({ instance }) => instance.userData.targets)
  expect(boards.length).toBeGreaterThan(3)
  const box = renderer.scene.find(
    ({ instance }) => (instance as unknown as Mesh).geometry?.type === 'BoxGeometry',
  )
  for (const board of boards) {
    const { position, userData } = board.instance
    const name = board.instance.getWorldPosition(new Vector3())
    // Turned by a quarter to the left: its east lies to the north.
    expectClose(name.toArray(), [2 + position.z, 0.7 + position.y, -3 - position.x])
    const caster = new Raycaster(name, new Vector3(0, -1, 0))
    expect(caster.intersectObject(box.instance)).not.toEqual([])
    const chosen = Object.keys(userData.targets)
    await renderer.fireEvent(box, 'click', { ray: caster.ray })
    await renderer.fireEvent(board.allChildren[0] ?? board, 'click', {
      uv: new Vector2(0.5, 0.5),
      stopPropagation: () => {},
    })
    expect(onChoose.mock.calls.splice(0)).toEqual([chosen, chosen])
  }
})
