import { MoleculesPage } from '../e2e/molecules-page.ts'
import { expect, test } from '../setup/test.ts'
import { leaveRoom, pressPanel, standOnTable } from './lesson-panel.ts'

// Software draws the room and the bench: on a large screen it would take seconds a frame.
test.use({ viewport: { width: 412, height: 732 } })
test.describe.configure({ timeout: 240_000 })

test('§2.19 molecules: a headset stands them in the room, measures two, and lets atoms react', async ({
  page,
}) => {
  const molecules = new MoleculesPage(page)
  await standOnTable(molecules)
  await pressPanel(page, 'predict 1')
  await pressPanel(page, 'do measure-angle')
  await molecules.stepIs('angle', true)
  await pressPanel(page, 'next')
  await pressPanel(page, 'predict 1')
  await pressPanel(page, 'do pairs')
  await pressPanel(page, 'choose ammonia')
  await molecules.stepIs('pairs', true)
  for (const slider of ['number-hydrogen', 'number-oxygen', 'number-water', 'put-hydrogen'])
    await pressPanel(page, `more ${slider}`)
  for (const slider of ['number-hydrogen', 'number-water', 'put-hydrogen', 'put-oxygen'])
    await pressPanel(page, `more ${slider}`)
  await pressPanel(page, 'do check')
  await expect(molecules.reading('balance')).toHaveText('Balanced')
  await pressPanel(page, 'do react')
  await expect(molecules.reading('water')).toHaveText('2')
  await leaveRoom(page)
  await molecules.stepIs('pairs', true)
})
