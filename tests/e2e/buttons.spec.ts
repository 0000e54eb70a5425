import { builtPaths } from '../pages.ts'
import { leaveOutDrawing } from '../setup/leave-out-drawing.ts'
import { expect, test } from '../setup/test.ts'
import { pressEveryButton } from './press.ts'

test.beforeEach(async ({ page, allow, baseURL }) => {
  // Of what a press may set off, a test has no map, and an address that is typed for it has no file.
  allow('map asked for', 'request cut')
  allow('on purpose')
  await page.emulateMedia({ reducedMotion: 'reduce' })
  // Frames are counted all the same, and a press is waited for by them.
  await leaveOutDrawing(page)
  await page.route(
    (url) => url.origin !== baseURL,
    (route) => route.abort(),
  )
})

/** Pages that share a template are one test; each lesson is a test of its own. */
const groups = new Map<string, string[]>()
for (const path of builtPaths()) {
  const group = path.replace(/(?<=^\/(?:solutions|industries))\/.*/, '')
  groups.set(group, [...(groups.get(group) ?? []), path])
}

/** Their buttons take minutes, so only `npm run test:all` presses them. */
const heavy =
  /^\/($|solutions|ar-visualization|campaign|demo|furniture|property|virtual-staging|virtual-classrooms)/

for (const [group, paths] of groups) {
  const tag = heavy.test(group) ? ['@spec-2.1', '@all'] : ['@spec-2.1']
  test(`every button of ${group} does something`, { tag }, async ({ page }) => {
    // The furniture tool has more than a hundred, and each of its sample rooms is drawn in 3D.
    test.setTimeout(420_000)
    for (const path of paths) {
      const { pressed, dead } = await pressEveryButton(page, {
        path,
        // Header and footer are the same on every page.
        within: path === '/' ? 'body' : 'main',
        // With the clocks at rest nothing changes by itself that a press would get the credit for; a press that turns a
        // scene shows in the count of its frames.
        open: () => page.goto(`${path}?freeze&stats`),
      })
      test.info().annotations.push({ type: path, description: pressed.join(' | ') })
      expect(dead, path).toEqual([])
    }
  })
}

test('a button without a handler is found', async ({ page }) => {
  const { pressed, dead } = await pressEveryButton(page, {
    path: '/about',
    within: 'main',
    open: async () => {
      await page.goto('/about')
      await page.evaluate(() => {
        const button = document.createElement('button')
        button.textContent = 'Nothing'
        document.querySelector('main')?.append(button)
      })
    },
  })
  expect(pressed).toEqual(['Nothing'])
  expect(dead).toEqual(['Nothing'])
})
