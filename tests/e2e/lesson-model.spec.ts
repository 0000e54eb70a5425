import { expect, test } from '../setup/test.ts'
import { LessonPage } from './lesson-page.ts'

test.use({ viewport: { width: 320, height: 480 } })
test.describe.configure({ timeout: 120_000 })

test('where the model of a lesson cannot be fetched or read, it is told and can be tried again', {
  tag: '@spec-2.19',
}, async ({ page, allow }) => {
  allow('request cut')
  const titration = new LessonPage(page, 'titration')
  const model = '**/assets/titration-*.glb'
  const alert = titration.lesson.getByRole('alert').filter({ hasText: 'The 3D view stopped' })
  const again = titration.lesson.getByRole('button', { name: 'Try again' }).first()
  await titration.goto()

  await test.step('the network cuts it off', async () => {
    await page.route(model, (route) => route.abort())
    await page.locator('[data-lesson-start]').press('Enter')
    await expect(page.locator('[data-scene=failed]')).toBeAttached({ timeout: 30_000 })
    await expect(alert).toBeVisible()
    await page.unroute(model)
  })
  await test.step('what comes is no model', async () => {
    await page.route(model, (route) => route.fulfill({ body: 'no model' }))
    await again.press('Enter')
    await expect(alert).toBeVisible()
    await page.unroute(model)
  })
  await test.step('the lesson goes on without it', async () => {
    await titration.say('goggles')
    await expect(titration.said).toHaveText('The goggles are on.')
  })
  await test.step('tried again, it comes', async () => {
    await again.press('Enter')
    await expect(page.locator('[data-scene=ready]')).toBeAttached({ timeout: 60_000 })
    await expect(alert).toBeHidden()
  })
})
