import type { Kit } from './kit.ts'

/** Widths in pixels that each preview is there in, as AVIF and as WebP; 4:3. */
export const previewWidths = [320, 480, 720, 960, 1440] as const

export interface Preview {
  /** `<path>-<width>.avif` and `.webp`, from the root of the site. */
  path: string
  sizes: { width: number; height: number }[]
}

export interface StyleManifest {
  styles: (Kit & { preview: Preview })[]
}

export function styleManifest(kits: Kit[]): StyleManifest {
  const sizes = previewWidths.map((width) => ({ width, height: (width * 3) / 4 }))
  return { styles: kits.map((kit) => ({ ...kit, preview: { path: `/styles/${kit.id}`, sizes } })) }
}

/** One style a line, so that a change shows where it is. */
export function printManifest({ styles }: StyleManifest): string {
  return `{"styles": [\n${styles.map((style) => `  ${JSON.stringify(style)}`).join(',\n')}\n]}\n`
}
