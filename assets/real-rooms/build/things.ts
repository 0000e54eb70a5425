import type { FloorPlace } from '../../../src/room-photo/model/camera.ts'
import type { Dice } from '../describe/dice.ts'
import { near } from '../describe/surfaces.ts'
import {
  type Frame,
  frameOnFloor,
  leant,
  type Material,
  type SceneBuilder,
  type Uvd,
} from './scene.ts'

/** What stands about: its place, turn in radians and size along, up and to the front, meters. */
export interface Thing {
  kind: keyof typeof things
  place: FloorPlace
  turn: number
  size: readonly [along: number, up: number, front: number]
}

interface Draft {
  size: readonly [number, number, number]
  build: (scene: SceneBuilder, frame: Frame) => void
}

const plain = (color: string, roughness = 0.6): Material => ({ color, roughness })

/** Boxes low to high, around the middle of the thing. */
const boxAt = (scene: SceneBuilder, frame: Frame, material: number) => (low: Uvd, high: Uvd) =>
  scene.box(frame, low, high, material, 'thing')

/** Things that people leave behind or bring first. */
export const things = {
  'moving-boxes': (dice: Dice): Draft => {
    const [w, h, d] = [dice.between(0.35, 0.55), dice.between(0.3, 0.42), dice.between(0.3, 0.45)]
    const stacked = dice.whole(1, 3)
    const color = near(dice, '#b08a5c', 18)
    const turns = Array.from({ length: stacked }, () => dice.normal(0, 0.12))
    return {
      size: [w, h * stacked, d],
      build: (scene, frame) => {
        const card = scene.material(plain(color, 0.85))
        const tape = scene.material(plain('#cdb48a', 0.3))
        turns.forEach((turn, at) => {
          const own = { ...frameOnFloor({ x: 0, z: 0 }, 0), ...turnedAbout(frame, turn) }
          boxAt(scene, own, card)([-w / 2, at * h, -d / 2], [w / 2, (at + 1) * h - 0.004, d / 2])
          boxAt(
            scene,
            own,
            tape,
          )([-w / 2 - 0.001, (at + 0.75) * h, -0.025], [w / 2 + 0.001, (at + 1) * h - 0.002, 0.025])
        })
      },
    }
  },
  chair: (dice: Dice): Draft => {
    const color = dice.pick(['#8a5a38', '#2b2927', '#e8e5df', '#b98a58'])
    return {
      size: [0.44, 0.86, 0.48],
      build: (scene, frame) => {
        const wood = scene.material(plain(color, 0.45))
        const box = boxAt(scene, frame, wood)
        box([-0.21, 0.43, -0.2], [0.21, 0.46, 0.23])
        for (const [u, d, top] of [
          [-0.19, 0.2, 0.43],
          [0.19, 0.2, 0.43],
          [-0.19, -0.19, 0.86],
          [0.19, -0.19, 0.86],
        ] as const)
          box([u - 0.018, 0, d - 0.018], [u + 0.018, top, d + 0.018])
        for (const v of [0.6, 0.7, 0.8]) box([-0.19, v, -0.2], [0.19, v + 0.05, -0.18])
      },
    }
  },
  ladder: (dice: Dice): Draft => {
    const high = dice.between(1.2, 1.9)
    const color = dice.pick(['#c8cacc', '#d9a03a', '#b98a58'])
    return {
      size: [0.48, high, 0.8],
      build: (scene, frame) => {
        const metal = scene.material(plain(color, 0.4))
        const lean = 0.2
        for (const side of [1, -1]) {
          const foot = side > 0 ? 0.38 : -0.38
          for (const u of [-0.2, 0.2])
            scene.bar(frame, [u * 1.15, 0, foot], [u, high, side * 0.03], 0.02, metal, 'thing', 6)
          for (let v = 0.28; v < high - 0.05; v += 0.28) {
            const d = foot + (side * 0.03 - foot) * (v / high)
            scene.box(
              frame,
              [-0.21, v, d - (side > 0 ? 0.04 : 0.01)],
              [0.21, v + 0.025, d + (side > 0 ? 0.04 : 0.01)],
              metal,
              'thing',
            )
          }
        }
        scene.box(frame, [-0.2, high - 0.03, -0.09], [0.2, high, 0.09 + lean * 0], metal, 'thing')
      },
    }
  },
  bag: (dice: Dice): Draft => {
    const color = dice.pick(['#1f1f22', '#2f4c7a', '#efeeea', '#5c5f48'])
    const [r, h] = [dice.between(0.16, 0.24), dice.between(0.28, 0.5)]
    return {
      size: [2 * r, h, 2 * r],
      build: (scene, frame) => {
        const skin = scene.material(plain(color, 0.35))
        const profile = [
          [0.8, 0],
          [1, 0.2],
          [0.97, 0.5],
          [0.7, 0.8],
          [0.18, 0.9],
          [0.3, 1],
        ] as const
        scene.lathe(
          frame,
          [0, 0],
          [[0, 0], ...profile.map(([a, b]) => [a * r, b * h] as const), [0, h]],
          skin,
          'thing',
          14,
        )
      },
    }
  },
  'vacuum-cleaner': (dice: Dice): Draft => {
    const color = dice.pick(['#8f1d22', '#2a3d6b', '#3d3f42', '#c9c9c6'])
    return {
      size: [0.34, 1.1, 0.4],
      build: (scene, frame) => {
        const body = scene.material(plain(color, 0.3))
        const dark = scene.material(plain('#222326', 0.5))
        boxAt(scene, frame, dark)([-0.16, 0.01, 0.02], [0.16, 0.1, 0.2])
        const own = leant(frame, [0, 0.08, 0.06], 0.25)
        scene.lathe(
          own,
          [0, 0],
          [
            [0, 0],
            [0.09, 0],
            [0.1, 0.3],
            [0.08, 0.52],
            [0.03, 0.58],
          ],
          body,
          'thing',
          16,
        )
        scene.bar(own, [0, 0.5, 0], [0, 1.02, 0], 0.014, dark, 'thing')
      },
    }
  },
  'paint-buckets': (dice: Dice): Draft => {
    const count = dice.whole(1, 3)
    return {
      size: [0.32 * count, 0.36, 0.32],
      build: (scene, frame) => {
        const white = scene.material(plain('#e9e8e4', 0.4))
        const lid = scene.material(plain(dice.pick(['#3f6fae', '#c23b32', '#dedcd6']), 0.4))
        for (let at = 0; at < count; at += 1) {
          const u = (at - (count - 1) / 2) * 0.32
          scene.lathe(
            frame,
            [u, 0],
            [
              [0, 0],
              [0.12, 0],
              [0.14, 0.33],
              [0, 0.33],
            ],
            white,
            'thing',
            18,
          )
          scene.lathe(
            frame,
            [u, 0],
            [
              [0.145, 0.31],
              [0.145, 0.345],
              [0, 0.345],
            ],
            lid,
            'thing',
            18,
          )
        }
      },
    }
  },
  broom: (): Draft => ({
    size: [0.34, 1.3, 0.3],
    build: (scene, frame) => {
      const wood = scene.material(plain('#c9a06a', 0.6))
      const brush = scene.material(plain('#374a63', 0.9))
      boxAt(scene, frame, brush)([-0.16, 0, 0.1], [0.16, 0.09, 0.15])
      scene.bar(frame, [0, 0.08, 0.12], [0, 1.3, -0.12], 0.012, wood, 'thing')
    },
  }),
  mattress: (dice: Dice): Draft => {
    const wide = dice.pick([0.9, 1.4, 1.6])
    return {
      size: [wide, 0.24, 2],
      build: (scene, frame) => {
        const cloth = scene.material(plain(dice.pick(['#e7e5e0', '#c9cdd3']), 0.9))
        boxAt(scene, frame, cloth)([-wide / 2, 0, -1], [wide / 2, 0.24, 1])
      },
    }
  },
  sofa: (dice: Dice): Draft => {
    const wide = dice.between(1.5, 2.1)
    const color = dice.pick(['#6d6a66', '#4a5a6a', '#b3a48c', '#7a4a34', '#2c2c2f'])
    return {
      size: [wide, 0.82, 0.88],
      build: (scene, frame) => {
        const cloth = scene.material(plain(color, 0.9))
        const box = boxAt(scene, frame, cloth)
        const w = wide / 2
        box([-w, 0.06, -0.44], [w, 0.3, 0.42])
        box([-w, 0.3, -0.44], [w, 0.82, -0.22])
        for (const side of [-1, 1])
          box(
            [Math.min(side * w, side * (w - 0.18)), 0.06, -0.44],
            [Math.max(side * w, side * (w - 0.18)), 0.6, 0.44],
          )
        for (const side of [-1, 0])
          box(
            [side * (w - 0.18) + 0.005, 0.3, -0.22],
            [(side + 1) * (w - 0.18) - 0.005, 0.45, 0.43],
          )
      },
    }
  },
  table: (dice: Dice): Draft => {
    const [wide, deep, high] = [
      dice.between(0.8, 1.5),
      dice.between(0.6, 0.85),
      dice.pick([0.45, 0.74, 0.74]),
    ]
    const color = dice.pick(['#a87746', '#e6e3dc', '#5a3d2b', '#2d2b2a'])
    return {
      size: [wide, high, deep],
      build: (scene, frame) => {
        const wood = scene.material(plain(color, 0.35))
        const box = boxAt(scene, frame, wood)
        const [w, d] = [wide / 2, deep / 2]
        box([-w, high - 0.035, -d], [w, high, d])
        for (const u of [-1, 1])
          for (const f of [-1, 1])
            box(
              [u * (w - 0.05) - 0.025, 0, f * (d - 0.05) - 0.025],
              [u * (w - 0.05) + 0.025, high - 0.035, f * (d - 0.05) + 0.025],
            )
      },
    }
  },
  plant: (dice: Dice): Draft => {
    const high = dice.between(0.6, 1.4)
    const seeds = Array.from(
      { length: 26 },
      () => [dice.between(0, 6.28), dice.between(0.35, 1), dice.between(0.5, 1)] as const,
    )
    return {
      size: [0.6, high, 0.6],
      build: (scene, frame) => {
        const pot = scene.material(plain(dice.pick(['#b5654a', '#e6e3dc', '#4a4b4d']), 0.6))
        const leaf = scene.material(plain('#3f5f34', 0.5))
        scene.lathe(
          frame,
          [0, 0],
          [
            [0, 0],
            [0.11, 0],
            [0.15, 0.26],
            [0.13, 0.26],
            [0, 0.23],
          ],
          pot,
          'thing',
          16,
        )
        for (const [angle, up, out] of seeds) {
          const [c, s] = [Math.cos(angle), Math.sin(angle)]
          const [v, r] = [0.26 + (high - 0.26) * up, 0.3 * out]
          const corners: Uvd[] = [
            [0, v * 0.6 + 0.1, 0],
            [c * r - s * 0.05, v, s * r + c * 0.05],
            [c * r * 1.2, v - 0.06, s * r * 1.2],
            [c * r + s * 0.05, v - 0.02, s * r - c * 0.05],
          ]
          scene.polygon(frame, corners, leaf, 'thing')
        }
      },
    }
  },
} satisfies Record<string, (dice: Dice) => Draft>

function turnedAbout(frame: Frame, turn: number): Frame {
  const [cos, sin] = [Math.cos(turn), Math.sin(turn)]
  const { along, front } = frame
  const mix = (part: 0 | 1 | 2, a: number, b: number) => along[part] * a + front[part] * b
  return {
    ...frame,
    along: [mix(0, cos, -sin), 0, mix(2, cos, -sin)],
    front: [mix(0, sin, cos), 0, mix(2, sin, cos)],
  }
}

/** The corners of a thing on the floor. */
export function footprintOf({ place, turn, size }: Thing): FloorPlace[] {
  const frame = frameOnFloor(place, turn)
  return [
    [-1, -1],
    [1, -1],
    [1, 1],
    [-1, 1],
  ].map(([u = 0, d = 0]) => ({
    x: place.x + (frame.along[0] * u * size[0]) / 2 + (frame.front[0] * d * size[2]) / 2,
    z: place.z + (frame.along[2] * u * size[0]) / 2 + (frame.front[2] * d * size[2]) / 2,
  }))
}
