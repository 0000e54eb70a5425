import { expect, test } from 'vitest'
import { createKeeper } from './keeper.ts'
import { memoryShelf } from './testing/memory-shelf.ts'
import { codec, simpleDocument } from './testing/simple-document.ts'

const home = simpleDocument('home', 'Home', { 'media/a.jpg': 'a', 'media/b.jpg': 'bb' })
const changed = simpleDocument('home', 'Home 2', {
  'media/b.jpg': 'bb',
  'media/c.jpg': 'ccc',
  'media/d.jpg': 'dddd',
})

async function textsOf(keeper: ReturnType<typeof createKeeper<typeof home.document>>, id: string) {
  const { document, getBlob } = await keeper.open(id)
  const texts = document.files.map(async ({ id }) => (await getBlob(id)).text())
  return { name: document.name, texts: await Promise.all(texts) }
}

test('a tour comes back with its media and their types', async () => {
  const { shelf } = memoryShelf()
  const keeper = createKeeper(shelf, codec)
  await keeper.save(home.document, home.getBlob)
  expect(await textsOf(keeper, 'home')).toEqual({ name: 'Home', texts: ['a', 'bb'] })
  expect((await (await keeper.open('home')).getBlob('of media/a.jpg')).type).toBe('image/jpeg')
  const [listed] = await keeper.list()
  expect(listed).toMatchObject({ id: 'home', name: 'Home', rooms: 2, bytes: 3 })
})

test('media are written once', async () => {
  const { shelf, state } = memoryShelf()
  const keeper = createKeeper(shelf, codec)
  await keeper.save(home.document, home.getBlob)
  const before = state.writes
  await keeper.save({ ...home.document, name: 'Other' }, home.getBlob)
  expect(state.writes - before).toBe(1)
})

test('ended after any step, it is the former tour or the new one, whole', async () => {
  const outcomes = { former: 0, new: 0 }
  for (let endsAt = 0; ; endsAt++) {
    const { shelf, kept, state, steps } = memoryShelf()
    const keeper = createKeeper(shelf, codec)
    await keeper.save(home.document, home.getBlob)
    state.endsAt = steps() + endsAt
    const outcome = await keeper.save(changed.document, changed.getBlob).catch(() => 'ended')
    const after = memoryShelf(kept)
    const found = await textsOf(createKeeper(after.shelf, codec), 'home')
    if (found.name === 'Home') expect(found.texts).toEqual(['a', 'bb'])
    else expect(found).toEqual({ name: 'Home 2', texts: ['bb', 'ccc', 'dddd'] })
    outcomes[found.name === 'Home' ? 'former' : 'new'] += 1
    await createKeeper(after.shelf, codec).tidy('home')
    expect(kept.get('home')?.size).toBe(found.texts.length + 1)
    if (outcome !== 'ended') break
  }
  expect(outcomes.former).toBeGreaterThan(3)
  expect(outcomes.new).toBeGreaterThan(0)
})

test('ended while it is kept first, there is no tour, and none in the list', async () => {
  for (let endsAt = 0; endsAt < 4; endsAt++) {
    const { shelf, kept, state } = memoryShelf()
    state.endsAt = endsAt
    await createKeeper(shelf, codec)
      .save(home.document, home.getBlob)
      .catch(() => {})
    expect(await createKeeper(memoryShelf(kept).shelf, codec).list()).toEqual([])
  }
})

test('what is left of a first keeping is swept away, unless it may still be at it', async () => {
  const { shelf, kept, state, steps } = memoryShelf()
  const keeper = createKeeper(shelf, codec)
  await keeper.save(home.document, home.getBlob)
  const other = simpleDocument('other', 'Other', { 'media/x.jpg': 'x', 'media/y.jpg': 'y' })
  state.endsAt = steps() + 2
  await expect(keeper.save(other.document, other.getBlob)).rejects.toThrow()
  const again = createKeeper(memoryShelf(kept).shelf, codec)
  const written = kept.get('other')?.get('media-of media/x.jpg')?.changed ?? 0
  await again.sweep(written)
  expect([...kept.keys()]).toEqual(['home', 'other'])
  await again.sweep(written + 1)
  expect([...kept.keys()]).toEqual(['home'])
})

