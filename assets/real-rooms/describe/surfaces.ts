import type { Material } from '../build/scene.ts'
import type { Texture } from '../textures/texture.ts'
import type { Dice } from './dice.ts'
import type { Family } from './families.ts'

/** A color near another: each part moved by up to so many of 255. */
export function near(dice: Dice, color: string, by: number): string {
  const shift = dice.normal(0, by / 2)
  const parts = [1, 3, 5].map((at) => {
    const value = Number.parseInt(color.slice(at, at + 2), 16) + shift + dice.normal(0, by / 5)
    return Math.max(0, Math.min(255, Math.round(value)))
  })
  return `#${parts.map((part) => part.toString(16).padStart(2, '0')).join('')}`
}

const texture = (
  dice: Dice,
  kind: Texture['kind'],
  tile: number,
  pixels: number,
  colors: string[],
  values: number[],
): Texture => ({ kind, seed: dice.whole(1, 1e9), tile, pixels, colors, values })

const carpets = [
  '#b7ab98',
  '#c4b8a4',
  '#a99b88',
  '#bdb4a6',
  '#9c9184',
  '#a8a39b',
  '#8f8d8a',
  '#cbc2b3',
  '#8a7d6c',
  '#7d7f86',
  '#b3a38c',
  '#6f675e',
]
const woods: readonly (readonly [string, string])[] = [
  ['#b98a58', '#a87746'],
  ['#c9a376', '#bb9263'],
  ['#8a5a38', '#754a2c'],
  ['#5a3d2b', '#4a3123'],
  ['#9b8b7a', '#85776a'],
  ['#d0b48c', '#c2a37a'],
  ['#a39a8e', '#b1a99d'],
  ['#a05f38', '#b1713f'],
  ['#6b4a35', '#7d583d'],
  ['#3b2c24', '#4a382c'],
]
const stones: readonly (readonly [string, string, string])[] = [
  ['#d9d3c7', '#cbc2b2', '#b3aa9b'],
  ['#c9b79c', '#b9a486', '#a19583'],
  ['#8d8a85', '#9a9690', '#6f6d69'],
  ['#e4e2dd', '#d8d5cf', '#a9a6a0'],
  ['#a5917b', '#8f7a64', '#cfc6b7'],
  ['#5c5a57', '#696663', '#8a8783'],
  ['#b7785a', '#a6664a', '#b5a796'],
  ['#e9e6df', '#eeece7', '#d6d2c9'],
]

