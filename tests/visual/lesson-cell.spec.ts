import { CellPage } from '../e2e/cell-page.ts'
import { byCommands, tabTo } from '../e2e/lesson-hands.ts'
import { test } from '../setup/test.ts'
import { openFrozen, takePicture, themes } from './lesson-moments.ts'

// The message goes its way in time, and a frozen page has none: it is sent in a page that lives, and seen in one that does not.
test.use({ viewport: { width: 412, height: 732 } })
test.describe.configure({ timeout: 120_000 })

const moments = {
  read: {
    ways: [
      ['To the nucleus', 'nucleus'],
      ['Through a pore', 'pore'],
      ['To a ribosome', 'ribosome'],
    ],
    shows: 'rough ER',
  },
  secreted: {
    ways: [
      ['To the rough ER', 'rough-er'],
      ['Into a vesicle', 'vesicle'],
      ['To the Golgi apparatus', 'golgi'],
      ['Into a vesicle', 'vesicle'],
      ['To the cell membrane', 'membrane'],
    ],
    // The whole cell: what has come out is not where the membrane's name stands.
    shows: '',
  },
} as const

for (const theme of themes) {
  test(`the cell lesson at its moments, ${theme}`, async ({ page }) => {
    await page.addInitScript((value) => localStorage.setItem('theme', value), theme)
    await openFrozen(page, 'cell')
    await takePicture(page, `cell-begun-${theme}.png`)
    for (const [moment, { ways, shows }] of Object.entries(moments)) {
      const cell = new CellPage(page)
      await cell.goto()
      await cell.start()
      await tabTo(page, cell.command)
      for (const [way, object] of ways) {
        await byCommands(page).act(way)
        await cell.isAt(object)
      }
      // Leaving the page keeps where it is.
      const lesson = await openFrozen(page, 'cell')
      await tabTo(page, lesson.command)
      if (shows) await byCommands(page).act(`show the ${shows}`)
      await takePicture(page, `cell-${moment}-${theme}.png`)
    }
  })
}
