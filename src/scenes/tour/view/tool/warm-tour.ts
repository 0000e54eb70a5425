import { loadScene } from '../load-scene.ts'

/** 24 rem, as the viewport has it. */
const viewerHeight = 384

export const loadEditor = () => import('../editor/index.ts')

/**
 * Starts what opening a file needs, all at the same time: the viewer, three.js, the renderer and its
 * program. What fails here fails again, and is said, when a file is opened.
 * @param width  of the viewer that will come, in CSS pixels
 */
export function warmTour(width: number) {
  loadEditor().catch(() => {})
  Promise.all([loadScene(), import('../scene/warm-scene.ts')])
    // Without WebGL there is nothing to warm; the viewer says so when it opens.
    .then(([, { warmScene }]) => warmScene({ width, height: viewerHeight }))
    .catch(() => {})
}
