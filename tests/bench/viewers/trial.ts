import type { Browser } from '@playwright/test'
import type { Panorama } from '../panorama.ts'
import { type Contender, viewerSize } from './contender.ts'
import { type DragCost, measureDrag } from './drag.ts'
import { readWatch, waitForRest } from './rest.ts'
import { watchFrames } from './watch-frames.ts'

/** What one contender did in one round. */
export interface Trial {
  /** from the choice of the file to the first sharp frame, in ms */
  sharp: number
  drag: DragCost
}

/** What is opened, and on what machine. */
export interface Circumstances {
  picture: Panorama
  /** so many times slower than this machine */
  slowdown: number
}

/**
 * Opens the panorama in a fresh page, as by a first-time visitor, and drags.
 * @throws Error when the viewer does not show it, or not at the agreed size
 */
export async function tryContender(
  browser: Browser,
  contender: Contender,
  { picture, slowdown }: Circumstances,
): Promise<Trial> {
  const context = await browser.newContext({ viewport: viewerSize, deviceScaleFactor: 1 })
  try {
    const page = await context.newPage()
    await page.addInitScript(watchFrames)
    const session = await context.newCDPSession(page)
    await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
    await contender.open(page, picture.file)
    await waitForRest(page, picture.texels)
    const { chosenAt, sharpAt, buffer } = await readWatch(page)
    if (buffer.join() !== [viewerSize.width, viewerSize.height].join()) {
      throw new Error(`Its canvas has ${buffer.join(' × ')} pixels`)
    }
    const drag = await measureDrag(page)
    return { sharp: sharpAt - chosenAt, drag }
  } catch (error) {
    throw new Error(`${contender.name} did not get through`, { cause: error })
  } finally {
    await context.close()
  }
}
