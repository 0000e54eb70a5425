import { expect, test } from 'vitest'
import { usualCamera } from '../../furniture/model/room/from-match.ts'
import { usualLight } from '../../furniture/model/room/light.ts'
import { sunOf } from '../../furniture/model/room/sun.ts'
import { plainTexture } from '../../furniture/model/room/texture.ts'
import { noOutline } from '../../furniture/model/walls/outline.ts'
import { designOfJob, editOf } from './edit.ts'
import type { Job } from './job.ts'
import { countsOf, manifestOf } from './manifest.ts'
import type { StagingPhoto } from './photo.ts'
import { outlineOf } from './room/box.ts'

const camera = usualCamera(4 / 3)
const size = { width: 400, height: 300 }
const sofa = { id: 1, piece: 'sofa', look: 'sage', x: 0.5, z: -4, turn: 90, scale: 1.1 }
const print = { ...sofa, id: 2, piece: 'print', look: '', lift: 1.2, wall: 3 }
const job: Job = {
  ...{ id: 1, photo: 1, style: 'industrial', kind: 'guess', seed: 3, state: 'done', fault: null },
  ...{ stagedAs: 'office', items: [sofa, print], leftOut: [], edit: null, picture: null },
}
const names = { sofa: 'Modern Sofa', print: 'Framed print' }
const about = {
  ...{ job, names, share: 0.12345, now: 1_700_000_000_000 },
  photo: { name: 'a.jpg', size, camera },
  sizes: {
    sofa: { width: 2, depth: 1, height: 0.8 },
    print: { width: 0.6, depth: 0.03, height: 0.8 },
  },
}

test('the manifest says what was added, how large, where, and when', () => {
  expect(manifestOf(about)).toMatchObject({
    format: 'realia-staging',
    date: '2023-11-14T22:13:20.000Z',
    photo: { name: 'a.jpg', width: 400, height: 300 },
    ...{ style: 'industrial', room: 'office', seed: 3, editedByHand: false, changedShare: 0.123 },
    added: [
      {
        ...{ piece: 'sofa', name: 'Modern Sofa', look: 'sage', turn: 90 },
        size: { width: 2.2, depth: 1.1, height: expect.closeTo(0.88) },
        position: { x: 0.5, y: 0, z: -4 },
      },
      { piece: 'print', position: { y: 1.2 } },
    ],
  })
})

test('what was changed by hand is what was added', () => {
  const edit = { items: [print], camera, sun: sunOf(usualLight), covers: [] }
  const manifest = manifestOf({ ...about, job: { ...job, edit } })
  expect(manifest.editedByHand).toBe(true)
  expect(manifest.added.map(({ piece }) => piece)).toEqual(['print'])
})

test('photos of one room are said to show one arrangement', () => {
  const shared = manifestOf({ ...about, together: ['b.jpg'] })
  expect(shared.sameArrangementIn).toEqual(['b.jpg'])
  expect(manifestOf(about)).not.toHaveProperty('sameArrangementIn')
})

test('pieces are counted by name', () => {
  expect(countsOf([sofa, print, sofa], names)).toEqual([
    { name: 'Modern Sofa', count: 2 },
    { name: 'Framed print', count: 1 },
  ])
})

test('a staged photo goes to the furniture editor and back, with walls to hang pieces on', () => {
  const look = { size, light: usualLight, texture: plainTexture, match: null, outline: noOutline }
  const photo: StagingPhoto = {
    ...{
      id: 1,
      name: 'a.jpg',
      file: new Blob(),
      known: null,
      furnished: false,
      kind: 'guess',
      look,
      roomBy: 'hand',
    },
    room: {
      outline: outlineOf({ left: -2, right: 3, back: -5, front: 0.5 }),
      ...{ height: 2.5, openings: [], views: [{ camera, photo: size }] },
    },
  }
  const design = designOfJob(job, photo, look)
  expect(design.items).toEqual([sofa, print])
  // The print hangs on the back wall, which faces the camera.
  expect(design.walls.find(({ id }) => id === print.wall)).toMatchObject({ turn: 0, distance: 5 })
  design.items.pop()
  expect(editOf(design)).toEqual({ items: [sofa], camera, sun: sunOf(usualLight), covers: [] })
  expect(job.items).toHaveLength(2)
})
