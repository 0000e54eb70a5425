import type { Plugin } from 'vite'

/** What only developers of @react-three/xr use: an emulated headset and five scanned rooms, 1.3 MB. Tests bring their own. */
const emulator = /@pmndrs[\\/]xr[\\/]dist[\\/]emulate\.js$/
/** Names a third party's address, where models of controllers and hands come from. */
const defaults = /@pmndrs[\\/]xr[\\/]dist[\\/]index\.js$/
/** Loads such models. */
const modelLoader = /^three\/examples\/jsm\/loaders\/GLTFLoader\.js$/
const library = /@(pmndrs|react-three)[\\/]xr[\\/]/
const noModels = '\0no-xr-models'

/**
 * Leaves out of @react-three/xr what our store switches off (`src/stage/xr/xr-session.tsx`), and a bundler cannot know to be
 * off.
 */
export function xrLibraryPlugin(): Plugin {
  return {
    name: 'realia-xr-library',
    apply: 'build',
    enforce: 'pre',
    resolveId: {
      filter: { id: modelLoader },
      handler: (_, importer = '') => (library.test(importer) ? noModels : undefined),
    },
    load(id) {
      if (emulator.test(id)) return 'export const emulate = undefined'
      return id === noModels ? 'export class GLTFLoader {}' : undefined
    },
    transform: {
      filter: { id: defaults },
      handler: withoutAddress,
    },
  }
}

/** @throws Error when the library no longer names its address in these words */
export function withoutAddress(code: string): string {
  const lean = code.replace(/(DefaultAssetBasePath = )'https:[^']+'/, '$1undefined')
  if (lean === code) throw new Error('@pmndrs/xr names its address in other words')
  return lean
}
