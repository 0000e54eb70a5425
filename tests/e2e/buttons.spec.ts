import { builtPaths } from '../pages.ts'
import { expect, test } from '../setup/test.ts'

/** Whether something has come of a press: the page, its place or its address changed, the focus moved, a file came. */
const changesOf = () => {
  const state = { changed: false }
  const note = () => {
    state.changed = true
  }
  new MutationObserver(note).observe(document, {
    subtree: true,
    childList: true,
    attributes: true,
    characterData: true,
  })
  for (const event of [
    'pushState',
    'replaceState',
    'hashchange',
    'scroll',
    'play',
    'pause',
    'invalid',
  ]) {
    addEventListener(event, note, true)
  }
  const click = HTMLElement.prototype.click
  HTMLElement.prototype.click = function () {
    if (this instanceof HTMLAnchorElement || this instanceof HTMLInputElement) note()
    click.call(this)
  }
  Object.assign(window, { pressed: state })
}

for (const path of builtPaths()) {
  test(`every button of ${path} does something`, async ({ page, allow }) => {
    test.setTimeout(180_000)
    // What a press sets off may need what a test machine lacks: a camera, a place, a mail server.
    allow(/./)
    await page.addInitScript(changesOf)
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await page.goto(path)
    await page.mouse.move(200, 200)
    await page.waitForLoadState('networkidle')
    const buttons = page.locator('main button:visible:enabled')
    const dead: string[] = []
    const count = await buttons.count()
    for (let i = 0; i < count; i++) {
      if (new URL(page.url()).pathname !== path) await page.goto(path)
      const button = buttons.nth(i)
      if (!(await button.count())) break
      const name = (await button.getAttribute('aria-label')) ?? (await button.textContent())
      // What is chosen already has nothing left to do.
      const isChosen = await button.evaluate((element) =>
        element.matches(
          '[aria-pressed=true], [aria-selected=true], [aria-checked=true], [aria-current]',
        ),
      )
      if (isChosen) continue
      await button.evaluate((element) => {
        ;(window as unknown as { pressed: { changed: boolean } }).pressed.changed = false
        ;(element as HTMLElement).focus()
      })
      await page.keyboard.press('Enter')
      const answered = await page
        .waitForFunction(
          () =>
            (window as unknown as { pressed?: { changed: boolean } }).pressed?.changed !== false,
          null,
          { timeout: 2000 },
        )
        .then(
          () => true,
          () => false,
        )
      if (!answered) dead.push(`${i}: ${name?.trim()}`)
      if (await page.locator('dialog[open], [role=dialog]').count())
        await page.keyboard.press('Escape')
    }
    expect(dead).toEqual([])
  })
}
