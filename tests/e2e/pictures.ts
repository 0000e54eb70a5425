import sharp from 'sharp'

export interface Picture {
  /** red, green and blue of each pixel */
  data: Buffer
  width: number
  height: number
  /** the colour at a share of both sides */
  at: (across: number, down: number) => number[]
  /** the part within which another one differs, as shares of the sides, and how much of the picture does */
  differenceFrom: (other: Picture) => {
    left: number
    top: number
    right: number
    bottom: number
    share: number
  }
}

/** The pixels of a picture. @param source  its path or its file */
export async function pictureOf(source: string | Buffer): Promise<Picture> {
  const { data, info } = await sharp(source)
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  const { width, height } = info
  return {
    data,
    width,
    height,
    at: (across, down) => {
      const [x, y] = [Math.round(across * width), Math.round(down * height)]
      const index = (Math.min(y, height - 1) * width + Math.min(x, width - 1)) * 3
      return [...data.subarray(index, index + 3)]
    },
    differenceFrom: (other) => {
      let [left, top, right, bottom, count] = [1, 1, 0, 0, 0]
      for (let at = 0; at < width * height; at += 1) {
        if ([0, 1, 2].every((part) => data[at * 3 + part] === other.data[at * 3 + part])) continue
        const [x, y] = [(at % width) / width, Math.floor(at / width) / height]
        ;[left, right] = [Math.min(left, x), Math.max(right, x)]
        ;[top, bottom] = [Math.min(top, y), Math.max(bottom, y)]
        count += 1
      }
      return { left, top, right, bottom, share: count / width / height }
    },
  }
}

/** How much two pictures differ on average, a share of white. */
export async function difference(one: Buffer, other: Buffer) {
  const [a, b] = await Promise.all(
    [one, other].map((each) => sharp(each).removeAlpha().raw().toBuffer()),
  )
  if (!a || !b || a.length !== b.length) throw new Error('Pictures of different size')
  return a.reduce((sum, value, at) => sum + Math.abs(value - (b[at] ?? 0)), 0) / a.length / 255
}
