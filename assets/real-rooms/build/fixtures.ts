import type { Vec3 } from '../../../src/math/vector.ts'
import type { Dice } from '../describe/dice.ts'
import { type Frame, frameOnFloor, type SceneBuilder, turned } from './scene.ts'

/** Materials that fixtures share. */
export interface FixtureMaterials {
  white: number
  metal: number
  dark: number
  glow: number
  wood: number
}

/** A panel radiator, or one of columns, from u0 to u1. */
export function buildRadiator(
  scene: SceneBuilder,
  frame: Frame,
  [u0, u1]: readonly [number, number],
  height: number,
  kind: 'panel' | 'columns' | 'baseboard',
  { white, metal }: FixtureMaterials,
) {
  if (kind === 'baseboard') {
    scene.molding(
      frame,
      [
        [0.03, 0.055],
        [0.15, 0.065],
        [0.2, 0.03],
        [0.2, 0],
      ],
      [u0, u1],
      white,
      'other',
    )
    scene.box(frame, [u0, 0, 0], [u1, 0.03, 0.02], metal, 'other')
    return
  }
  const low = 0.12
  if (kind === 'panel') {
    scene.box(frame, [u0, low, 0.04], [u1, low + height, 0.12], white, 'other')
    for (let u = u0 + 0.03; u < u1 - 0.02; u += 0.05)
      scene.box(
        frame,
        [u, low + 0.03, 0.12],
        [u + 0.022, low + height - 0.03, 0.126],
        white,
        'other',
      )
  } else {
    for (let u = u0; u < u1 - 0.03; u += 0.06) {
      scene.box(frame, [u, low, 0.04], [u + 0.045, low + height, 0.16], white, 'other')
    }
    scene.box(frame, [u0, low + 0.03, 0.07], [u1, low + 0.07, 0.13], white, 'other')
    scene.box(
      frame,
      [u0, low + height - 0.08, 0.07],
      [u1, low + height - 0.04, 0.13],
      white,
      'other',
    )
  }
  scene.bar(frame, [u1 + 0.03, 0, 0.08], [u1 + 0.03, low + 0.08, 0.08], 0.009, white, 'other')
  scene.bar(frame, [u0 - 0.03, 0, 0.08], [u0 - 0.03, low + 0.08, 0.08], 0.009, white, 'other')
}

/** A socket, a switch, a vent or a thermostat on a wall. */
export function buildPlate(
  scene: SceneBuilder,
  frame: Frame,
  [u, v]: readonly [number, number],
  [wide, high]: readonly [number, number],
  { white, dark }: FixtureMaterials,
  kind: 'socket' | 'switch' | 'vent',
) {
  scene.box(
    frame,
    [u - wide / 2, v - high / 2, 0],
    [u + wide / 2, v + high / 2, 0.008],
    white,
    'wall',
  )
  if (kind === 'socket') {
    for (const side of [-1, 1])
      scene.box(
        frame,
        [u - 0.012, v + side * 0.022 - 0.008, 0.005],
        [u + 0.012, v + side * 0.022 + 0.008, 0.009],
        dark,
        'wall',
      )
  } else if (kind === 'vent') {
    for (let at = v - high / 2 + 0.015; at < v + high / 2 - 0.012; at += 0.018)
      scene.box(
        frame,
        [u - wide / 2 + 0.015, at, 0.005],
        [u + wide / 2 - 0.015, at + 0.006, 0.0085],
        dark,
        'wall',
      )
  }
}

/** A lamp or a fan on the ceiling. @returns where its light comes from */
export function buildCeilingLight(
  scene: SceneBuilder,
  dice: Dice,
  [x, ceiling, z]: Vec3,
  kind: 'dome' | 'fan' | 'pendant' | 'bulb' | 'spots',
  { white, metal, glow, dark, wood }: FixtureMaterials,
): Vec3[] {
  const frame = frameOnFloor({ x, z }, dice.between(0, 3))
  const c = ceiling
  if (kind === 'spots') {
    const places: Vec3[] = []
    for (const [u, d] of [
      [-0.8, -0.8],
      [0.8, -0.8],
      [-0.8, 0.8],
      [0.8, 0.8],
    ] as const) {
      const own = frameOnFloor({ x: x + u, z: z + d })
      scene.lathe(
        own,
        [0, 0],
        [
          [0.06, c - 0.001],
          [0.075, c - 0.008],
          [0.075, c],
        ],
        white,
        'ceiling',
      )
      scene.lathe(
        own,
        [0, 0],
        [
          [0, c - 0.004],
          [0.058, c - 0.004],
        ],
        glow,
        'ceiling',
      )
      places.push([x + u, c - 0.02, z + d])
    }
    return places
  }
  if (kind === 'dome') {
    scene.lathe(
      frame,
      [0, 0],
      [
        [0, c - 0.11],
        [0.08, c - 0.1],
        [0.14, c - 0.065],
        [0.17, c - 0.02],
      ],
      glow,
      'other',
    )
    scene.lathe(
      frame,
      [0, 0],
      [
        [0.17, c - 0.025],
        [0.185, c - 0.02],
        [0.185, c],
      ],
      metal,
      'other',
    )
    return [[x, c - 0.14, z]]
  }
  if (kind === 'fan') {
    const drop = 0.28
    scene.bar(frame, [0, c - drop, 0], [0, c, 0], 0.014, metal, 'other')
    scene.lathe(
      frame,
      [0, 0],
      [
        [0, c - drop - 0.14],
        [0.1, c - drop - 0.12],
        [0.11, c - drop],
        [0.04, c - drop + 0.03],
      ],
      metal,
      'other',
    )
    scene.lathe(
      frame,
      [0, 0],
      [
        [0, c - drop - 0.25],
        [0.07, c - drop - 0.23],
        [0.09, c - drop - 0.15],
      ],
      glow,
      'other',
    )
    for (let blade = 0; blade < 5; blade += 1) {
      const own = turned(frame, [0, 0, 0], (blade * 2 * Math.PI) / 5)
      scene.box(
        own,
        [0.12, c - drop - 0.04, -0.065],
        [0.64, c - drop - 0.03, 0.065],
        dice.chance(0) ? dark : wood,
        'other',
      )
    }
    return [[x, c - drop - 0.28, z]]
  }
  const drop = kind === 'bulb' ? 0.25 : 0.7
  scene.bar(frame, [0, c - drop, 0], [0, c, 0], 0.004, dark, 'other')
  if (kind === 'bulb') {
    scene.lathe(
      frame,
      [0, 0],
      [
        [0, c - drop - 0.1],
        [0.03, c - drop - 0.07],
        [0.02, c - drop],
      ],
      glow,
      'other',
    )
  } else {
    scene.lathe(
      frame,
      [0, 0],
      [
        [0.2, c - drop - 0.12],
        [0.14, c - drop - 0.02],
        [0.02, c - drop + 0.02],
      ],
      white,
      'other',
    )
    scene.lathe(
      frame,
      [0, 0],
      [
        [0, c - drop - 0.11],
        [0.05, c - drop - 0.08],
        [0.02, c - drop],
      ],
      glow,
      'other',
    )
  }
  return [[x, c - drop - 0.16, z]]
}
