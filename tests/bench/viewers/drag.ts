import type { CDPSession, Page } from '@playwright/test'

/** How a drag is followed. */
export interface Watcher {
  /** how many frames were drawn so far */
  countFrames: (page: Page) => Promise<number>
  /** what is seen: another text for another picture */
  look: (page: Page) => Promise<string>
}

/**
 * Moves of the pointer: before the figures are taken, so that code is compiled, and while. After all of them the pointer is
 * elsewhere than after the first ones, so that the same drag, made once more, turns the picture again.
 */
const moves = { warm: 15, measured: 130 }

/**
 * Drags in the middle of the page's largest canvas, one move a frame.
 * @returns ms of JavaScript a frame, by the thread's processor time: other programs on the machine do not count
 * @throws Error when the picture does not turn, or hardly anything is drawn
 */
export async function measureDrag(page: Page, { countFrames, look }: Watcher): Promise<number> {
  const session = await page.context().newCDPSession(page)
  await session.send('Performance.enable', { timeDomain: 'threadTicks' })
  const { x, y } = await page.evaluate(findMiddle)
  const at = (move: number) => ({
    x: x + 200 * Math.sin((move / 60) * 2 * Math.PI),
    y: y + 60 * Math.sin((move / 40) * 2 * Math.PI),
  })
  const mouse = (
    type: 'mousePressed' | 'mouseMoved' | 'mouseReleased',
    move: number,
    buttons = 1,
  ) =>
    session.send('Input.dispatchMouseEvent', {
      ...{ type, ...at(move), button: 'left', buttons, clickCount: type === 'mouseMoved' ? 0 : 1 },
    })
  /** Chromium hands a move over at the next animation frame, and answers then: one move a frame. */
  const drag = async (from: number, count: number) => {
    for (let move = from + 1; move <= from + count; move += 1) await mouse('mouseMoved', move)
  }
  const still = await look(page)
  await mouse('mousePressed', 0)
  await drag(0, moves.warm)
  if (still === (await look(page))) throw new Error('A drag does not turn the picture')
  const before = { script: await scriptMs(session), frames: await countFrames(page) }
  await drag(moves.warm, moves.measured)
  const [script, all] = [await scriptMs(session), await countFrames(page)]
  // With no button left: else the next one does not begin with a press.
  await mouse('mouseReleased', moves.warm + moves.measured, 0)
  const frames = all - before.frames
  if (frames < moves.measured / 4) throw new Error(`Only ${frames} frames were drawn in a drag`)
  return (script - before.script) / frames
}

/** Runs in the page. Frames are not read back from now on. */
function findMiddle() {
  if (window.benchFrames) window.benchFrames.isReading = false
  const area = (canvas: HTMLCanvasElement) => canvas.clientWidth * canvas.clientHeight
  const [canvas] = [...document.querySelectorAll('canvas')].sort((a, b) => area(b) - area(a))
  if (!canvas) throw new Error('The page has no canvas')
  canvas.scrollIntoView({ block: 'center', behavior: 'instant' })
  const { x, y, width, height } = canvas.getBoundingClientRect()
  return { x: x + width / 2, y: y + height / 2 }
}

/** ms of JavaScript that the page's main thread has spent so far, where its metrics are enabled. */
export async function scriptMs(session: CDPSession): Promise<number> {
  const { metrics } = await session.send('Performance.getMetrics')
  return 1000 * (metrics.find(({ name }) => name === 'ScriptDuration')?.value ?? Number.NaN)
}
