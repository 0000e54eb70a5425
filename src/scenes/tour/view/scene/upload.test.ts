import { Color, type FramebufferTexture, type Texture, type WebGLRenderer } from 'three'
import { expect, test, vi } from 'vitest'
import type { TileSource } from '../../model/picture/media.ts'
import { TiledPicture } from './tiled-picture.ts'
import { type Uploading, uploadTiles } from './upload.ts'

const size = { width: 8192, height: 4096 }
const whole = { x: 0, y: 0, ...size }
const part = { x: 2048, y: 1024, width: 3072, height: 2048 }

/** A graphics card that writes down what it is sent. */
function card() {
  const log: string[] = []
  const renderer = {
    capabilities: { getMaxAnisotropy: () => 16 },
    // Its frames come at once.
    xr: { getSession: () => ({ requestAnimationFrame: (pass: () => void) => pass() }) },
    setRenderTarget: () => {},
    render: () => log.push('copy'),
    initTexture(texture: Texture | FramebufferTexture) {
      texture.addEventListener('dispose', () => log.push('dispose'))
      const { width, height } = texture.image as { width: number; height: number }
      const how = 'isFramebufferTexture' in texture ? 'reserve' : 'whole'
      log.push(`${how} ${width} × ${height}`)
    },
    copyTextureToTexture(
      _from: Texture,
      to: Texture,
      { min, max }: { min: { x: number; y: number }; max: { x: number; y: number } },
      at: { x: number; y: number },
    ) {
      const sent = `${max.x - min.x} × ${max.y - min.y} from ${min.x}, ${min.y} to ${at.x}, ${at.y}`
      log.push(to.generateMipmaps ? `${sent}, mipmaps` : sent)
    },
  }
  return { renderer: renderer as unknown as WebGLRenderer, log }
}

function setUp(told: Partial<Uploading> = {}) {
  const picture = new TiledPicture({ size }, 'sphere', new Color())
  const { renderer, log } = card()
  const close = vi.fn()
  const bitmap = { ...size, close } as unknown as ImageBitmap
  const given = [{ tile: { inner: whole, outer: whole }, bitmap }]
  const source: TileSource = { count: 1, next: async () => given.shift(), close: () => {} }
  const shares: number[] = []
  const onShare = (share: number) => void shares.push(share)
  const usual = { isBeside: false, onShare, isGone: () => false }
  const run = () => uploadTiles(picture, source, renderer, { ...usual, ...told })
  const closed = () => close.mock.calls.length
  const shown = () => picture.group.children.length
  return { picture, renderer, log, shares, run, closed, shown }
}

test('what is looked at goes first and is shown, then the rest in bands, and one mesh is left', async () => {
  const during: number[] = []
  const made = setUp({
    seen: () => part,
    onShare: (share) => during.push(share, made.shown()),
  })
  await made.run()
  const bands = Array.from({ length: 8 }, (_, band) => {
    const y = band * 512
    return `8192 × 512 from 0, ${y} to 0, ${y}${band === 7 ? ', mipmaps' : ''}`
  })
  expect(made.log).toEqual([
    ...['reserve 3072 × 2048', '3072 × 2048 from 2048, 1024 to 0, 0, mipmaps'],
    ...['reserve 8192 × 4096', ...bands, 'dispose'],
  ])
  expect([during, made.closed()]).toEqual([[6 / 32, 1, 1, 1], 1])
})

test('one that is closed between two bands leaves nothing on the card', async () => {
  const isGone = () => made.log.length === 3
  const made: ReturnType<typeof setUp> = setUp({ isBeside: true, isGone })
  await made.run()
  expect([made.log.length, made.log.at(-1)]).toEqual([4, 'dispose'])
  expect([made.closed(), made.shares, made.shown()]).toEqual([1, [], 0])
})

test.each([
  ['what is looked at', 'copyTextureToTexture', { seen: () => part }],
  ['anything', 'initTexture', { seen: () => part }],
] as const)('a card that refuses %s keeps nothing of it', async (_what, call, told) => {
  const made = setUp(told)
  made.renderer[call] = () => {
    throw new Error('context lost')
  }
  await expect(made.run()).rejects.toThrow('context lost')
  if (call !== 'initTexture') expect(made.log.at(-1)).toBe('dispose')
  expect(made.closed()).toBe(1)
})
