import { setTimeout as wait } from 'node:timers/promises'
import { errors, type Page } from '@playwright/test'
import { inFreshPage } from '../browser.ts'
import { drawingSize, limitDrawing, memory, setMemory } from '../in-page.ts'
import { lines, playLine } from '../lines.ts'
import { recordTraffic, sumBytes } from '../traffic.ts'
import { type ArrivalWatch, watchArrival } from './watch-arrival.ts'

/** How long a scene may take until it counts as none, ms. */
const timeoutMs = 60_000
/** How long a page stands before it is pressed, ms. */
const standingMs = 5000

export const screens = {
  desktop: { viewport: { width: 1280, height: 800 }, deviceScaleFactor: 1 },
  phone: {
    ...{ viewport: { width: 412, height: 823 }, deviceScaleFactor: 1 },
    ...{ isMobile: true, hasTouch: true },
  },
}

/** What is opened, and a selector of what is there once its scene is drawn. */
export interface Goal {
  url: string
  live: string
  /** of the picture that is drawn in depth */
  picture?: string
}

export interface Arrival {
  /** ms */
  time: number
  /** from the navigation to the first live frame */
  bytes: number
  /** addresses of the models that came until then, as paths */
  models: string[]
  /** the picture that was drawn in depth, and that depth, as paths */
  picture?: { map: string; depth: string }
  /** what was drawn, as `Object3D.toJSON` writes it */
  scene: string
}

/** Opens a page and waits for its scene; `undefined` where none comes. */
export const arrive = (
  executablePath: string,
  { url, live, picture }: Goal,
  screen: keyof typeof screens,
): Promise<Arrival | undefined> =>
  inFreshPage(executablePath, screens[screen], async (page, session) => {
    await page.addInitScript(limitDrawing, drawingSize)
    await page.addInitScript(setMemory, memory.usual)
    await page.addInitScript(watchArrival, live)
    const traffic = await recordTraffic(page)
    await playLine(session, lines[screen])
    await page.goto(url, { waitUntil: 'commit' })
    const watch = await waitForScene(page)
    if (!watch) return
    checkSize(watch, url)
    // What is asked for behind the scene, as a film is, comes while this waits.
    const liveAt = watch.liveAt + (await page.evaluate(() => performance.timeOrigin))
    const transfers = traffic.transfers().filter(({ askedAt }) => askedAt <= liveAt)
    const paths = transfers.map((one) => new URL(one.url).pathname)
    const models = paths.filter(isModel)
    const map = picture && (await page.locator(picture).first().evaluate(sourceOf))
    const depth = paths.find((path) => path.startsWith('/depth/'))
    const scene = await page.evaluate(() => window.benchArrival?.sceneJson() ?? '')
    return {
      time: watch.liveAt,
      bytes: sumBytes(transfers),
      models,
      scene,
      ...(map && depth && { picture: { map, depth } }),
    }
  })

const sourceOf = (image: HTMLImageElement) => new URL(image.currentSrc).pathname

const isModel = (path: string) => path.endsWith('.glb')

/**
 * Opens a page on a device where no scene starts by itself, lets it stand with the pointer over the scene's place, as of a
 * visitor who is about to press, and presses.
 * @returns ms from the press to the scene; `undefined` where none comes
 */
export const press = (
  executablePath: string,
  { url, live, button }: Goal & { button: string },
): Promise<number | undefined> =>
  inFreshPage(executablePath, screens.desktop, async (page, session) => {
    await page.addInitScript(limitDrawing, drawingSize)
    await page.addInitScript(setMemory, memory.small)
    await page.addInitScript(watchArrival, live)
    await playLine(session, lines.desktop)
    await page.goto(url, { waitUntil: 'load' })
    const starter = page.locator(button).filter({ visible: true }).first()
    if (!(await isThere(starter.hover({ timeout: standingMs })))) return
    await wait(standingMs)
    await starter.click()
    const watch = await waitForScene(page)
    if (!watch) return
    checkSize(watch, url)
    return watch.liveAt - watch.pressedAt
  })

/** Waits until the scene is drawn; `undefined` where that takes too long. */
export async function waitForScene(page: Page): Promise<ArrivalWatch | undefined> {
  const isLive = () => (window.benchArrival?.liveAt ?? 0) > 0
  const live = page.waitForFunction(isLive, undefined, { polling: 200, timeout: timeoutMs })
  return (await isThere(live)) ? page.evaluate(() => window.benchArrival) : undefined
}

async function isThere(waited: Promise<unknown>): Promise<boolean> {
  try {
    await waited
    return true
  } catch (error) {
    if (error instanceof errors.TimeoutError) return false
    throw error
  }
}

/** @throws Error when what is compared was drawn larger or smaller than agreed */
function checkSize({ buffer }: ArrivalWatch, url: string) {
  if (buffer.join() !== [drawingSize.width, drawingSize.height].join())
    throw new Error(`The canvas of ${url} has ${buffer.join(' × ')} pixels`)
}
