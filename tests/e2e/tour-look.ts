import { wrap180 } from '../../src/math/angle.ts'
import { expect } from '../setup/test.ts'
import type { TourPage } from './tour-page.ts'

/**
 * Looks somewhere in the room that is shown, by an address that names the view. Degrees; the height has a field of view of 60.
 * @param home  where the picture began to be looked at
 */
export async function lookAt({ page }: TourPage, yaw: number, pitch: number, home = 0) {
  const room = await page.locator('[data-room][aria-current=true]').getAttribute('data-room')
  const fragment = `#room=${room}&yaw=${yaw.toFixed(5)}&pitch=${pitch.toFixed(5)}&fov=60`
  await page.evaluate((hash) => {
    location.hash = hash
  }, fragment)
  await expect(page.locator('section > p.font-mono').last()).toHaveText(
    words(wrap180(yaw - home), pitch),
  )
  // The frame that shows it is drawn.
  await page.evaluate(
    () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
  )
}

/** What is said of a look. */
function words(yaw: number, pitch: number): RegExp {
  const right = Math.round(yaw)
  const up = Math.round(pitch)
  const isRight = right > 0 && right < 180
  const parts = [
    ...(right === 0 ? [] : [`${Math.abs(right)}° ${isRight ? 'right' : 'left'}`]),
    ...(up === 0 ? [] : [`${Math.abs(up)}° ${up > 0 ? 'up' : 'down'}`]),
  ]
  return new RegExp(`^Looking ${parts.length > 0 ? parts.join(', ') : 'straight ahead'}( · |$)`)
}
