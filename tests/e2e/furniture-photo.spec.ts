import sharp from 'sharp'
import { leaveOutDrawing } from '../setup/leave-out-drawing.ts'
import { expect, test } from '../setup/test.ts'
import { corner, FurnitureRoomPage, loft, openRoom, ownPhoto } from './furniture-room-page.ts'
import { knownCamera } from './known-room.ts'
import { fileOf } from './on-page.ts'
import { blank } from './staging-page.ts'
import { heicHeader, hugeHeader, quarters, type TestFile } from './tour-files.ts'

/** A sample room as a phone held upright stores it: sideways, with an orientation tag. */
async function turned(): Promise<TestFile> {
  const buffer = await sharp('public/rooms/bedroom-portrait.jpg')
    .rotate(-90)
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer()
  return fileOf('turned.jpg', buffer)
}

const bad: [TestFile, RegExp][] = [
  [fileOf('notes.txt', 'hello', 'text/plain'), /notes\.txt isn’t an image/],
  [fileOf('nothing.jpg', ''), /nothing\.jpg is empty \(0 bytes\)/],
  [fileOf('noise.jpg', Buffer.alloc(3000, 'x')), /noise\.jpg is damaged/],
  [heicHeader(), /can’t open HEIC files like phone\.heic/],
  [hugeHeader(), /huge\.png has 800 megapixels\. The limit is 64/],
]

