import { create } from '@react-three/test-renderer'
import { type Object3D, Raycaster, Vector3 } from 'three'
import { expect, test, vi } from 'vitest'
import { homePanoramaId } from '../../model/home/home-data.ts'
import { expectClose } from '../../model/testing/fixtures.ts'
import { home, sampleHome } from '../../model/testing/sample-home.ts'
import { TableHome } from './table-home.tsx'
import '../../../../stage/elements.ts'

vi.mock('../dollhouse/home-model.tsx', () => ({ HomeModel: () => null }))

// The tests' document knows no faces.
Object.assign(document, { fonts: new EventTarget() })

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
      {...{ onReady: nothing, onError: nothing }}
    />,
  )
  await renderer.advanceFrames(1, 0.02)
  const root: Object3D = renderer.scene.instance
  root.updateMatrixWorld(true)
  const tagsOf = () => renderer.scene.findAll(({ instance }) => instance.userData.control)
  await vi.waitFor(() => expect(tagsOf().length).toBeGreaterThan(3))
  const tags = tagsOf()
  const insides = renderer.scene.findAll(({ props }) => 'rotation-x' in props)
  for (const { instance: object, parent: panel } of tags) {
    const { position } = panel?.instance.parent?.parent ?? object
    const name = (panel?.instance ?? object).getWorldPosition(new Vector3())
    // Turned by a quarter to the left: its east lies to the north.
    expectClose(name.toArray(), [2 + position.z, 0.7 + position.y, -3 - position.x])
    const caster = new Raycaster(name, new Vector3(0, -1, 0))
    const below = insides.filter(({ instance }) => caster.intersectObject(instance).length > 0)
    expect(below).toHaveLength(1)
    const chosen = [object.userData.control.name]
    for (const inside of below) await renderer.fireEvent(inside, 'click')
    if (panel) await renderer.fireEvent(panel, 'click', { object, stopPropagation: nothing })
    expect(onChoose.mock.calls.splice(0)).toEqual([chosen, chosen])
  }
})
