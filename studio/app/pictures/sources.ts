export type PictureKind = 'picture' | 'loop' | 'panorama'

/** Where a small picture of each kind lies. */
const sources: Record<PictureKind, (name: string) => string> = {
  picture: (name) => `/pictures/${name}-480.webp`,
  loop: (name) => `/videos/${name}.webp`,
  panorama: (name) => `/panoramas/${name}`,
}

export const sourceOf = (kind: PictureKind, name: string): string => sources[kind](name)
