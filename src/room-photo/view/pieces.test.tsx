import { create } from '@react-three/test-renderer'
import { Mesh } from 'three'
import { beforeEach, expect, test, vi } from 'vitest'
import type { Item } from '../model/design/item.ts'
import { itemOf, sizes } from '../model/testing/samples.ts'
import { Pieces } from './pieces.tsx'
import '../../stage/elements.ts'

const models = vi.hoisted(() => ({ log: [] as string[] }))
vi.mock('./piece-model.ts', () => ({
  async loadModel(id: string) {
    models.log.push(`load ${id}`)
    if (id === 'lost') throw new Error('404')
    const mesh = new Mesh()
    return {
      meshes: [mesh],
      async dress(variant: string) {
        if (variant === 'torn') throw new Error('no such material')
        return [mesh.material]
      },
      dispose: () => models.log.push(`free ${id}`),
    }
  },
}))

beforeEach(() => {
  models.log = []
  vi.spyOn(console, 'warn').mockImplementation(() => {})
})

const sofa = (id: number, more: Partial<Item> = {}) => itemOf({ ...more, id })

test('pieces are told when they are in the scene, and those of the next photo go on with their models', async () => {
  const shown: number[][] = []
  const missing: string[] = []
  const room = (items: readonly Item[]) => (
    <Pieces
      {...{ items, sizes }}
      dress={() => {}}
      onMissing={(piece) => missing.push(piece)}
      onShown={(now) => shown.push(now.map(({ id }) => id))}
    />
  )
  const renderer = await create(room([sofa(1), sofa(2)]))
  await vi.waitFor(() => expect(shown.at(-1)).toEqual([1, 2]))
  const show = async (items: readonly Item[], ids: readonly number[]) => {
    shown.length = 0
    await renderer.update(room(items))
    await vi.waitFor(() => expect(shown.at(-1)).toEqual(ids))
  }
  await show([sofa(201), sofa(202)], [201, 202])
  await show([], [])
  expect(models.log).toEqual(['load sofa', 'free sofa'])
  // What cannot be loaded, or worn, is told by its piece.
  await show([sofa(401, { variant: 'torn' }), sofa(402, { piece: 'lost' })], [])
  await vi.waitFor(() => expect(missing.toSorted()).toEqual(['lost', 'sofa']))
})
