import sharp from 'sharp'

/**
 * How a panorama closes: the mean difference of its last column from its first, and of neighbouring columns beside
 * them, in tones of 255.
 */
export async function wrapSeam(file: string): Promise<{ seam: number; beside: number }> {
  const { width, height } = await sharp(file).metadata()
  const column = (left: number) =>
    sharp(file).extract({ left, top: 0, width: 1, height }).removeAlpha().raw().toBuffer()
  const [before, last, first, after] = await Promise.all(
    [width - 2, width - 1, 0, 1].map((left) => column(left)),
  )
  const difference = (a?: Buffer, b?: Buffer) => {
    if (!a || !b) return Number.NaN
    return a.reduce((sum, value, i) => sum + Math.abs(value - (b[i] ?? 0)), 0) / a.length
  }
  const beside = Math.max(difference(before, last), difference(first, after))
  return { seam: difference(last, first), beside }
}
