import { OnPage } from '../e2e/on-page.ts'
import { expect } from '../setup/test.ts'
import { type HeadsetOptions, pressPanel, wearHeadset } from './headset.ts'

export class ArPage extends OnPage {
  readonly enter = this.page.getByRole('button', { name: 'View in your room (AR)' })
  readonly entrance = this.page.locator('[data-ar]')
  readonly overlay = this.page.getByRole('dialog', { name: 'Furniture in your room' })
  readonly hint = this.overlay.locator('[data-tracking]')
  readonly list = this.page.locator('[data-item]')

  async goto(options: HeadsetOptions = {}, path = '/furniture-placement?stats') {
    await wearHeadset(this.page, options)
    await this.page.goto(path)
    await this.page.mouse.move(300, 300)
  }

  async begin() {
    await this.enter.click()
    await this.begun()
  }

  async begun() {
    await expect(this.page.locator('[data-ar=on]')).toBeAttached({ timeout: 30_000 })
  }

  async left() {
    await expect(this.page.locator('[data-ar=off]')).toBeVisible({ timeout: 20_000 })
  }

  async leaveByPanel() {
    await pressPanel(this.page, 'arDone')
    await this.left()
  }

  async leaveByButton() {
    await this.button('Done').click()
    await this.left()
  }

  async hold(name: string) {
    await this.overlay.getByRole('button', { name }).click()
  }

  async place(name: string) {
    await this.hold(name)
    await this.button('Place here').click()
  }

  button(name: string) {
    return this.overlay.getByRole('button', { name, exact: true })
  }

  /** Positions and rotations of up to three listed pieces: centimeters to the right and from the back wall, degrees. */
  async places() {
    const texts = await this.list.evaluateAll((items) =>
      items.map((item) => item.querySelector('button')?.textContent ?? ''),
    )
    const [first, second, third = first] = texts.map((text) => {
      const [, left, back, turn] =
        /(\d+)\scm from the left, (\d+)\scm from the back (\d+(?:\.\d+)?)°/.exec(text) ?? []
      if (!turn) throw new Error(`no place in ${text}`)
      return { right: Number(left), away: -Number(back), turn: Number(turn) }
    })
    if (!first || !second || !third) throw new Error('two pieces')
    return [first, second, third] as const
  }
}
