import type { FramebufferTexture, Texture, WebGLRenderer } from 'three'
import { expect, test, vi } from 'vitest'
import type { Picture } from '../../model/picture/media.ts'
import { TiledPicture } from './tiled-picture.ts'
import { type UploadOptions, uploadPicture } from './upload.ts'

const size = { width: 8192, height: 4096 }
const part = { x: 2048, y: 1024, width: 3072, height: 2048 }

/** A graphics card that writes down what it is sent. */
function card() {
  const log: string[] = []
  const renderer = {
    capabilities: { getMaxAnisotropy: () => 16, maxTextureSize: 8192 },
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

function setUp(told: Partial<UploadOptions> = {}) {
  const picture = new TiledPicture({ size }, 'sphere')
  const { renderer, log } = card()
  const close = vi.fn()
  const bitmap = { ...size, close } as unknown as ImageBitmap
  const media = { size, pixels: async () => bitmap } as Picture
  const shares: number[] = []
  const onShare = (share: number) => void shares.push(share)
  const usual = { isBeside: false, onShare, isGone: () => false }
  const run = () => uploadPicture(picture, media, renderer, { ...usual, ...told })
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

test('a picture that is larger than the card holds goes as tiles, each a part of its pixels', async () => {
  const made = setUp({ seen: () => part })
  made.renderer.capabilities.maxTextureSize = 4096
  await made.run()
  expect(made.log).toHaveLength(16)
  expect(made.log.slice(-2)).toEqual([
    'reserve 2050 × 2050',
    '2050 × 2050 from 6142, 2046 to 0, 0, mipmaps',
  ])
  expect([made.shares, made.shown(), made.closed()]).toEqual([
    [1, 2, 3, 4, 5, 6, 7, 8].map((done) => done / 8),
    ...[8, 1],
  ])
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
