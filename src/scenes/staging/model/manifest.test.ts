import { expect, test } from 'vitest'
import { defaultRoomLight, sunFromLight } from '../../../room-photo/model/light.ts'
import { designOfJob, toStagingDesign } from './edit.ts'
import type { Job } from './job.ts'
import { countsOf, manifestOf } from './manifest.ts'
import { analysis, camera, photosOf, roomOf, size, sofa } from './testing/samples.ts'

const print = { ...sofa, id: 2, piece: 'print', variant: '', lift: 1.2, wall: 3 }
const job: Job = {
  ...{ id: 1, photo: 1, style: 'industrial', seed: 3, state: 'done', fault: null },
  ...{ stagedAs: 'office', items: [sofa, print], leftOut: [], edit: null, picture: null },
}
const names = { 'modern-sofa': 'Modern Sofa', print: 'Framed Print' }
const sizes = {
  'modern-sofa': { width: 2, depth: 1, height: 0.8 },
  print: { width: 0.6, depth: 0.03, height: 0.8 },
}
const about = {
  ...{ job, names, sizes, share: 0.12345, now: 1_700_000_000_000 },
  photo: { name: 'a.jpg', size, camera },
}
const byHand = { camera, sun: sunFromLight(defaultRoomLight), occluders: [] }

test('the manifest says what was added, how large, where, and when', () => {
  expect(manifestOf(about)).toMatchObject({
    ...{ format: 'realia-staging', date: '2023-11-14T22:13:20.000Z' },
    photo: { name: 'a.jpg', width: 400, height: 300 },
    ...{ style: 'industrial', room: 'office', seed: 3, editedByHand: false, changedShare: 0.123 },
    added: [
      {
        ...{ piece: 'modern-sofa', name: 'Modern Sofa', variant: 'sage', turn: 90 },
        size: { width: 2.2, depth: 1.1, height: expect.closeTo(0.88) },
        position: { x: 0.5, y: 0, z: -4 },
      },
      { piece: 'print', position: { y: 1.2 } },
    ],
  })
  expect(countsOf([sofa, print, sofa], names)).toEqual([
    { name: 'Modern Sofa', count: 2 },
    { name: 'Framed Print', count: 1 },
  ])
})

test('what was changed by hand is what was added, and photos of one room show one arrangement', () => {
  const edited = { ...job, edit: { ...byHand, items: [print] } }
  const manifest = manifestOf({ ...about, job: edited, together: ['b.jpg'] })
  expect(manifest).toMatchObject({ editedByHand: true, sameArrangementIn: ['b.jpg'] })
  expect(manifest.added.map(({ piece }) => piece)).toEqual(['print'])
  expect(manifestOf(about)).not.toHaveProperty('sameArrangementIn')
})

test('a staged photo goes to the furniture editor and back, with walls to hang pieces on', () => {
  const unmatched = { ...analysis, match: null }
  const { a } = photosOf(['a.jpg'], { analysis: unmatched, roomBy: 'hand', room: roomOf() })
  const design = designOfJob(job, a, unmatched, {})
  expect(design.items).toEqual([sofa, print])
  // The print hangs on the back wall, which faces the camera.
  expect(design.walls.find(({ id }) => id === print.wall)).toMatchObject({ turn: 0, distance: 5 })
  design.items.pop()
  expect(toStagingDesign(design)).toEqual({ ...byHand, items: [sofa] })
  expect(job.items).toHaveLength(2)
})
