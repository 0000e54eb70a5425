import { expect, type Locator } from '@playwright/test'

/** A number that a scene exposes when the address has `?stats`. */
export const stat = async (stage: Locator, name: string) =>
  Number(await stage.getAttribute(`data-${name}`))

export const drawn = (stage: Locator) =>
  expect(stage).toHaveAttribute('data-frames', /[1-9]/, { timeout: 30_000 })

/** Returns when a scene has drawn nothing for a while, which it must when nothing moves. */
export async function expectRest(stage: Locator, silence = 500) {
  await expect(async () => {
    const before = await stat(stage, 'frames')
    expect(before).toBeGreaterThan(0)
    // The silence itself is what is looked for.
    await new Promise((done) => setTimeout(done, silence))
    expect(await stat(stage, 'frames')).toBe(before)
  }).toPass({ timeout: 20_000, intervals: [100] })
}

export const loseContext = (stage: Locator) =>
  stage
    .locator('canvas')
    .first()
    .evaluate((canvas: HTMLCanvasElement) =>
      canvas.getContext('webgl2')?.getExtension('WEBGL_lose_context')?.loseContext(),
    )