test('a full disk is said, the former tour stays, and half of the new one does not take its room', async () => {
  const { shelf, state, kept } = memoryShelf()
  const keeper = createKeeper(shelf, codec)
  await keeper.save(home.document, home.getBlob)
  const before = [...(kept.get('home')?.keys() ?? [])]
  const used = [...(kept.get('home')?.values() ?? [])].reduce((sum, { blob }) => sum + blob.size, 0)
  state.room = used + 4
  const save = keeper.save(changed.document, changed.getBlob)
  await expect(save).rejects.toMatchObject({ name: 'KeepFault', code: 'Full' })
  expect([...(kept.get('home')?.keys() ?? [])]).toEqual(before)
  expect((await textsOf(keeper, 'home')).name).toBe('Home')
  // A tour for which there is no room at all leaves nothing.
  const other = simpleDocument('other', 'Other', { 'media/x.jpg': 'x'.repeat(5000) })
  await expect(keeper.save(other.document, other.getBlob)).rejects.toThrow('Full')
  expect([...kept.keys()]).toEqual(['home'])
})

test('another file of the same path is another file', async () => {
  const { shelf } = memoryShelf()
  const keeper = createKeeper(shelf, codec)
  await keeper.save(home.document, home.getBlob)
  const files = home.document.files.map((file) => ({ ...file, id: `new ${file.path}` }))
  await keeper.save({ ...home.document, files }, async () => new Blob(['other']))
  expect((await textsOf(keeper, 'home')).texts).toEqual(['other', 'other'])
})

test('what an undo could bring back stays until the session ends', async () => {
  const { shelf, kept } = memoryShelf()
  const keeper = createKeeper(shelf, codec)
  await keeper.save(home.document, home.getBlob)
  await keeper.save(changed.document, changed.getBlob)
  expect(kept.get('home')?.has('media-of media/a.jpg')).toBe(true)
  await keeper.tidy('home')
  expect(kept.get('home')?.has('media-of media/a.jpg')).toBe(false)
})

test('renamed, duplicated, deleted', async () => {
  const { shelf } = memoryShelf()
  const keeper = createKeeper(shelf, codec)
  await keeper.save(home.document, home.getBlob)
  await keeper.rename('home', 'Casa')
  await keeper.duplicate('home', { id: 'copy', name: 'Casa (2)' })
  expect((await keeper.list()).map(({ id, name }) => [id, name])).toEqual([
    ['copy', 'Casa (2)'],
    ['home', 'Casa'],
  ])
  await keeper.delete('home')
  expect(await textsOf(keeper, 'copy')).toEqual({ name: 'Casa (2)', texts: ['a', 'bb'] })
  await expect(keeper.open('home')).rejects.toMatchObject({ code: 'Gone' })
  await expect(keeper.rename('home', 'x')).rejects.toMatchObject({ code: 'Gone' })
})

test('a document that cannot be read is not listed, and one of a later version is named', async () => {
  const { shelf } = memoryShelf()
  const keeper = createKeeper(shelf, codec)
  await shelf.write('broken', 'tour.json', new Blob(['{']))
  await shelf.write('newer', 'tour.json', new Blob(['{"version":2,"files":[]}']))
  expect(await keeper.list()).toEqual([])
  await expect(keeper.open('newer')).rejects.toMatchObject({ code: 'Newer' })
  await expect(keeper.open('broken')).rejects.toMatchObject({ code: 'Damaged' })
})

test('a file that was taken away is missed when it is asked for', async () => {
  const { shelf } = memoryShelf()
  const keeper = createKeeper(shelf, codec)
  await keeper.save(home.document, home.getBlob)
  await shelf.remove('home', 'media-of media/a.jpg')
  const { getBlob } = await keeper.open('home')
  await expect(getBlob('of media/a.jpg')).rejects.toMatchObject({ code: 'Gone' })
})
