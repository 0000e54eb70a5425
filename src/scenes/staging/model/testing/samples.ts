import { ref } from 'valtio/vanilla'
import { defaultCamera } from '../../../../room-photo/model/estimate/estimate-camera.ts'
import { noNoiseOrBlur } from '../../../../room-photo/model/estimate/noise-and-blur.ts'
import { defaultRoomLight } from '../../../../room-photo/model/light.ts'
import { noRoomFound, type PhotoAnalysis } from '../../../../room-photo/model/photo-file.ts'
import { outlineOf } from '../../../../room-photo/model/wall.ts'
import type { Job, StagedPictures } from '../job.ts'
import type { StagingPhoto } from '../photo.ts'
import type { StagingRoom } from '../room.ts'

import { addPhoto, createStaging } from '../staging.ts'

export const size = { width: 400, height: 300 }
export const camera = defaultCamera(4 / 3)
export const analysis: PhotoAnalysis = {
  ...{ size, light: defaultRoomLight, texture: noNoiseOrBlur, ...noRoomFound },
  match: { camera, confidence: 'good' },
}
export const roomOf = (box = { left: -2, right: 2, back: -5, front: 0.5 }): StagingRoom => ({
  ...{ outline: outlineOf(box), height: 2.5, openings: [], views: [{ camera, photo: size }] },
})
export const sofa = {
  ...{ id: 1, piece: 'modern-sofa', variant: 'sage', x: 0.5, z: -4, turn: 90, scale: 1.1 },
}
export const blob = new Blob(['x'])
export const picture: StagedPictures = ref({
  ...{ clean: blob, labelled: blob, thumb: blob, before: blob, changed: blob, share: 0.2 },
})

/** A staging of photos by name, each of which has been looked at where told so. */
export function photosOf(names: readonly string[], about: Partial<StagingPhoto> = {}) {
  const staging = createStaging()
  for (const name of names) addPhoto(staging, { name, file: blob })
  // Not `structuredClone`: what a store has held has stores within, and they cannot be cloned.
  for (const photo of staging.photos) Object.assign(photo, JSON.parse(JSON.stringify(about)))
  const [a, b, c] = staging.photos as [StagingPhoto, StagingPhoto, StagingPhoto]
  return { staging, a, b, c }
}

export const finish = (jobs: Job[]): void => {
  for (const job of jobs) Object.assign(job, { state: 'done', picture })
}
