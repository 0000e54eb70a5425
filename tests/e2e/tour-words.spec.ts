import { expect, test } from '../setup/test.ts'

test('§2.18 empty: heading, drop zone, and a picker for images and videos', async ({ page }) => {
  await page.goto('/property-tours')
  await expect(page.locator('h1')).toHaveText('3D Property Tours')
  for (const text of [
    'Upload your property images or videos and experience them in immersive 3D',
    'Upload Property Media',
    'Drag and drop your property images or videos here, or click to browse',
  ]) {
    await expect(page.getByText(text).filter({ visible: true }).last()).toBeVisible()
  }
  await expect(page.getByRole('button', { name: 'Choose Files' })).toBeVisible()
  await expect(page.locator('input[type=file]')).toHaveAttribute('accept', 'image/*,video/*')
})

test('§2.18 four cards of what the viewer does', async ({ page }) => {
  await page.goto('/property-tours')
  const section = page.locator('section[aria-labelledby="features"]')
  await expect(section.getByRole('listitem').getByRole('heading')).toHaveText([
    '360° Rotation',
    'Dynamic Zoom',
    '3D Perspective',
    'Interactive Media',
  ])
})
