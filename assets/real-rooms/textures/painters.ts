import { createNoise, fractal, hash } from './noise.ts'
import { rgbOf, type Texture } from './texture.ts'

type Rgb = readonly [r: number, g: number, b: number]
/** Color and height, each from 0 to 1, at meters of the texture. */
type Paint = (u: number, v: number) => readonly [r: number, g: number, b: number, height: number]

const times = ([r, g, b]: Rgb, by: number): Rgb => [r * by, g * by, b * by]
const mix = (a: Rgb, b: Rgb, share: number): Rgb => [
  a[0] + (b[0] - a[0]) * share,
  a[1] + (b[1] - a[1]) * share,
  a[2] + (b[2] - a[2]) * share,
]
const color = (texture: Texture, at: number): Rgb => rgbOf(texture.colors[at] ?? '#808080')
const number = (texture: Texture, at: number): number => texture.values[at] ?? 0

/** What surfaces look like. The values of each texture are named where they are read. */
export const painters = {
  /** Walls: a gray that multiplies the paint. Values: unevenness, grain of the roller. */
  paint: (texture: Texture): Paint => {
    const noise = createNoise(texture.seed)
    const [uneven, grain] = [number(texture, 0), number(texture, 1)]
    return (u, v) => {
      const [x, y] = [u / texture.tile, v / texture.tile]
      const cloud = fractal(noise, x, y, 3, 4)
      const roller = noise(x * 170, y * 170, 170)
      const tone = 0.97 + uneven * (cloud - 0.5) + 0.02 * grain * (roller - 0.5)
      return [
        tone,
        tone,
        tone,
        0.5 + 0.5 * (roller - 0.5) + 0.6 * (fractal(noise, x, y, 60, 2) - 0.5),
      ]
    }
  },

  /** Values: contrast of the tufts, size of a tuft, contrast of the pile's lie. Two colors of yarn. */
  carpet: (texture: Texture): Paint => {
    const noise = createNoise(texture.seed)
    const [contrast, tuft, lie] = [number(texture, 0), number(texture, 1), number(texture, 2)]
    const [first, second] = [color(texture, 0), color(texture, 1)]
    const cells = Math.round(texture.tile / tuft)
    return (u, v) => {
      const [x, y] = [u / texture.tile, v / texture.tile]
      const yarn = noise(x * cells, y * cells, cells)
      const fine = hash(Math.floor(u / 0.003), Math.floor(v / 0.003), texture.seed)
      // Feet and vacuum cleaners lay the pile one way or the other.
      const lain = fractal(noise, x, y, 4, 4) - 0.5 + 0.6 * (noise(x * 22, y * 9, 198) - 0.5)
      const tone = 1 + contrast * (yarn - 0.5) + 0.5 * contrast * (fine - 0.5) + lie * lain
      const [r, g, b] = times(mix(first, second, fine > 0.6 ? 1 : 0), tone)
      return [r, g, b, 0.6 * yarn + 0.4 * fine]
    }
  },

  /**
   * Boards along u. Values: width, length, difference between boards, contrast of the grain, width of the gap.
   * Colors: two of the wood, one of the gap.
   */
  boards: (texture: Texture): Paint => {
    const noise = createNoise(texture.seed)
    const rows = Math.max(1, Math.round(texture.tile / number(texture, 0)))
    const across = Math.max(1, Math.round(texture.tile / number(texture, 1)))
    const [wide, long] = [texture.tile / rows, texture.tile / across]
    return (u, v) => {
      const row = Math.floor(v / wide)
      const shifted = (u + long * hash(row, 7, texture.seed)) % texture.tile
      const board = Math.floor(shifted / long)
      return wood(texture, noise, u, v, hash(row, board + 11, texture.seed), [
        Math.min(v - row * wide, (row + 1) * wide - v),
        Math.min(shifted - board * long, (board + 1) * long - shifted),
      ])
    }
  },

  /** Blocks in a herringbone. Values and colors as of boards; the length is three widths. */
  herringbone: (texture: Texture): Paint => {
    const noise = createNoise(texture.seed)
    const cells = 6 * Math.max(1, Math.round(texture.tile / number(texture, 0) / 6))
    const wide = texture.tile / cells
    return (u, v) => {
      const [i, j] = [Math.floor(u / wide), Math.floor(v / wide)]
      const turn = (((i - j) % 6) + 6) % 6
      const isFlat = turn < 3
      const [left, bottom] = isFlat ? [i - turn, j] : [i, j - (5 - turn)]
      const wrapped = (cell: number) => ((cell % cells) + cells) % cells
      const tone = hash(wrapped(left), wrapped(bottom), texture.seed + (isFlat ? 0 : 99))
      const [right, top] = isFlat ? [left + 3, bottom + 1] : [left + 1, bottom + 3]
      const gaps: [number, number] = [
        Math.min(v - bottom * wide, top * wide - v),
        Math.min(u - left * wide, right * wide - u),
      ]
      return isFlat
        ? wood(texture, noise, u, v, tone, gaps)
        : wood(texture, noise, v, u, tone, gaps)
    }
  },

  /**
   * Values: width, height of a tile, width of the joint, clouds within a tile, difference between tiles, offset of
   * each second row. Colors: two of the tiles, one of the joint.
   */
  tiles: (texture: Texture): Paint => {
    const noise = createNoise(texture.seed)
    const columns = Math.max(1, Math.round(texture.tile / number(texture, 0)))
    const rows = 2 * Math.max(1, Math.round(texture.tile / number(texture, 1) / 2))
    const [wide, high] = [texture.tile / columns, texture.tile / rows]
    const [joint, clouds, apart, offset] = [2, 3, 4, 5].map((at) => number(texture, at))
    return (u, v) => {
      const row = Math.floor(v / high)
      const shifted = (u + (row % 2 === 1 ? (offset ?? 0) * wide : 0)) % texture.tile
      const column = Math.floor(shifted / wide)
      const edge = Math.min(
        shifted - column * wide,
        (column + 1) * wide - shifted,
        v - row * high,
        (row + 1) * high - v,
      )
      const tone = hash(column, row, texture.seed)
      const cloud = fractal(noise, u / texture.tile + tone, v / texture.tile + tone * 3, 5, 5)
      const fine = hash(Math.floor(u / 0.003), Math.floor(v / 0.003), texture.seed)
      const stone = times(
        mix(
          color(texture, 0),
          color(texture, 1),
          Math.max(0, Math.min(1, 0.5 + 3 * (clouds ?? 0) * (cloud - 0.5))),
        ),
        1 + (apart ?? 0) * (tone - 0.5) + 0.03 * (fine - 0.5),
      )
      const isJoint = edge < (joint ?? 0) / 2
      const [r, g, b] = isJoint ? times(color(texture, 2), 0.85 + 0.3 * cloud) : stone
      return [r, g, b, isJoint ? 0 : 0.9]
    }
  },

  /** Values: size across a hexagon, width of the joint, difference between tiles. Colors: two, and the joint. */
  hexagons: (texture: Texture): Paint => {
    const noise = createNoise(texture.seed)
    const columns = Math.max(2, Math.round(texture.tile / number(texture, 0)))
    const wide = texture.tile / columns
    const rows = 2 * Math.max(1, Math.round(texture.tile / (wide * Math.sqrt(3))))
    const high = texture.tile / rows
    return (u, v) => {
      let [best, second, tone] = [9, 9, 0]
      const near = Math.floor(v / high)
      for (let row = near - 1; row <= near + 2; row += 1) {
        const shift = ((row % 2) + 2) % 2 === 1 ? 0.5 : 0
        const column = Math.round(u / wide - shift)
        for (let at = column - 1; at <= column + 1; at += 1) {
          const far = Math.hypot(u - (at + shift) * wide, v - row * high)
          if (far < best) {
            second = best
            best = far
            tone = hash((at + columns) % columns, (row + rows) % rows, texture.seed)
          } else if (far < second) second = far
        }
      }
      const isJoint = (second - best) / 2 < number(texture, 1)
      const cloud = fractal(noise, u / texture.tile, v / texture.tile, 9, 4)
      const tile = times(
        tone < 0.62 ? color(texture, 0) : color(texture, 1),
        1 + number(texture, 2) * (tone - 0.5) + 0.1 * (cloud - 0.5),
      )
      const [r, g, b] = isJoint ? color(texture, 2) : tile
      return [r, g, b, isJoint ? 0 : 0.9]
    }
  },

  /** Values: contrast of the clouds, of the grain. One color. */
  concrete: (texture: Texture): Paint => {
    const noise = createNoise(texture.seed)
    return (u, v) => {
      const [x, y] = [u / texture.tile, v / texture.tile]
      const cloud = fractal(noise, x + 0.3 * noise(x * 4, y * 4, 4), y, 3, 6)
      const fine = hash(Math.floor(u / 0.004), Math.floor(v / 0.004), texture.seed)
      // Screed dries in patches, and cracks in places.
      const isCracked =
        noise(x * 3, y * 3, 3) > 0.72 && Math.abs(fractal(noise, x, y, 2, 5) - 0.5) < 0.001
      const crack = isCracked ? 0.75 : 1
      const tone =
        crack * (1 + number(texture, 0) * (cloud - 0.5) + number(texture, 1) * (fine - 0.5))
      const [r, g, b] = times(color(texture, 0), tone)
      return [r, g, b, 0.5 * cloud + 0.2 * fine]
    }
  },

  /** Values: size of a chip. Colors: the ground, and three of the chips. */
  terrazzo: (texture: Texture): Paint => {
    const noise = createNoise(texture.seed)
    const cells = Math.round(texture.tile / number(texture, 0))
    return (u, v) => {
      const [x, y] = [(u / texture.tile) * cells, (v / texture.tile) * cells]
      let [best, kind, size] = [9, 0, 0]
      for (let row = Math.floor(y) - 1; row <= Math.floor(y) + 1; row += 1) {
        for (let column = Math.floor(x) - 1; column <= Math.floor(x) + 1; column += 1) {
          const [i, j] = [(column + cells) % cells, (row + cells) % cells]
          const [cx, cy] = [column + hash(i, j, texture.seed), row + hash(i, j, texture.seed + 1)]
          const stretch = 0.6 + 0.8 * hash(i, j, texture.seed + 2)
          const far = Math.hypot((x - cx) * stretch, (y - cy) / stretch)
          if (far < best) {
            best = far
            kind = 1 + Math.floor(3 * hash(i, j, texture.seed + 3))
            size = 0.18 + 0.34 * hash(i, j, texture.seed + 4)
          }
        }
      }
      const isChip = best < size
      const cloud = 0.97 + 0.06 * fractal(noise, u / texture.tile, v / texture.tile, 4, 4)
      const [r, g, b] = times(color(texture, isChip ? kind : 0), cloud)
      return [r, g, b, 0.5]
    }
  },

  /** Values: repeat, pattern (0 lattice, 1 medallions, 2 stripes, 3 checks), contrast of the tufts. Two colors. */
  'patterned-carpet': (texture: Texture): Paint => {
    const noise = createNoise(texture.seed)
    const repeats = Math.max(1, Math.round(texture.tile / number(texture, 0)))
    const pattern = number(texture, 1)
    return (u, v) => {
      const [x, y] = [(u / texture.tile) * repeats, (v / texture.tile) * repeats]
      const [fx, fy] = [x - Math.floor(x) - 0.5, y - Math.floor(y) - 0.5]
      const figure = [
        () => Math.abs(Math.abs(fx) + Math.abs(fy) - 0.5) < 0.06 || Math.hypot(fx, fy) < 0.09,
        () =>
          Math.abs(Math.hypot(fx, fy) - 0.3 - 0.05 * Math.cos(8 * Math.atan2(fy, fx))) < 0.05 ||
          Math.hypot(fx, fy) < 0.12,
        () => Math.abs(fx) < 0.16 || Math.abs(Math.abs(fx) - 0.32) < 0.03,
        () => fx > 0 !== fy > 0,
      ][pattern]
      const cells = Math.round(texture.tile / 0.009)
      const yarn = noise((u / texture.tile) * cells, (v / texture.tile) * cells, cells)
      const lain = fractal(noise, u / texture.tile, v / texture.tile, 4, 3) - 0.5
      const tone = 1 + number(texture, 2) * (yarn - 0.5) + 0.12 * lain
      const [r, g, b] = times(color(texture, figure?.() ? 1 : 0), tone)
      return [r, g, b, yarn]
    }
  },

  /** Values: repeat, pattern (0 stripes, 1 damask, 2 trellis). Two colors. */
  wallpaper: (texture: Texture): Paint => {
    const noise = createNoise(texture.seed)
    const repeats = Math.max(1, Math.round(texture.tile / number(texture, 0)))
    return (u, v) => {
      const [x, y] = [(u / texture.tile) * repeats, (v / texture.tile) * repeats]
      const row = Math.floor(y)
      const [fx, fy] = [x + (row % 2) / 2 - Math.floor(x + (row % 2) / 2) - 0.5, y - row - 0.5]
      const angle = Math.atan2(fy, fx)
      const figure = [
        () => Math.abs(x - Math.floor(x) - 0.5) < 0.24,
        () =>
          Math.hypot(fx * 1.3, fy) < 0.28 + 0.1 * Math.cos(6 * angle) && Math.hypot(fx, fy) > 0.07,
        () =>
          Math.abs(Math.sin(Math.PI * (x + y))) < 0.14 ||
          Math.abs(Math.sin(Math.PI * (x - y))) < 0.14,
      ][number(texture, 1)]
      const tone = 0.98 + 0.04 * fractal(noise, u / texture.tile, v / texture.tile, 5, 3)
      const [r, g, b] = times(color(texture, figure?.() ? 1 : 0), tone)
      return [r, g, b, 0.5]
    }
  },

  /** The view outside, seen once: sky, trees or a house, ground. Values: where the horizon is, 0 to 1; houses. */
  outside: (texture: Texture): Paint => {
    const noise = createNoise(texture.seed)
    const [horizon, houses] = [number(texture, 0), number(texture, 1)]
    return (u, v) => {
      const [x, y] = [u / texture.tile, v / texture.tile]
      const crown = horizon + 0.2 * (fractal(noise, x, 0.5, 9, 4) - 0.25)
      const leaves = fractal(noise, x, y, 40, 3)
      const block = Math.floor(x * 9)
      const isHouse = hash(block, 3, texture.seed) < houses
      const roof = horizon + 0.08 + 0.16 * hash(block, 5, texture.seed)
      const haze: Rgb = mix([0.93, 0.96, 1], [0.62, 0.76, 0.95], Math.max(0, y - horizon))
      if (y < horizon - 0.05) {
        const [r, g, b] = times(color(texture, 1), 0.7 + 0.6 * leaves)
        return [r, g, b, 0]
      }
      if (isHouse && y < roof) {
        const [wx, wy] = [(x * 63) % 1, (y * 26) % 1]
        const isPane = wx > 0.3 && wx < 0.7 && wy > 0.3 && wy < 0.75
        const [r, g, b] = isPane
          ? [0.25, 0.28, 0.32]
          : times(color(texture, 2), 0.92 + 0.1 * leaves)
        return [r ?? 0, g ?? 0, b ?? 0, 0]
      }
      if (y < crown + 0.05 * (leaves - 0.5)) {
        const [r, g, b] = times(color(texture, 0), 0.5 + leaves)
        return [r, g, b, 0]
      }
      return [...haze, 0]
    }
  },
} satisfies Record<string, (texture: Texture) => Paint>

