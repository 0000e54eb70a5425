import { loadEnvironment } from '../../../common/view/load-scenery.ts'

/** Its scene is lettered. */
const load = async () => {
  const [{ MoleculeScene }] = await Promise.all([
    import('../scene/molecule-scene.tsx'),
    import('../../../../../stage/canvas-fonts.ts').then(({ loadCanvasFonts }) => loadCanvasFonts()),
    loadEnvironment(),
  ])
  return MoleculeScene
}

export const sceneLoader = { fetch: load, load }
