import { expect, test } from 'vitest'
import { createProjectStore, type ProjectStore } from './project-store.ts'
import { memoryStorage } from './testing/memory-storage.ts'
import { codec, simpleDocument } from './testing/simple-document.ts'

const home = simpleDocument('home', 'Home', { 'media/a.jpg': 'a', 'media/b.jpg': 'bb' })
const changed = simpleDocument('home', 'Home 2', {
  'media/b.jpg': 'bb',
  'media/c.jpg': 'ccc',
  'media/d.jpg': 'dddd',
})

async function textsOf(store: ProjectStore<typeof home.document>, id = 'home') {
  const { document, getBlob } = await store.open(id)
  const texts = document.files.map(async ({ id }) => (await getBlob(id)).text())
  return [document.name, ...(await Promise.all(texts))]
}

/** A storage on which the home is kept. */
async function savedHome() {
  const made = memoryStorage()
  const store = createProjectStore(made.storage, codec)
  await store.save(home.document, home.getBlob)
  const names = () => [...(made.kept.get('home')?.keys() ?? [])]
  return { ...made, store, names }
}

test('a tour is restored with its media and types, and media are written once', async () => {
  const { store, state } = await savedHome()
  expect(await textsOf(store)).toEqual(['Home', 'a', 'bb'])
  expect((await (await store.open('home')).getBlob('of media/a.jpg')).type).toBe('image/jpeg')
  expect(await store.list()).toMatchObject([{ id: 'home', name: 'Home', count: 2, bytes: 3 }])
  const before = state.writes
  await store.save({ ...home.document, name: 'Other' }, home.getBlob)
  expect(state.writes - before).toBe(1)
})

test('an interrupted save leaves either the former tour or the new one, complete', async () => {
  const outcomes = { Home: 0, 'Home 2': 0 }
  for (let endsAt = 0, isOver = false; !isOver; endsAt++) {
    const { kept, state, steps, store } = await savedHome()
    state.endsAt = steps() + endsAt
    const saving = store.save(changed.document, changed.getBlob)
    isOver = await saving.then(
      () => true,
      () => false,
    )
    const after = createProjectStore(memoryStorage(kept).storage, codec)
    const [name, ...texts] = await textsOf(after)
    expect(texts).toEqual(name === 'Home' ? ['a', 'bb'] : ['bb', 'ccc', 'dddd'])
    outcomes[name as keyof typeof outcomes] += 1
    await after.tidy('home')
    expect(kept.get('home')?.size).toBe(texts.length + 1)
  }
  expect(outcomes.Home).toBeGreaterThan(3)
  expect(outcomes['Home 2']).toBeGreaterThan(0)
})

test('an interrupted first save leaves no tour', async () => {
  for (let endsAt = 0; endsAt < 4; endsAt++) {
    const { storage, kept, state } = memoryStorage()
    state.endsAt = endsAt
    const saving = createProjectStore(storage, codec).save(home.document, home.getBlob)
    await saving.catch(() => {})
    expect(await createProjectStore(memoryStorage(kept).storage, codec).list()).toEqual([])
  }
})

test('leftovers of a first save are swept, unless it may still be running', async () => {
  const { kept, state, steps, store } = await savedHome()
  const other = simpleDocument('other', 'Other', { 'media/x.jpg': 'x', 'media/y.jpg': 'y' })
  state.endsAt = steps() + 2
  await expect(store.save(other.document, other.getBlob)).rejects.toThrow()
  const again = createProjectStore(memoryStorage(kept).storage, codec)
  const written = kept.get('other')?.get('media-of media/x.jpg')?.changed ?? 0
  await again.sweep(written)
  expect([...kept.keys()]).toEqual(['home', 'other'])
  await again.sweep(written + 1)
  expect([...kept.keys()]).toEqual(['home'])
})

test('a full disk is reported, the former tour stays, and partial files are removed', async () => {
  const { state, kept, store, names } = await savedHome()
  const before = names()
  const used = [...(kept.get('home')?.values() ?? [])].reduce((sum, { blob }) => sum + blob.size, 0)
  state.room = used + 4
  const save = store.save(changed.document, changed.getBlob)
  await expect(save).rejects.toMatchObject({ name: 'StorageError', code: 'Full' })
  expect([names(), (await textsOf(store))[0]]).toEqual([before, 'Home'])
  // A tour for which there is no room at all leaves nothing.
  const other = simpleDocument('other', 'Other', { 'media/x.jpg': 'x'.repeat(5000) })
  await expect(store.save(other.document, other.getBlob)).rejects.toThrow('Full')
  expect([...kept.keys()]).toEqual(['home'])
})

test('another file of the same path is stored as another file', async () => {
  const { store } = await savedHome()
  const files = home.document.files.map((file) => ({ ...file, id: `new ${file.path}` }))
  await store.save({ ...home.document, files }, async () => new Blob(['other']))
  expect(await textsOf(store)).toEqual(['Home', 'other', 'other'])
})

test('a tour can be renamed and deleted', async () => {
  const { store } = await savedHome()
  await store.rename('home', 'Casa')
  expect((await store.list()).map(({ id, name }) => `${id}: ${name}`)).toEqual(['home: Casa'])
  await store.delete('home')
  expect(await store.list()).toEqual([])
  await expect(store.open('home')).rejects.toMatchObject({ code: 'Gone' })
  await expect(store.rename('home', 'x')).rejects.toMatchObject({ code: 'Gone' })
})

test('unreadable tours are not listed, newer versions and missing files are reported', async () => {
  const { storage, store } = await savedHome()
  await storage.write('broken', [['tour.json', new Blob(['{'])]])
  await storage.write('newer', [['tour.json', new Blob(['{"version":2,"files":[]}'])]])
  expect((await store.list()).map(({ id }) => id)).toEqual(['home'])
  await expect(store.open('newer')).rejects.toMatchObject({ code: 'Newer' })
  await expect(store.open('broken')).rejects.toMatchObject({ code: 'Damaged' })
  await storage.remove('home', 'media-of media/a.jpg')
  const { getBlob } = await store.open('home')
  await expect(getBlob('of media/a.jpg')).rejects.toMatchObject({ code: 'Gone' })
})