export function drawFloor(dice: Dice, family: Family<'floor'>): Material {
  const straight = dice.pick([0, Math.PI / 2])
  const made = (picture: Texture, roughness: number, relief: number, turn = 0): Material => ({
    color: '#ffffff',
    ...{ texture: picture, roughness, relief, turn },
  })
  const [first, second] = dice.pick(woods)
  const tone = (color: string, by = 16) => near(dice, color, by)
  switch (family) {
    case 'carpet-low':
    case 'carpet-deep': {
      const isDeep = family === 'carpet-deep'
      const base = tone(dice.pick(carpets), 22)
      const values = isDeep
        ? [dice.between(0.25, 0.5), dice.between(0.012, 0.022), dice.between(0.12, 0.3)]
        : [dice.between(0.1, 0.3), dice.between(0.006, 0.01), dice.between(0.02, 0.12)]
      const flecked = near(dice, base, dice.chance(0.3) ? 60 : 18)
      return made(
        texture(dice, 'carpet', 3, 1024, [base, flecked], values),
        1,
        isDeep ? 0.02 : 0.006,
        straight,
      )
    }
    case 'boards':
    case 'laminate':
    case 'vinyl': {
      if (family === 'vinyl' && dice.chance(0.4)) {
        const [a, b, joint] = dice.pick(stones)
        const values = [0.3, 0.3, 0.003, 0.5, 0.05, 0]
        return made(
          texture(dice, 'tiles', 3, 1024, [tone(a), tone(b), joint], values),
          dice.between(0.25, 0.5),
          0.0005,
          straight,
        )
      }
      const isBoards = family === 'boards'
      const width = isBoards
        ? dice.pick([0.057, 0.083, 0.083, 0.127, 0.15])
        : dice.pick([0.13, 0.18, 0.19, 0.22])
      const values = [
        ...[width, dice.between(0.9, 1.9)],
        dice.between(isBoards ? 0.1 : 0.03, isBoards ? 0.35 : 0.3),
        dice.between(0.15, 0.5),
        dice.between(0.0012, isBoards ? 0.004 : 0.002),
      ]
      const turn = straight + (dice.chance(0.07) ? Math.PI / 4 : 0)
      const picture = texture(
        dice,
        'boards',
        3,
        1024,
        [tone(first), tone(second), '#2b211a'],
        values,
      )
      return made(
        picture,
        family === 'vinyl' ? dice.between(0.35, 0.6) : dice.between(0.12, 0.5),
        0.001,
        turn,
      )
    }
    case 'tiles': {
      const [a, b, joint] = dice.pick(stones)
      const [wide, high] = dice.pick([
        [0.3, 0.3],
        [0.33, 0.33],
        [0.45, 0.45],
        [0.6, 0.6],
        [0.6, 0.3],
        [0.9, 0.15],
        [0.2, 0.2],
      ] as const)
      const values = [
        wide,
        high,
        dice.between(0.003, 0.008),
        dice.between(0, 0.8),
        dice.between(0, 0.15),
        dice.pick([0, 0, 0.5, 0.33]),
      ]
      const turn = straight + (dice.chance(0.12) ? Math.PI / 4 : 0)
      return made(
        texture(dice, 'tiles', 3.6, 1024, [tone(a), tone(b), tone(joint, 30)], values),
        dice.between(0.08, 0.5),
        0.002,
        turn,
      )
    }
    case 'concrete':
      return made(
        texture(
          dice,
          'concrete',
          5,
          1024,
          [tone(dice.pick(['#a3a09a', '#8b8984', '#b3ada3', '#97917f']), 24)],
          [dice.between(0.15, 0.5), dice.between(0.04, 0.15)],
        ),
        dice.between(0.25, 0.9),
        0.002,
      )
    case 'herringbone': {
      const values = [
        dice.pick([0.06, 0.07, 0.09, 0.12]),
        0,
        dice.between(0.1, 0.4),
        dice.between(0.15, 0.4),
        0.0015,
      ]
      const picture = texture(
        dice,
        'herringbone',
        2.52,
        1024,
        [tone(first), tone(second), '#2b211a'],
        values,
      )
      return made(picture, dice.between(0.15, 0.5), 0.001, dice.pick([Math.PI / 4, 0]))
    }
    case 'terrazzo': {
      const colors = dice.pick([
        ['#d8d4cb', '#8f8a80', '#b9a48c', '#5f6360'],
        ['#c9c3b6', '#6c5a4c', '#e6e1d6', '#a8937c'],
        ['#9a9a98', '#e3e0da', '#5a5a5a', '#c2a58c'],
      ])
      return made(
        texture(dice, 'terrazzo', 2, 1024, colors, [dice.between(0.012, 0.028)]),
        dice.between(0.1, 0.35),
        0,
      )
    }
    case 'patterned-carpet': {
      const colors = dice.pick([
        ['#7c3f3a', '#c7a878'],
        ['#4b5a6b', '#a9b0b4'],
        ['#8b8577', '#5f5a50'],
        ['#5c6b4e', '#c9bb95'],
      ])
      const values = [dice.between(0.15, 0.6), dice.whole(0, 3), dice.between(0.1, 0.3)]
      return made(texture(dice, 'patterned-carpet', 3, 1024, colors, values), 1, 0.006, straight)
    }
    case 'hexagon-tiles': {
      const [a, b, joint] = dice.pick(stones)
      const values = [dice.pick([0.1, 0.15, 0.2, 0.25]), 0.003, dice.between(0, 0.2)]
      return made(
        texture(
          dice,
          'hexagons',
          3,
          1024,
          [tone(a), tone(dice.chance(0.5) ? a : b, 40), tone(joint, 30)],
          values,
        ),
        dice.between(0.15, 0.5),
        0.002,
      )
    }
  }
}

