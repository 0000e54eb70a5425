import { loadCanvasFonts } from '../../../../../stage/canvas-fonts.ts'

/** Its scene is lettered. */
const load = async () => {
  const [{ MotionScene }] = await Promise.all([
    import('../scene/motion-scene.tsx'),
    loadCanvasFonts(),
  ])
  return MotionScene
}

export const sceneLoader = { fetch: load, load }
