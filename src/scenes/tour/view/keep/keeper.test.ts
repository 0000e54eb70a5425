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

async function textsOf(keeper: ReturnType<typeof createKeeper<typeof home.document>>, id = 'home') {
  const { document, getBlob } = await keeper.open(id)
  const texts = document.files.map(async ({ id }) => (await getBlob(id)).text())
  return [document.name, ...(await Promise.all(texts))]
}

/** A shelf on which the home is kept. */
async function keptHome() {
  const made = memoryShelf()
  const keeper = createKeeper(made.shelf, codec)
  await keeper.save(home.document, home.getBlob)
  const names = () => [...(made.kept.get('home')?.keys() ?? [])]
  return { ...made, keeper, names }
}

test('a tour comes back with its media and their types, and media are written once', async () => {
  const { keeper, state } = await keptHome()
  expect(await textsOf(keeper)).toEqual(['Home', 'a', 'bb'])
  expect((await (await keeper.open('home')).getBlob('of media/a.jpg')).type).toBe('image/jpeg')
  expect(await keeper.list()).toMatchObject([{ id: 'home', name: 'Home', rooms: 2, bytes: 3 }])
  const before = state.writes
  await keeper.save({ ...home.document, name: 'Other' }, home.getBlob)
  expect(state.writes - before).toBe(1)
})

test('ended after any step, it is the former tour or the new one, whole', async () => {
  const outcomes = { Home: 0, 'Home 2': 0 }
  for (let endsAt = 0, isOver = false; !isOver; endsAt++) {
    const { kept, state, steps, keeper } = await keptHome()
    state.endsAt = steps() + endsAt
    const saving = keeper.save(changed.document, changed.getBlob)
    isOver = await saving.then(
      () => true,
      () => false,
    )
    const after = createKeeper(memoryShelf(kept).shelf, codec)
    const [name, ...texts] = await textsOf(after)
    expect(texts).toEqual(name === 'Home' ? ['a', 'bb'] : ['bb', 'ccc', 'dddd'])
    outcomes[name as keyof typeof outcomes] += 1
    await after.tidy('home')
    expect(kept.get('home')?.size).toBe(texts.length + 1)
  }
  expect(outcomes.Home).toBeGreaterThan(3)
  expect(outcomes['Home 2']).toBeGreaterThan(0)
})

test('ended while it is kept first, there is no tour, and none in the list', async () => {
  for (let endsAt = 0; endsAt < 4; endsAt++) {
    const { shelf, kept, state } = memoryShelf()
    state.endsAt = endsAt
    const saving = createKeeper(shelf, codec).save(home.document, home.getBlob)
    await saving.catch(() => {})
    expect(await createKeeper(memoryShelf(kept).shelf, codec).list()).toEqual([])
  }
})

test('what is left of a first keeping is swept away, unless it may still be at it', async () => {
  const { kept, state, steps, keeper } = await keptHome()
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
  const { state, kept, keeper, names } = await keptHome()
  const before = names()
  const used = [...(kept.get('home')?.values() ?? [])].reduce((sum, { blob }) => sum + blob.size, 0)
  state.room = used + 4
  const save = keeper.save(changed.document, changed.getBlob)
  await expect(save).rejects.toMatchObject({ name: 'KeepFault', code: 'Full' })
  expect([names(), (await textsOf(keeper))[0]]).toEqual([before, 'Home'])
  // A tour for which there is no room at all leaves nothing.
  const other = simpleDocument('other', 'Other', { 'media/x.jpg': 'x'.repeat(5000) })
  await expect(keeper.save(other.document, other.getBlob)).rejects.toThrow('Full')
  expect([...kept.keys()]).toEqual(['home'])
})

test('another file of the same path is another file', async () => {
  const { keeper } = await keptHome()
  const files = home.document.files.map((file) => ({ ...file, id: `new ${file.path}` }))
  await keeper.save({ ...home.document, files }, async () => new Blob(['other']))
  expect(await textsOf(keeper)).toEqual(['Home', 'other', 'other'])
})

test('renamed, duplicated, deleted', async () => {
  const { keeper } = await keptHome()
  await keeper.rename('home', 'Casa')
  await keeper.duplicate('home', { id: 'copy', name: 'Casa (2)' })
  const listed = (await keeper.list()).map(({ id, name }) => `${id}: ${name}`)
  expect(listed).toEqual(['copy: Casa (2)', 'home: Casa'])
  await keeper.delete('home')
  expect(await textsOf(keeper, 'copy')).toEqual(['Casa (2)', 'a', 'bb'])
  await expect(keeper.open('home')).rejects.toMatchObject({ code: 'Gone' })
  await expect(keeper.rename('home', 'x')).rejects.toMatchObject({ code: 'Gone' })
})

test('what cannot be read is not listed, a later version is named, and a file that was taken away is missed', async () => {
  const { shelf, keeper } = await keptHome()
  await shelf.write('broken', 'tour.json', new Blob(['{']))
  await shelf.write('newer', 'tour.json', new Blob(['{"version":2,"files":[]}']))
  expect((await keeper.list()).map(({ id }) => id)).toEqual(['home'])
  await expect(keeper.open('newer')).rejects.toMatchObject({ code: 'Newer' })
  await expect(keeper.open('broken')).rejects.toMatchObject({ code: 'Damaged' })
  await shelf.remove('home', 'media-of media/a.jpg')
  const { getBlob } = await keeper.open('home')
  await expect(getBlob('of media/a.jpg')).rejects.toMatchObject({ code: 'Gone' })
})
