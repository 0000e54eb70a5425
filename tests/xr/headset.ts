import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { expect, type Page } from '@playwright/test'
import type { XRDevice } from 'iwer'

const require = createRequire(import.meta.url)
const source = (name: string) => readFileSync(require.resolve(name), 'utf8')

export interface HeadsetOptions {
  /** A handheld screen: the page lies over the view of the room, as on a phone. */
  overlay?: boolean
  /** Provides the depth of the room, which is slow with software rendering. */
  depth?: boolean
  /** Doesn’t provide the surfaces of the room either. */
  noPlanes?: boolean
  /** The name of the error that session requests fail with. */
  refuse?: string
}

declare global {
  interface Window {
    headset: XRDevice
    /** as {@link HeadsetOptions.refuse}, and may be changed */
    denied: string | undefined
    IWER: typeof import('iwer')
    IWER_SEM: typeof import('@iwer/sem')
    room: unknown
  }
}

/** Gives the page an emulated Quest 3 in a scanned living room, before the page’s own code runs. */
export async function wearHeadset(page: Page, options: HeadsetOptions = {}): Promise<void> {
  await page.addInitScript({ content: source('iwer/build/iwer.min.js') })
  await page.addInitScript({ content: source('@iwer/sem/build/iwer-sem.min.js') })
  await page.addInitScript({
    content: `window.room = ${source('@iwer/sem/captures/living_room.json')}`,
  })
  await page.addInitScript(({ overlay, depth, noPlanes, refuse }: HeadsetOptions) => {
    const { XRDevice, metaQuest3 } = window.IWER
    const features = metaQuest3.supportedFeatures.filter(
      (feature) =>
        (depth || feature !== 'depth-sensing') && !(noPlanes && feature === 'plane-detection'),
    )
    if (overlay) features.push('dom-overlay')
    const device = new XRDevice({ ...metaQuest3, supportedFeatures: features })
    device.installRuntime({ forceInstall: true })
    window.headset = device
    window.denied = refuse
    device.position.set(0, 1.6, 1)
    device.controllers.right?.position.set(0.2, 1.3, 0.8)
    const install = () => {
      device.installSEM(window.IWER_SEM.SyntheticEnvironmentModule as never)
      const { sem } = device
      if (!sem) return
      sem.loadEnvironment(window.room)
      // Rays still meet it; drawing it in software takes most of a frame.
      sem.meshesVisible = false
    }
    if (document.body) install()
    else addEventListener('DOMContentLoaded', install)
    const { xr } = navigator
    if (!xr) return
    const request = xr.requestSession.bind(xr)
    xr.requestSession = async (mode, init) => {
      if (window.denied) throw new DOMException('No', window.denied)
      const session = await request(mode, init)
      // The emulator has no overlay of its own: the page's element is simply on top.
      if (overlay) Object.defineProperty(session, 'domOverlayState', { value: { type: 'screen' } })
      return session
    }
  }, options)
}

/** Points the headset and the right controller, or one of them, at a place in the room, in meters. */
export async function pointAt(
  page: Page,
  [x, y, z]: readonly [number, number, number],
  what: readonly ('headset' | 'controller')[] = ['headset', 'controller'],
  passes = 3,
): Promise<void> {
  await page.evaluate(
    ({ target, names }) => {
      const device = window.headset
      const things = { headset: device, controller: device.controllers.right }
      for (const name of names) {
        const thing = things[name]
        if (!thing) continue
        const { position, quaternion } = thing
        const to = { x: target.x - position.x, y: target.y - position.y, z: target.z - position.z }
        // Not the emulator's own `look_at`, whose origin is the first space that was asked for. Turned, then tilted.
        const turn = Math.atan2(-to.x, -to.z) / 2
        const tilt = Math.atan2(to.y, Math.hypot(to.x, to.z)) / 2
        quaternion.set(
          Math.sin(tilt) * Math.cos(turn),
          Math.cos(tilt) * Math.sin(turn),
          -Math.sin(tilt) * Math.sin(turn),
          Math.cos(tilt) * Math.cos(turn),
        )
      }
    },
    { target: { x, y, z }, names: what },
  )
  await frames(page, passes)
}

/** Pulls the right controller's trigger, or taps on a phone's screen where no panel lies. */
export async function select(page: Page): Promise<void> {
  await trigger(page, 1)
  await trigger(page, 0)
}

export async function trigger(page: Page, value: 0 | 1): Promise<void> {
  await page.evaluate(
    (pulled) =>
      window.headset.remote.dispatch('set_select_value', {
        device: 'controller-right',
        value: pulled,
      }),
    value,
  )
  await frames(page)
}

export async function frames(page: Page, count = 3): Promise<void> {
  await page.evaluate(
    (times) =>
      new Promise<void>((resolve) => {
        const step = (left: number) =>
          left === 0 ? resolve() : requestAnimationFrame(() => step(left - 1))
        step(times)
      }),
    count,
  )
}

/** Points the right controller at a button of the furniture panel, once the panel has stopped moving. */
export async function pointAtPanel(page: Page, key: string): Promise<void> {
  const isThere = (id: string) =>
    JSON.parse(document.querySelector<HTMLElement>('[data-ar]')?.dataset.targets ?? '{}')[id]
  const placeNow = async () => (await page.waitForFunction(isThere, key)).jsonValue()
  let place = await placeNow()
  await expect
    .poll(async () => {
      const before = place
      await frames(page)
      place = await placeNow()
      return Math.hypot(...[0, 1, 2].map((axis) => place[axis] - before[axis]))
    })
    .toBeLessThan(0.001)
  await pointAt(page, place, ['controller'])
}

export async function pressPanel(page: Page, key: string): Promise<void> {
  await pointAtPanel(page, key)
  await select(page)
}
