import { expect, test } from '../setup/test.ts'
import { withoutWebGl } from '../setup/without-web-gl.ts'
import { LessonPage } from './lesson-page.ts'

test.use({ viewport: { width: 412, height: 732 } })
test.beforeEach(({ page }) => withoutWebGl(page))

test('where the lesson’s code cannot be fetched, it is told and can be tried again', {
  tag: '@spec-2.19',
}, async ({ page, allow }) => {
  allow('request cut', 'import failed')
  const titration = new LessonPage(page, 'titration')
  await titration.goto()
  await page.route(/\/assets\/lesson-workspace-[^/]*\.js/, (route) => route.abort())
  await titration.button('Start lesson').press('Enter')
  await expect(page.getByRole('alert')).toContainText('couldn’t load')
  await page.unroute(/\/assets\/lesson-workspace-[^/]*\.js/)
  await titration.start('noWebGl')
})

declare global {
  interface Window {
    /** What the next listening comes to. */
    hears: { heard?: string; error?: string }
    listens: number
  }
}

/** Gives the page a fake speech recognizer that hears, or fails with, what the test says. */
function recogniseAsTold(): void {
  window.listens = 0
  class Recogniser extends EventTarget {
    start() {
      window.listens += 1
      const { heard, error } = window.hears
      setTimeout(() => {
        const tell = (type: string, more = {}) =>
          this.dispatchEvent(Object.assign(new Event(type), more))
        if (heard) tell('result', { results: [[{ transcript: heard }]] })
        if (error) tell('error', { error })
        tell('end')
      }, 20)
    }
    abort() {}
  }
  Object.assign(window, { SpeechRecognition: Recogniser, webkitSpeechRecognition: Recogniser })
}

test('speech is listened to only after it was agreed that sound may leave the device, and what fails is told', {
  tag: '@spec-2.19',
}, async ({ page }) => {
  await page.addInitScript(recogniseAsTold)
  const titration = new LessonPage(page, 'titration')
  await titration.goto()
  await titration.start('noWebGl')
  const will = (hears: Window['hears']) =>
    page.evaluate((next) => Object.assign(window, { hears: next }), hears)
  const listens = () => page.evaluate(() => window.listens)
  const press = (name: string) => titration.button(name).press('Enter')

  await test.step('nothing is heard before, nor by who refuses', async () => {
    await press('Speak')
    await expect(page.getByText('send the audio to the company that makes them')).toBeVisible()
    expect(await listens()).toBe(0)
    await press('No, I’ll type')
    expect(await listens()).toBe(0)
  })
  await test.step('who agrees is heard', async () => {
    await will({ heard: 'Put the goggles on.' })
    await press('Speak')
    await press('Agree and listen')
    await expect(titration.said).toHaveText('The goggles are on.')
    expect(await listens()).toBe(1)
  })
  for (const [error, words] of [
    ['not-allowed', 'Microphone access was denied.'],
    ['network', 'couldn’t be reached'],
    ['no-speech', 'We didn’t hear anything.'],
    ['language-not-supported', 'Speech recognition stopped working.'],
  ] as const) {
    await test.step(`${error} is told in words`, async () => {
      await will({ error })
      await press('Speak')
      await expect(titration.said).toContainText(words)
    })
  }
  await titration.say('fill')
  await expect(titration.said).not.toContainText('Speech')
})