/** Wood of one board: its tone, its grain along u, and the gap round it. */
function wood(
  texture: Texture,
  noise: ReturnType<typeof createNoise>,
  u: number,
  v: number,
  tone: number,
  [side, end]: readonly [number, number],
): readonly [number, number, number, number] {
  const [, , apart, contrast, gap] = texture.values
  const [x, y] = [u / texture.tile, v / texture.tile]
  const streak = noise(x * 9 + tone * 31, y * 150 + tone * 77, 150)
  const pores = noise(x * 40 + tone * 13, y * 400, 400)
  const cathedral = Math.sin(60 * (y + tone) + 9 * noise(x * 5 + tone * 17, y * 12, 60))
  const grain = (contrast ?? 0) * (0.5 * (streak - 0.5) + 0.35 * (pores - 0.5) + 0.12 * cathedral)
  const base = mix(color(texture, 0), color(texture, 1), tone)
  const shaded = times(base, 1 + (apart ?? 0) * (((tone * 7.3) % 1) - 0.5) + grain)
  const isGap = side < (gap ?? 0) / 2 || end < (gap ?? 0) / 2
  const [r, g, b] = isGap ? color(texture, 2) : shaded
  return [r, g, b, isGap ? 0 : 0.8 + 0.2 * grain]
}
