import { type Camera, stillCamera } from '../camera.ts'
import type { Vector } from '../vector.ts'

/** A picture of `public/pictures`, the room it shows and the camera of assets/blender/shots that it was rendered with. */
export interface Shot {
  room: 'living' | 'bedroom' | 'classroom' | 'town_hall'
  position: Vector
  target: Vector
  /** millimetres on a 36 mm sensor */
  lens: number
  /** horizon in the lens and verticals vertical; otherwise tilted */
  level: boolean
}

export const shots = {
  'hero-living-room': {
    room: 'living',
    position: [1.3, -0.55, 1.5],
    target: [-3.6, -0.62, 0.97],
    lens: 26,
    level: true,
  },
  'real-estate': {
    room: 'living',
    position: [-0.75, -1.75, 1.5],
    target: [2.75, 1.15, 1.15],
    lens: 23,
    level: true,
  },
  'property-tours': {
    room: 'living',
    position: [3.55, 1.75, 1.5],
    target: [-1, -1.55, 1.15],
    lens: 22,
    level: true,
  },
  'furniture-placement': {
    room: 'living',
    position: [-0.62, -0.85, 1.4],
    target: [-2.3, 1.95, 0.74],
    lens: 27,
    level: true,
  },
  'virtual-staging': {
    room: 'bedroom',
    position: [2.2, -1.35, 1.45],
    target: [-1.9, 0.3, 0.9],
    lens: 22,
    level: true,
  },
  education: {
    room: 'classroom',
    position: [2.66, -0.8, 1.46],
    target: [0.2, -0.16, 0.8],
    lens: 31,
    level: true,
  },
  politics: {
    room: 'town_hall',
    position: [1.3, -1.05, 1.5],
    target: [-0.25, 0.12, 0.8],
    lens: 29,
    level: false,
  },
} as const satisfies Record<string, Shot>

export type ShotName = keyof typeof shots

/** The panorama of the living room: where its camera stands; the middle of the picture looks north. */
export const panorama = {
  file: 'public/panoramas/sample-living-room.jpg',
  room: 'living',
  position: [-0.15, -0.08, 1.5] as Vector,
} as const

/** The camera of a picture. */
export function cameraOf(name: ShotName): Camera {
  const { position, target, lens, level } = shots[name]
  return stillCamera(position, target, lens, level)
}

/** The best version of a picture there is. */
export const fileOf = (name: ShotName): string => `public/pictures/${name}-1920.webp`
