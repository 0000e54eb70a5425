/** A file of a loop: what follows its name, its height in pixels, the bytes it may have. */
export interface OutputFile {
  suffix: string
  height: number
  budget: number
}

export interface Output {
  /** of the frames, in pixels; files may be smaller */
  height: number
  files: OutputFile[]
}

const megabyte = 1_000_000

const loop: Output = {
  height: 720,
  files: [
    { suffix: '-720.webm', height: 720, budget: 1.2 * megabyte },
    { suffix: '-720.mp4', height: 720, budget: 1.2 * megabyte },
  ],
}

const animatedPicture = (budget: number): Output => ({
  height: 540,
  files: [{ suffix: '-540.avif', height: 540, budget }],
})

/** What is made of every scene. A poster in AVIF and WebP, its first frame, goes with each. */
export const outputs: Record<string, Output> = {
  hero: {
    height: 1080,
    files: [
      { suffix: '-1080.webm', height: 1080, budget: 3 * megabyte },
      { suffix: '-1080.mp4', height: 1080, budget: 3 * megabyte },
      { suffix: '-720.webm', height: 720, budget: 3 * megabyte },
      { suffix: '-720.mp4', height: 720, budget: 3 * megabyte },
    ],
  },
  demo: animatedPicture(1.5 * megabyte),
  'property-tours': loop,
  'furniture-placement': loop,
  'virtual-staging': loop,
  'virtual-classrooms': loop,
  'interactive-learning': animatedPicture(1.2 * megabyte),
  'virtual-labs': loop,
  'virtual-lab': loop,
  'interactive-campaigns': loop,
  'voter-engagement': loop,
  'virtual-rallies': loop,
}
