import type { DistrictScene } from './scene/district-scene.tsx'

let loaded: typeof DistrictScene | undefined

/** The part of the district that brings three.js; at once when it is there already. */
export function loadScene(): typeof DistrictScene | Promise<typeof DistrictScene> {
  return (
    loaded ??
    import('./scene/district-scene.tsx').then((module) => {
      loaded = module.DistrictScene
      return loaded
    })
  )
}
