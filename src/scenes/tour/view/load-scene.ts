import type { TourScene } from './scene/tour-scene.tsx'

let loaded: typeof TourScene | undefined

/** The part of the tour that brings three.js; at once when it is there already. */
export function loadScene(): typeof TourScene | Promise<typeof TourScene> {
  return (
    loaded ??
    import('./scene/tour-scene.tsx').then((module) => {
      loaded = module.TourScene
      return loaded
    })
  )
}
