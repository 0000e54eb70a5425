import { PantheonPage } from '../e2e/pantheon-page.ts'
import { expect, test } from '../setup/test.ts'
import { pressPanel, standOnTable } from './lesson-panel.ts'

// Software draws the room and the building: on a large screen it would take seconds a frame.
test.use({ viewport: { width: 412, height: 732 } })
test.describe.configure({ timeout: 240_000 })

test('§2.19 a headset stands the Pantheon on a table at 1 : 100 and does two steps by its ray', async ({
  page,
}) => {
  const pantheon = new PantheonPage(page)
  await standOnTable(pantheon)
  await pressPanel(page, 'predict 1')
  await pressPanel(page, 'do go-middle')
  await pantheon.stepIs('inside', true)
  await pressPanel(page, 'next')
  await pressPanel(page, 'predict 1')
  for (const action of ['go-entrance', 'day-april', 'noon']) await pressPanel(page, `do ${action}`)
  await pantheon.stepIs('april', true)
  await expect(pantheon.reading('light')).toHaveText('On the upright wall')
})