test.describe('the photo of a room', { tag: '@spec-2.16' }, () => {
  test('is measured: camera and walls are found, corrected and kept', async ({ page }) => {
    const room = await openRoom(page, await ownPhoto())
    const found = page.locator('[data-found-walls]')
    const walls = page.locator('[data-wall-list]')
    const count = (number: number) => expect(walls).toHaveAttribute('data-wall-list', `${number}`)
    /** What the panel says of a wall, metres. */
    const distanceTo = async (wall: string) =>
      Number(new RegExp(`${wall} (\\d+\\.\\d\\d)\\sm`).exec((await found.textContent()) ?? '')?.[1])

    await test.step('the camera, in words and figures', async () => {
      const known = knownCamera('living-corner')
      await expect(room.panel).toHaveText(
        /^Field of view \d+°Tilt −?\d+°Roll −?\d+°Camera height 1\.[45]\d\smConfidence good$/,
      )
      // Half a degree is lost when the figures are rounded.
      expect(Math.abs((await room.figure('Field of view')) - known.fieldOfView)).toBeLessThan(2.5)
      expect(Math.abs((await room.figure('Tilt')) - known.tilt)).toBeLessThan(1.5)
      expect(Math.abs((await room.figure('Roll')) - known.roll)).toBeLessThan(1.2)
    })
    await test.step('the walls, without a step to undo', async () => {
      await expect(found).toHaveAttribute('data-found-walls', '2')
      await expect(found).toContainText(/Back wall \d\.\d\d\sm away · good/)
      // As large as the estimated height of the camera makes it.
      expect(Math.abs((await distanceTo('Back wall')) / 5 - 1)).toBeLessThan(0.08)
      expect(Math.abs((await distanceTo('Right wall')) / 4.05 - 1)).toBeLessThan(0.08)
      await expect(room.button('Undo')).toBeDisabled()
    })
    await test.step('a mirror hangs on one without drawing', async () => {
      await room.button('Show 24 more pieces').click()
      await room.put('Round Mirror', 0.25, 0.3)
      await expect(room.list).toHaveText([/^Round Mirror/])
    })
    await test.step('they are moved and deleted like drawn ones, and come back as found', async () => {
      await count(2)
      await room.keysOn(walls.getByRole('slider', { name: 'Back wall' }), 'ArrowRight')
      // What the visitor moved is no longer said to be found.
      await expect(page.getByText(/Back wall.*good/)).toHaveCount(0)
      await room.tool.getByRole('button', { name: 'Delete Back wall' }).click()
      await count(1)
      await room.button('Reset to detected').click()
      await expect(found).toHaveAttribute('data-found-walls', '2')
      await room.undo.click()
      await count(1)
      await room.button('Redo').click()
    })
    await test.step('they are there at the next visit', async () => {
      await room.kept()
      await room.comeAgain()
      await room.tool
        .getByRole('button', { name: /living-corner/ })
        .first()
        .click()
      await room.drawn(1)
      await expect(found).toHaveAttribute('data-found-walls', '2')
    })
  })

  test('that is none gets a sentence, and what was open stays', async ({ page }) => {
    await leaveOutDrawing(page)
    const room = new FurnitureRoomPage(page)
    await room.goto()
    const [text, ...others] = bad
    await test.step('before anything is open', async () => {
      await room.choose(text?.[0] as TestFile)
      await expect(room.alert).toHaveText(text?.[1] as RegExp)
      await expect(page.getByRole('heading', { name: 'Upload a photo of your room' })).toBeVisible()
    })
    await test.step('while a room is open', async () => {
      await room.openSample()
      await expect(room.alert).toBeEmpty()
      await room.put('Armchair', 0.5, 0.75)
      for (const [wrong, sentence] of others) {
        await room.choose(wrong)
        await expect(room.alert).toHaveText(sentence)
      }
      await expect(room.list).toHaveCount(1)
      await room.button('Dismiss').click()
      await expect(room.alert).toBeEmpty()
    })
    await test.step('a panorama', async () => {
      await room.choose(await quarters())
      await expect(room.alert).toContainText('quarters.png looks like a 360° photo')
      await room.alert.getByRole('link', { name: 'Open the property tour' }).click()
      await expect(page).toHaveURL('/property-tours')
      // Once the room has left the page, so that what goes wrong in leaving is heard.
      await expect(page.getByRole('heading', { name: 'Upload Property Media' })).toBeVisible()
      await expect(room.tool).toHaveCount(0)
    })
  })

  test('that shows nothing straight is set by hand', async ({ page }) => {
    const room = await openRoom(page, await blank())
    const walls = page.locator('[data-wall-list]')
    await expect(room.panel).toContainText('Confidence poor')
    await expect(room.tool.getByText(/too few straight edges/)).toBeVisible()
    await expect(page.locator('[data-grid=true]')).toBeAttached()
    await expect(page.getByText(/^We can detect walls only when/)).toBeVisible()
    await test.step('the camera by sliders', async () => {
      // To one of the slider's steps first, which the estimate need not be.
      await room.keysOn(room.slider('Horizon (tilt)'), 'ArrowLeft')
      await expect(room.panel).toContainText('Confidence set manually')
      const text = await room.panel.textContent()
      const tilt = Number(/Tilt −(\d+)°/.exec(text ?? '')?.[1])
      await room.keysOn(room.slider('Horizon (tilt)'), 'ArrowLeft', 4)
      await expect(room.panel).toContainText(`Tilt −${tilt + 2}°`)
      await room.keysOn(room.slider('Camera height'), 'ArrowRight')
      await expect(room.panel).toContainText('Camera height 1.55 m')
    })
    await test.step('a wall by two presses', async () => {
      await expect(walls).toHaveAttribute('data-wall-list', '0')
      await room.button('Draw a wall here').click()
      await room.press(0.2, 0.8)
      await room.press(0.8, 0.8)
      await expect(walls).toHaveAttribute('data-wall-list', '1')
      await expect(room.button('Draw a wall here')).toHaveCount(0)
    })
  })

  test('that is stored lying stands upright; furniture comes along to it', { tag: '@all' }, async ({
    page,
  }) => {
    await leaveOutDrawing(page)
    const room = new FurnitureRoomPage(page)
    await room.goto()
    await test.step('upright, on the page and in the picture', async () => {
      await room.openOwn(await turned())
      await expect(room.tool.getByText('turned.jpg, 1500 × 2000 px')).toBeVisible()
      await expect(room.panel).toContainText('Confidence good')
      await expect(room.notes).toBeEmpty()
      await room.put('Armchair')
      await room.drawn(1)
      expect(await sharp(await room.save()).metadata()).toMatchObject({ width: 1500, height: 2000 })
    })
    await test.step('what comes along is told, and may be left behind; both can be undone', async () => {
      await room.choose(await ownPhoto('loft'))
      await room.exchanged('loft.jpg, 2000 × 1500 px')
      await expect(room.notes).toContainText(
        'We moved your furniture over from the last room. Pieces: 1.',
      )
      await room.undo.click()
      await expect(room.list).toHaveCount(0)
      await expect(room.notes).toBeEmpty()
      await room.button('Redo').click()
      await expect(room.list).toHaveCount(1)
      await room.button('Start empty').click()
      await expect(room.list).toHaveCount(0)
      await expect(room.notes).toContainText(
        'The room is empty. Press Undo to bring the pieces back.',
      )
      await expect(room.frame).toBeFocused()
      await room.undo.click()
      await expect(room.list).toHaveText([/^Armchair/])
    })
  })

  test('that cannot be fetched is said to be missing, as is any part', async ({ page, allow }) => {
    allow('request cut', 'import failed')
    await leaveOutDrawing(page)
    const room = new FurnitureRoomPage(page)
    const empty = page.locator('[data-room=empty]')
    const missing = (address: string) => page.route(address, (route) => route.abort())
    await room.goto()
    await test.step('the tool', async () => {
      await missing('**/room-editor*.js')
      await room.tool.getByRole('button', { name: corner }).click()
      await expect(room.alert).toContainText('The tool couldn’t load')
      await expect(empty).toBeVisible()
      await page.unroute('**/room-editor*.js')
    })
    await test.step('a sample; and one that is long in coming can be given up', async () => {
      const photo = '**/rooms/loft.jpg'
      await page.route(photo, () => {})
      await room.tool.getByRole('button', { name: loft }).click()
      await expect(room.tool.getByText('Opening Loft with a brick wall')).toBeVisible()
      await room.button('Cancel').click()
      await expect(empty).toBeVisible()
      await page.unroute(photo)
      await missing(photo)
      await room.tool.getByRole('button', { name: loft }).click()
      await expect(room.alert).toContainText('The room couldn’t load')
      await page.unroute(photo)
      await room.openSample()
      await expect(room.alert).toBeEmpty()
    })
    await test.step('a model, whose piece stays in the list', async () => {
      await missing('**/*.glb')
      await room.put('Armchair')
      await expect(room.status).toHaveText(
        'A piece couldn’t load. Check your connection, then delete the piece and place it again.',
      )
      await expect(room.list).toHaveCount(1)
    })
  })
})
