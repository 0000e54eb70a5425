import { loadCanvasFonts } from '../../../../../stage/canvas-fonts.ts'

/** Its scene is lettered. */
const load = async () => {
  const [{ MoleculeScene }] = await Promise.all([
    import('../scene/molecule-scene.tsx'),
    loadCanvasFonts(),
  ])
  return MoleculeScene
}

export const sceneLoader = { fetch: load, load }
