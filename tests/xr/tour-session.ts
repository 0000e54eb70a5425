import type { Locator, Page } from '@playwright/test'
import { expect } from '../setup/test.ts'
import { frames, pointAt, select } from './headset.ts'

type Place = [number, number, number]

export class TourSession {
  readonly page: Page
  readonly box: Locator

  constructor(page: Page, mode: 'vr' | 'ar') {
    this.page = page
    this.box = page.locator(`[data-session=${mode}]`)
  }

  get button() {
    return this.box.getByRole('button')
  }

  async enter() {
    await this.button.press('Enter')
    await expect(this.box).toHaveAttribute('data-state', 'on', { timeout: 60_000 })
  }

  async left() {
    await expect(this.box).toHaveAttribute('data-state', 'off', { timeout: 30_000 })
  }

  tells(name: string, value: string | RegExp) {
    return expect(this.box).toHaveAttribute(`data-${name}`, value, { timeout: 60_000 })
  }

  /** Waits until the view faces this yaw of the picture, in degrees. */
  async faces(yaw: number) {
    await expect
      .poll(
        async () => {
          const now = Number(await this.box.getAttribute('data-yaw'))
          return Math.abs(((now - yaw + 540) % 360) - 180)
        },
        { timeout: 30_000 },
      )
      .toBeLessThan(0.6)
  }

  /** Where the things that can be pressed are in the room. */
  async targets(): Promise<Record<string, Place>> {
    await frames(this.page, 2)
    return JSON.parse((await this.box.getAttribute('data-targets')) ?? '{}')
  }

  async pointTo(id: string) {
    await expect.poll(async () => id in (await this.targets()), { timeout: 60_000 }).toBe(true)
    const { [id]: at } = await this.targets()
    if (at) await pointAt(this.page, at, ['controller'])
  }

  async press(id: string) {
    await this.pointTo(id)
    await select(this.page)
  }

  async leave() {
    await this.press('leave')
    await this.left()
  }

  async onlyWay(): Promise<string> {
    const ways = async () =>
      Object.keys(await this.targets()).filter((id) => !['leave', 'again'].includes(id))
    await expect.poll(async () => (await ways()).length, { timeout: 60_000 }).toBe(1)
    const [way = ''] = await ways()
    return way
  }

  /** Pushes the right thumbstick to the side, from −1 to 1. */
  async push(x: number) {
    await this.page.evaluate((to) => {
      window.headset.controllers.right?.updateAxes('thumbstick', to, 0)
    }, x)
    await frames(this.page)
  }

  /** Walks through places in the room, in meters. */
  async walk(...places: Place[]) {
    for (const [x, y, z] of places) {
      await this.page.evaluate(
        (to) => {
          window.headset.position.set(to[0] ?? 0, to[1] ?? 0, to[2] ?? 0)
        },
        [x, y, z],
      )
      await frames(this.page)
    }
  }
}
