import type { Sizes } from '../../../../room-photo/model/design/item.ts'
import type { ArDesign } from '../../model/ar/ar-design.ts'
import type { PanelWords } from './ar-panel.ts'
import type { ArScene } from './ar-scene.ts'
import { type ArStatus, createArStatus } from './ar-status.ts'

/** A session under way. */
export interface ArRun {
  design: ArDesign
  status: ArStatus
  scene: ArScene
  /** Whether the page is shown over the room, which only screens that are held in the hand do. */
  overlay: boolean
  leave(): void
  /** Done when the session is over, whoever ended it. */
  ended: Promise<void>
}

/**
 * Takes the furniture into a session that was asked for.
 * @throws ArError when there is none; Error when the code or the graphics fail: the session is ended then
 */
export async function enterAr(
  asked: Promise<XRSession>,
  design: ArDesign,
  sizes: Sizes,
  words: (status: ArStatus) => PanelWords,
): Promise<ArRun> {
  // At once beside the browser's question; a failure matters only once there is a session.
  const code = import('./ar-scene.ts')
  code.catch(() => {})
  const session = await asked
  const over = new Promise<void>((resolve) => {
    session.addEventListener('end', () => resolve(), { once: true })
  })
  const leave = () => {
    // It may have ended by itself.
    session.end().catch(() => {})
  }
  try {
    const status = createArStatus()
    const { runArScene } = await code
    const overlay = Boolean(session.domOverlayState)
    const panel = overlay ? undefined : words(status)
    const scene = await runArScene({ session, design, status, sizes, words: panel })
    return {
      design,
      status,
      scene,
      overlay,
      leave,
      ended: over.then(() => scene.dispose()),
    }
  } catch (error) {
    leave()
    throw error
  }
}
