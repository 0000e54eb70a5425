import { create } from '@react-three/test-renderer'
import { type BufferAttribute, type Mesh, type Vector2, Vector3 } from 'three'
import { expect, test } from 'vitest'
import { directionOf } from '../../../../math/equirectangular.ts'
import { HeadContext } from '../../../../stage/xr/head.ts'
import { noLevel, toUpright } from '../../model/camera/angles.ts'
import type { VideoMedia } from '../../model/picture/media.ts'
import { createView } from '../../model/view.ts'
import type { TileMaterial } from '../scene/tile-material.ts'
import { XrPicture } from './xr-room.tsx'
import '../../../../stage/elements.ts'

const media: VideoMedia = {
  ...{ sort: 'video', name: 'walk', size: { width: 400, height: 200 }, projection: 'sphere' },
  // happy-dom tells of no frames.
  player: Object.assign(document.createElement('video'), {
    requestVideoFrameCallback: () => 0,
    cancelVideoFrameCallback: () => {},
  }),
  close: () => {},
  address: () => '',
}
const eye = [0, 1.6, 0] as const
const nothing = () => {}

/** Where each corner of the picture's meshes is, and which direction of the file it shows. */
async function corners(level: { pitch: number; roll: number } | null) {
  const hung = { at: [0, 0, 0] as const, turn: 0 }
  const renderer = await create(
    <HeadContext value={{ current: { eye, heading: 0, pitch: 0 } }}>
      <XrPicture
        picture={{ media, projection: 'sphere', level, room: undefined, hung }}
        view={createView()}
        mask={undefined}
        {...{ onReady: nothing, onError: nothing }}
      />
    </HeadContext>,
  )
  await renderer.advanceFrames(1, 0.02)
  const root = renderer.scene.instance
  root.updateMatrixWorld(true)
  const found: { at: Vector3; shows: [number, number, number] }[] = []
  root.traverseVisible((part) => {
    const { geometry, material } = part as Mesh
    if (!geometry) return
    const { scale, offset } = (material as TileMaterial).uniforms
    const [[sx = 0, sy = 0] = [], [ox = 0, oy = 0] = []] = [scale, offset].map(({ value }) => [
      ...(value as Vector2),
    ])
    const points = geometry.getAttribute('position') as BufferAttribute
    for (let index = 0; index < points.count; index += 7) {
      const own = new Vector3().fromBufferAttribute(points, index)
      const u = Math.atan2(own.x, -own.z) * sx + ox
      const v = Math.atan2(own.y, Math.hypot(own.x, own.z)) * sy + oy
      const place = { longitude: (u - 0.5) * 2 * Math.PI, latitude: (0.5 - v) * Math.PI }
      const { x, y, z } = directionOf(place)
      found.push({ at: own.applyMatrix4(part.matrixWorld), shows: [x, y, z] })
    }
  })
  return found
}

test.each([null, { pitch: 20, roll: 0 }, { pitch: -12, roll: 35 }])(
  'a picture of level %o is upright round the head, turned once and no more',
  async (level) => {
    const found = await corners(level)
    expect(found.length).toBeGreaterThan(20)
    for (const { at, shows } of found) {
      const seen = at.sub(new Vector3(...eye)).normalize()
      const upright = new Vector3(...toUpright(shows, level ?? noLevel))
      expect(seen.distanceTo(upright)).toBeLessThan(1e-5)
    }
  },
)
