import { warmDecoder } from '../decode/decoder.ts'
import { loadScene } from '../load-scene.ts'

export { abandonOpening, openFiles } from '../open/open-files.ts'
export { openSample } from '../open/open-sample.ts'
export { TourViewer } from './tour-viewer.tsx'

/** 24 rem, as the viewport has it. */
const viewerHeight = 384

/** Starts what opening a file needs: the decoder, three.js, the renderer and its program, for a viewer `width` wide. */
export function warmViewer(width: number) {
  warmDecoder()
  // Without WebGL there is nothing to warm; the viewer says so when it opens.
  Promise.all([loadScene(), import('../scene/warm-scene.ts')])
    .then(([, { warmScene }]) => warmScene({ width, height: viewerHeight }))
    .catch(() => {})
}
