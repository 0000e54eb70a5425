import { type BufferGeometry, LatheGeometry, Vector2 } from 'three'

/** What a lathe turns: a radius for each height. Metres. */
export const lathe = (
  profile: readonly (readonly [radius: number, height: number])[],
  around = 40,
): BufferGeometry =>
  new LatheGeometry(
    profile.map(([radius, height]) => new Vector2(radius, height)),
    around,
  )