const whites = ['#ece9e2', '#f1efea', '#e6e1d6', '#e9e4da', '#f3f2ef']
const paints = [
  ...whites,
  ...whites,
  ...[
    '#ddd3c0',
    '#d8cbb4',
    '#cfc6b8',
    '#c9c4bd',
    '#d5d3cf',
    '#c2c3c2',
    '#b8bdc0',
    '#d9d2a8',
    '#c4cdbf',
    '#bfcbd3',
  ],
  ...['#e0cfa8', '#d6b98f', '#a8b3a2', '#9aa7b0', '#b59f87'],
]
const accents = [
  '#5d6b78',
  '#7d2f2c',
  '#3f4a44',
  '#a9774f',
  '#56657f',
  '#8c9a86',
  '#c9a94f',
  '#4c4544',
  '#93a9b7',
  '#b76e52',
  '#2f3d52',
  '#7a7f6c',
]

/** Matt paint over the marks of its roller. */
export function paintOf(dice: Dice, color: string, uneven = dice.between(0.01, 0.07)): Material {
  const picture = texture(dice, 'paint', 2.4, 512, ['#ffffff'], [uneven, dice.between(0.2, 1)])
  return {
    color,
    texture: picture,
    roughness: dice.between(0.5, 0.95),
    relief: dice.pick([0.0006, 0.001, 0.002, 0.004]),
  }
}

/** The paint of most walls, and what covers one or all of them besides. */
export function drawWalls(
  dice: Dice,
  family: Family<'wall'>,
): { paint: Material; other: Material | null; appliesTo: 'one' | 'all' | 'lower' | 'none' } {
  const paint = paintOf(dice, near(dice, dice.pick(paints), 12))
  const part = (material: Material, appliesTo: 'one' | 'all' | 'lower') => ({
    paint,
    other: material,
    appliesTo,
  })
  switch (family) {
    case 'paint':
      return { paint, other: null, appliesTo: 'none' }
    case 'accent-wall':
      return part(paintOf(dice, near(dice, dice.pick(accents), 16)), 'one')
    case 'panelling':
      return part(
        {
          color: near(dice, dice.pick([...whites, '#c3ccc6', '#8d9aa0', '#6c5a48']), 8),
          roughness: 0.45,
        },
        'lower',
      )
    case 'wallpaper': {
      const colors = dice.pick([
        ['#d9cbb0', '#b09a78'],
        ['#cfd6d8', '#8ea3ad'],
        ['#e6e0d4', '#c5bda9'],
        ['#3e4f4a', '#6d8278'],
        ['#ddc3bd', '#b58a84'],
      ])
      const picture = texture(dice, 'wallpaper', 2.4, 1024, colors, [
        dice.between(0.12, 0.5),
        dice.whole(0, 2),
      ])
      return part({ color: '#ffffff', texture: picture, roughness: 0.8 }, dice.pick(['one', 'all']))
    }
    case 'brick': {
      const [a, b, joint] = dice.pick([
        ['#9c5b43', '#7f4633', '#c9bca8'],
        ['#e5e1da', '#d9d4cb', '#e0dcd4'],
        ['#8a6a58', '#a87b62', '#9b938a'],
      ] as const)
      const picture = texture(
        dice,
        'tiles',
        2.5,
        1024,
        [a, b, joint],
        [0.25, 0.075, 0.011, 0.9, 0.3, 0.5],
      )
      return part({ color: '#ffffff', texture: picture, roughness: 0.9, relief: 0.006 }, 'one')
    }
    case 'vertical-boards': {
      const [a, b] = dice.chance(0.5) ? ['#e8e4da', '#e2ddd2'] : dice.pick(woods)
      const values = [
        dice.pick([0.09, 0.12, 0.18]),
        30,
        dice.between(0, 0.2),
        dice.between(0.05, 0.4),
        0.006,
      ]
      const picture = texture(dice, 'boards', 2.52, 1024, [a, b, near(dice, '#6b6258', 30)], values)
      return part(
        { color: '#ffffff', texture: picture, roughness: 0.5, relief: 0.004, turn: Math.PI / 2 },
        dice.pick(['one', 'all', 'lower']),
      )
    }
  }
}
