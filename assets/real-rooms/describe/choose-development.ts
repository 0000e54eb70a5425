import type { Dice } from './dice.ts'
import type { Development } from './room.ts'

export function chooseDevelopment(dice: Dice): Development {
  const isDim = dice.chance(0.25)
  return {
    exposure: dice.chance(0.15) ? dice.between(-1.3, 1.2) : dice.normal(0.15, 0.4),
    whiteBalance: dice.between(0.35, 1),
    cast: [dice.normal(1, 0.06), dice.normal(1, 0.07)],
    toneMapping: dice.chance(0.5) ? dice.between(0, 0.25) : dice.between(0.25, 0.65),
    contrast: dice.between(0.85, 1.25),
    saturation: dice.between(0.75, 1.35),
    vignetting: dice.chance(0.6) ? dice.between(0, 0.15) : dice.between(0.15, 0.45),
    noise: {
      luma: dice.between(0.002, isDim ? 0.03 : 0.012),
      chroma: dice.between(0.001, isDim ? 0.03 : 0.01),
      size: dice.pick([1, 1, 1.5, 2]),
    },
    defocus: dice.chance(0.25) ? dice.between(0.5, 1.3) : dice.between(0, 0.5),
    motion: { length: dice.chance(0.12) ? dice.between(1, 4) : 0, angle: dice.between(0, Math.PI) },
    sharpening: { amount: dice.between(0, 1.3), radius: dice.between(0.7, 1.8) },
    chromaticAberration: dice.chance(0.4) ? dice.between(-1, 1) : 0,
    jpegQuality: dice.whole(60, 90),
  }
}
