import { readFileSync } from 'node:fs'
import { send } from '../../src/scenes/classrooms/biology/model/lesson/cell-lab.ts'
import { cellLesson } from '../../src/scenes/classrooms/biology/model/lesson/lesson.ts'
import type { Station } from '../../src/scenes/classrooms/biology/model/secretion.ts'
import { shapeOf } from '../../src/scenes/classrooms/common/model/document.ts'
import {
  createSession,
  keptText,
  pass,
  type Session,
} from '../../src/scenes/classrooms/common/model/session.ts'
import { byCommands, tabTo } from '../e2e/lesson-hands.ts'
import { test } from '../setup/test.ts'
import { openFrozen, takePicture, themes } from './lesson-moments.ts'

// The message goes its way in time, and a frozen page has none: the page finds it where an earlier visit left it.
test.use({ viewport: { width: 412, height: 732 } })
test.describe.configure({ timeout: 120_000 })

const toRibosome: Station[] = ['nucleus', 'pore', 'ribosome']
const moments = {
  read: { way: toRibosome, shows: 'rough ER' },
  secreted: {
    way: [...toRibosome, 'rough-er', 'vesicle', 'golgi', 'vesicle', 'membrane'],
    // The whole cell: what has come out is not where the membrane's name stands.
    shows: '',
  },
} satisfies Record<string, { way: Station[]; shows: string }>

/** What a visit leaves in which the message was sent so far, and nothing else was done. */
function keptAfter(way: readonly Station[]): string {
  const words = JSON.parse(readFileSync('content/en/lessons/cell.json', 'utf8'))
  const view = { yaw: 0, pitch: 0, zoom: 100 }
  const { session } = createSession(cellLesson, shapeOf(words), { view })
  for (const station of way) {
    send(session.lab, station)
    pass(session, 10)
  }
  return keptText(session as unknown as Session)
}

for (const theme of themes) {
  test(`the cell lesson at its moments, ${theme}`, async ({ page }) => {
    await page.addInitScript((value) => localStorage.setItem('theme', value), theme)
    await openFrozen(page, 'cell')
    await takePicture(page, `cell-begun-${theme}.png`)
    for (const [moment, { way, shows }] of Object.entries(moments)) {
      await page.addInitScript((kept) => localStorage.setItem('lesson-cell', kept), keptAfter(way))
      const lesson = await openFrozen(page, 'cell')
      await tabTo(page, lesson.command)
      if (shows) await byCommands(page).act(`show the ${shows}`)
      await takePicture(page, `cell-${moment}-${theme}.png`)
    }
  })
}
