import type { Locator, Page } from '@playwright/test'
import { expect } from '../setup/test.ts'
import { tabTo } from './on-page.ts'

/** A way to do a lesson. Predictions, options and answers count from 1. */
export interface Hand {
  act(name: string): Promise<void>
  /** The same for what is done to a thing of the list: by its name and the name of its button. */
  within(thing: string, name: string): Promise<void>
  set(name: string, value: number): Promise<void>
  choose(group: string, option: string): Promise<void>
  predict(option: number): Promise<void>
  next(): Promise<void>
  answer(question: number, option: number): Promise<void>
  check(): Promise<void>
  retry(): Promise<void>
}

/** By what is typed into the command line, and nothing else. */
export function byCommands(page: Page): Hand {
  const line = page.getByLabel('Command', { exact: true })
  const say = async (text: string) => {
    await expect(line).toBeFocused()
    await page.keyboard.type(text)
    await page.keyboard.press('Enter')
    await expect(line).toHaveValue('')
  }
  return {
    act: say,
    within: (_thing, name) => say(name),
    set: (name, value) => say(`set ${name} to ${value}`),
    choose: (_group, option) => say(`choose ${option}`),
    predict: (option) => say(`predict ${option}`),
    next: () => say('next step'),
    answer: (_question, option) => say(`answer ${option}`),
    check: () => say('check answers'),
    retry: () => say('try again'),
  }
}

interface Means {
  press(button: Locator): Promise<void>
  pick(group: Locator, option: number): Promise<void>
  slide(slider: Locator, value: number): Promise<void>
}

function byPage(page: Page, { press, pick, slide }: Means): Hand {
  const button = (name: string) => page.getByRole('button', { name, exact: true })
  return {
    act: (name) => press(button(name)),
    async within(thing, name) {
      const row = page.locator('li[data-object]').filter({ hasText: thing }).first()
      const head = row.locator('> button')
      await press(head)
      await press(row.getByRole('button', { name, exact: true }))
      await press(head)
    },
    set: (name, value) => slide(page.getByRole('slider', { name, exact: true }), value),
    async choose(name, option) {
      const group = page.getByRole('group', { name, exact: true })
      const names = await group.locator('label').allTextContents()
      await pick(group, names.indexOf(option) + 1)
    },
    predict: (option) => pick(page.locator('[data-step] fieldset'), option),
    next: () => press(page.getByRole('button', { name: /^(Next step|Go to quiz)$/ })),
    answer: (question, option) => pick(page.locator('[data-quiz] li').nth(question - 1), option),
    check: () => press(button('Check answers')),
    retry: () => press(button('Retry missed questions')),
  }
}

/** By the mouse; a slider is set at once. */
export const byMouse = (page: Page): Hand =>
  byPage(page, {
    press: (button) => button.click(),
    pick: (group, option) =>
      group
        .locator('label')
        .nth(option - 1)
        .click(),
    slide: (slider, value) => slider.fill(String(value)),
  })

/** By Tab, Enter, Space and the arrow keys, and nothing else. */
export const byKeys = (page: Page): Hand =>
  byPage(page, {
    async press(button) {
      await tabTo(page, button)
      await page.keyboard.press('Enter')
    },
    async pick(group, option) {
      // Which radio of a group takes the focus hangs on what is checked, and on the side one comes from.
      await tabTo(page, group)
      const radios = group.getByRole('radio')
      const isChecked = (all: Element[]) => all.some((radio) => (radio as HTMLInputElement).checked)
      if (!(await radios.evaluateAll(isChecked))) await page.keyboard.press('Space')
      for (let presses = 0; presses < 4; presses += 1) {
        if (await radios.nth(option - 1).isChecked()) return
        await page.keyboard.press('ArrowDown')
      }
      await expect(radios.nth(option - 1)).toBeChecked()
    },
    async slide(slider, value) {
      await tabTo(page, slider)
      const [min = 0, max = 0, step = 1] = await slider.evaluate((range: HTMLInputElement) =>
        [range.min, range.max, range.step].map(Number),
      )
      const page10 = Math.round((max - min) / 10 / step) * step
      for (let presses = 0; presses < 400; presses += 1) {
        const left = value - Number(await slider.inputValue())
        if (Math.abs(left) < step / 2) return
        const isAtLeast = (length: number) => Math.abs(left) >= length - step / 4
        const shift = isAtLeast(step * 10) ? 'Shift+' : ''
        if (isAtLeast(page10)) await page.keyboard.press(left > 0 ? 'PageUp' : 'PageDown')
        else await page.keyboard.press(shift + (left > 0 ? 'ArrowRight' : 'ArrowLeft'))
      }
      throw new Error(`${slider} does not come to ${value}`)
    },
  })
