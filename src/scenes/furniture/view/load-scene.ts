import type { FurnitureScene } from './furniture-scene.tsx'

let loaded: typeof FurnitureScene | undefined

/** The part of the tool that brings three.js; at once when it is there already. */
export function loadScene(): typeof FurnitureScene | Promise<typeof FurnitureScene> {
  return (
    loaded ??
    import('./furniture-scene.tsx').then((module) => {
      loaded = module.FurnitureScene
      return loaded
    })
  )
}
