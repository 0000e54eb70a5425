import { CellPage } from '../e2e/cell-page.ts'
import { test } from '../setup/test.ts'
import { doneByRay } from './lesson-panel.ts'

// Software draws the room and the cell: on a large screen it would take seconds a frame.
test.use({ viewport: { width: 320, height: 480 } })
test.describe.configure({ timeout: 150_000 })

test('§2.19 the cell lesson is done from its start to its quiz in a headset, by its ray alone', async ({
  page,
}) => {
  await doneByRay(new CellPage(page))
})
