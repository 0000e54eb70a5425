import { loadEnvironment } from '../../../common/view/load-scenery.ts'

/** Its scene is lettered. */
const load = async () => {
  const [{ MotionScene }] = await Promise.all([
    import('../scene/motion-scene.tsx'),
    import('../../../../../stage/canvas-fonts.ts').then(({ loadCanvasFonts }) => loadCanvasFonts()),
    loadEnvironment(),
  ])
  return MotionScene
}

export const sceneLoader = { fetch: load, load }
