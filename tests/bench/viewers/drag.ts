import type { CDPSession, Page } from '@playwright/test'
import { readWatch } from './rest.ts'

/** What a frame costs while the visitor drags, in ms of the main thread's processor time. */
export interface DragCost {
  /** in JavaScript */
  script: number
  /** in anything, JavaScript included */
  task: number
  /** that were drawn */
  frames: number
}

/** How a drag is followed. */
export interface Watcher {
  /** how many frames were drawn so far */
  countFrames: (page: Page) => Promise<number>
  /** what is seen: another text for another picture */
  look: (page: Page) => Promise<string>
}

/** Of any viewer, whose page is watched by `watchFrames`. */
const watcher: Watcher = {
  countFrames: async (page) => (await readWatch(page)).frames,
  look: async (page) => (await page.screenshot()).toString('base64'),
}

/**
 * Moves of the pointer: before the figures are taken, so that code is compiled, and while. After all of them the pointer is
 * elsewhere than after the first ones, so that the same drag, made once more, turns the picture again.
 */
const moves = { warm: 15, measured: 130 }

/**
 * Drags in the middle of the page's largest canvas, one move a frame. Processor time is what the
 * browser reports for the thread, not time of day: other programs on the machine do not count.
 * Frames are not read back meanwhile.
 * @throws Error when the picture does not turn, or hardly anything is drawn
 */
export async function measureDrag(
  page: Page,
  { countFrames, look }: Watcher = watcher,
): Promise<DragCost> {
  const session = await page.context().newCDPSession(page)
  await session.send('Performance.enable', { timeDomain: 'threadTicks' })
  const { x, y } = await page.evaluate(findMiddle)
  const at = (move: number) => ({
    x: x + 200 * Math.sin((move / 60) * 2 * Math.PI),
    y: y + 60 * Math.sin((move / 40) * 2 * Math.PI),
  })
  const press = { x, y, button: 'left', buttons: 1, clickCount: 1 } as const
  const still = await look(page)
  await session.send('Input.dispatchMouseEvent', { ...press, type: 'mousePressed' })
  await drag(session, at, 0, moves.warm)
  if (still === (await look(page))) throw new Error('A drag does not turn the picture')
  const before = await readFigures(session, await countFrames(page))
  await drag(session, at, moves.warm, moves.measured)
  const after = await readFigures(session, await countFrames(page))
  // Let go of where the drag has led, with no button left: else the next one does not begin with a press.
  await session.send('Input.dispatchMouseEvent', {
    ...press,
    ...at(moves.warm + moves.measured),
    buttons: 0,
    type: 'mouseReleased',
  })

  const frames = after.frames - before.frames
  if (frames < moves.measured / 4) throw new Error(`Only ${frames} frames were drawn in a drag`)
  return {
    frames,
    script: (after.script - before.script) / frames,
    task: (after.task - before.task) / frames,
  }
}

/** Runs in the page. */
function findMiddle() {
  if (window.benchFrames) window.benchFrames.isReading = false
  const area = (canvas: HTMLCanvasElement) => canvas.clientWidth * canvas.clientHeight
  const [canvas] = [...document.querySelectorAll('canvas')].sort((a, b) => area(b) - area(a))
  if (!canvas) throw new Error('The page has no canvas')
  canvas.scrollIntoView({ block: 'center', behavior: 'instant' })
  const { x, y, width, height } = canvas.getBoundingClientRect()
  return { x: x + width / 2, y: y + height / 2 }
}

/** Chromium hands a move over at the next animation frame, and answers then: one move a frame. */
async function drag(
  session: CDPSession,
  at: (move: number) => { x: number; y: number },
  from: number,
  count: number,
) {
  for (let move = from + 1; move <= from + count; move += 1) {
    await session.send('Input.dispatchMouseEvent', {
      ...at(move),
      type: 'mouseMoved',
      button: 'left',
      buttons: 1,
    })
  }
}

/** What the page's main thread has spent so far, where its metrics are enabled; times in ms. */
export async function readFigures(session: CDPSession, frames: number): Promise<DragCost> {
  const { metrics } = await session.send('Performance.getMetrics')
  const time = (name: string) =>
    1000 * (metrics.find((metric) => metric.name === name)?.value ?? Number.NaN)
  return { script: time('ScriptDuration'), task: time('TaskDuration'), frames }
}
