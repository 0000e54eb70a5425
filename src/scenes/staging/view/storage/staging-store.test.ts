import 'fake-indexeddb/auto'
import { ref } from 'valtio/vanilla'
import { expect, test } from 'vitest'
import type { StagedPictures } from '../../model/job.ts'
import { createStaging } from '../../model/staging.ts'
import { createStagingStore } from './staging-store.ts'

const pictureOf = (share: number): StagedPictures => {
  const [clean, labelled, thumb, before, changed] = Array.from('abcde', (name) => new Blob([name]))
  if (!clean || !labelled || !thumb || !before || !changed) throw new Error('five pictures')
  return ref({ clean, labelled, thumb, before, changed, share })
}

test('a staged picture is written again when it was drawn anew, and goes with its job', async () => {
  const staging = createStaging()
  const store = createStagingStore()
  const kept = async () => (await store.read())?.jobs.map(({ picture }) => picture?.share)
  expect(await kept()).toBeUndefined()
  staging.jobs.push({ id: 1, picture: pictureOf(0.1) } as never)
  await store.write(staging)
  expect(await kept()).toEqual([0.1])
  Object.assign(staging.jobs[0] ?? {}, { picture: pictureOf(0.2) })
  await store.write(staging)
  expect(await kept()).toEqual([0.2])
  staging.jobs.length = 0
  await store.write(staging)
  expect(await kept()).toEqual([])
})

test('a photo that took the number of one that another session left is written over it', async () => {
  const photo = (name: string) =>
    ({ id: 7, name, file: ref(new Blob([name])), kind: 'guess' }) as never
  for (const name of ['left', 'new']) {
    const staging = createStaging()
    staging.photos.push(photo(name))
    await createStagingStore().write(staging)
  }
  expect(await (await createStagingStore().read())?.photos[0]?.file.text()).toBe('new')
})
