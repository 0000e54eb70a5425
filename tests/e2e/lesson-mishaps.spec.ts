import { leaveOutDrawing } from '../setup/leave-out-drawing.ts'
import { expect, test } from '../setup/test.ts'
import { withoutWebGl } from './lesson-page.ts'
import { TitrationPage } from './titration-page.ts'

test.use({ viewport: { width: 412, height: 732 } })
test.describe.configure({ timeout: 150_000 })
test.beforeEach(({ page }) => leaveOutDrawing(page))

test('§2.19 damaged progress is told, and the lesson starts anew', async ({ page }) => {
  await page.addInitScript(() =>
    localStorage.setItem('lesson-titration', '{"version":1,"lesson":"titration","progress":{'),
  )
  const titration = new TitrationPage(page)
  await titration.goto()
  await titration.start()
  await expect(titration.said).toContainText('could not be read')
  await titration.stepIs('ready', false)
})

test('§2.19 where the browser keeps nothing, the lesson says so and goes on', async ({ page }) => {
  await page.addInitScript(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError')
    }
  })
  const titration = new TitrationPage(page)
  await titration.goto()
  await titration.start()
  await titration.lesson.getByRole('button', { name: 'Goggles', exact: true }).press('Enter')
  await expect(titration.lesson).toContainText('This browser keeps nothing')
  await expect(titration.said).toHaveText('The goggles are on.')
})

test('§2.19 without WebGL the lesson is done with its drawing', async ({ page }) => {
  await withoutWebGl(page)
  const titration = new TitrationPage(page)
  await titration.goto()
  await titration.start('noWebGl')
  for (const name of ['Goggles', 'Fill the burette'])
    await titration.lesson.getByRole('button', { name, exact: true }).press('Enter')
  await expect(page.locator('[data-object=burette]')).toContainText('with air in its tip')
})

test('§2.19 where the lesson’s code cannot be fetched, it is told and can be tried again', async ({
  page,
  allow,
}) => {
  allow('request cut', 'import failed')
  const titration = new TitrationPage(page)
  await titration.goto()
  await page.route(/\/assets\/lesson-desk-[^/]*\.js/, (route) => route.abort())
  await page.getByRole('button', { name: 'Start the lesson' }).press('Enter')
  await expect(page.getByRole('alert')).toContainText('could not be fetched')
  await page.unroute(/\/assets\/lesson-desk-[^/]*\.js/)
  await titration.start()
})

test.describe('speech', () => {
  /** A recogniser that hears, or fails with, what the test says. */
  const withRecogniser = (outcome: { heard?: string; error?: string }) => `
    globalThis.listens = 0
    globalThis.webkitSpeechRecognition = globalThis.SpeechRecognition = class extends EventTarget {
      start() {
        globalThis.listens += 1
        const { heard, error } = ${JSON.stringify(outcome)}
        setTimeout(() => {
          if (heard) this.dispatchEvent(Object.assign(new Event('result'), { results: [[{ transcript: heard }]] }))
          if (error) this.dispatchEvent(Object.assign(new Event('error'), { error }))
          this.dispatchEvent(new Event('end'))
        }, 20)
      }
      abort() {}
    }`

  test('§2.19 is listened to only after it was agreed that sound may leave the device', async ({
    page,
  }) => {
    await page.addInitScript({ content: withRecogniser({ heard: 'Put the goggles on.' }) })
    const titration = new TitrationPage(page)
    await titration.goto()
    await titration.start()
    const listens = () => page.evaluate(() => (globalThis as { listens?: number }).listens)
    await page.getByRole('button', { name: 'Speak' }).press('Enter')
    await expect(page.getByText('send the sound to their maker')).toBeVisible()
    expect(await listens()).toBe(0)
    await page.getByRole('button', { name: 'No, I will type' }).press('Enter')
    expect(await listens()).toBe(0)
    await page.getByRole('button', { name: 'Speak' }).press('Enter')
    await page.getByRole('button', { name: 'I agree, listen' }).press('Enter')
    await expect(titration.said).toHaveText('The goggles are on.')
    expect(await listens()).toBe(1)
  })

  for (const [error, words] of [
    ['not-allowed', 'The microphone was refused.'],
    ['network', 'was not reached'],
    ['no-speech', 'Nothing was heard.'],
    ['language-not-supported', 'Speech recognition has failed.'],
  ] as const) {
    test(`§2.19 that fails with ${error} is told in words`, async ({ page }) => {
      await page.addInitScript({ content: withRecogniser({ error }) })
      const titration = new TitrationPage(page)
      await titration.goto()
      await titration.start()
      await page.getByRole('button', { name: 'Speak' }).press('Enter')
      await page.getByRole('button', { name: 'I agree, listen' }).press('Enter')
      await expect(titration.said).toContainText(words)
      await titration.say('goggles')
      await expect(titration.said).toHaveText('The goggles are on.')
    })
  }
})

test('§2.19 a lesson that was begun says at once where it goes on, and goes on there', async ({
  page,
}) => {
  await withoutWebGl(page)
  const titration = new TitrationPage(page)
  await titration.goto()
  await titration.start('noWebGl')
  for (const text of ['expect 1', 'goggles', 'rinse', 'fill', 'drive the air out'])
    await titration.say(text)
  await titration.stepIs('ready', true)
  await titration.lesson.getByRole('button', { name: 'Next step' }).press('Enter')
  // The button would not go on once more: what it led to has the focus.
  await expect(page.locator('#lesson-step')).toBeFocused()
  await page.goto('/fr/virtual-classrooms/titration')
  await expect(page.getByRole('button', { name: 'Reprendre à l’étape 2' })).toBeVisible()
  await expect(page.getByText('Étapes terminées : 1 sur 6')).toBeVisible()
  await titration.start('noWebGl')
  await titration.stepIs('read', false)
})
