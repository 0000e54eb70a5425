import { PCFShadowMap, PerspectiveCamera, Scene } from 'three'
import type { PhotoSize, RoomCamera } from '../../../../room-photo/model/camera.ts'
import type { Item, Sizes } from '../../../../room-photo/model/design/item.ts'
import { castShadows, drawnArea } from '../../../../room-photo/model/design/shadows.ts'
import { plainTexture, type Texture } from '../../../../room-photo/model/estimate/texture.ts'
import {
  type RoomLight,
  type Sun,
  towardsSun,
  usualLight,
} from '../../../../room-photo/model/light.ts'
import type { Wall } from '../../../../room-photo/model/wall.ts'
import { createCapture } from '../../../../room-photo/view/capture.ts'
import { createFloorMirror } from '../../../../room-photo/view/floor-mirror.ts'
import {
  buildContact,
  buildFloor,
  buildShadowRoom,
  createContactCopies,
} from '../../../../room-photo/view/geometry.ts'
import { createGrain } from '../../../../room-photo/view/grain.ts'
import { createMirrorGlass } from '../../../../room-photo/view/mirror-glass.ts'
import {
  createRoomLights,
  extentOf,
  standCamera,
  topOf,
} from '../../../../room-photo/view/photo-rig.ts'
import { takeRenderer } from '../../../../stage/renderer.ts'
import { createWardrobe } from './wardrobe.ts'

/** What is drawn over a photo. */
export interface Furnishing {
  photo: PhotoSize
  camera: RoomCamera
  light: RoomLight
  sun: Sun
  texture: Texture
  /** What shadows fall on, and where the floor ends. */
  walls: readonly Wall[]
  items: readonly Item[]
  sizes: Sizes
}

/**
 * Takes each tile of the furniture and its upper left corner, at once: the next one is made upon the same canvas. The last
 * ones of a row and of a column may go beyond the photo.
 */
export type Paint = (tile: CanvasRenderingContext2D, x: number, y: number) => void

/** The browser took the graphics away in the middle of a picture. */
export class GraphicsLost extends Error {
  constructor() {
    super('The graphics were interrupted')
    this.name = 'GraphicsLost'
  }
}

export interface Studio {
  /**
   * Draws the furniture as large as the photo, on nothing.
   * @param photo  for what mirrors show of it
   * @throws FaultError `Pieces` when a model cannot be fetched; GraphicsLost; the signal's reason when it is given up
   */
  draw: (
    furnishing: Furnishing,
    photo: ImageBitmap,
    signal: AbortSignal,
    paint: Paint,
  ) => Promise<void>
  /** Whether the browser has taken the graphics away: it draws no more. */
  isLost: () => boolean
  dispose: () => void
}

/** So far beyond what casts it the soft edge of a shadow goes, metres. */
const shadowEdge = 0.15

/** As the tiles are drawn: the canvas has no size of its own. */
const context = { antialias: true, alpha: true, depth: true }

/**
 * One canvas for all photos, one after the other. What a photo needs is freed when it is drawn, but for the models that
 * the next one most likely needs as well.
 * @throws Error where the browser has no WebGL 2
 */
export function createStudio(): Studio {
  const gl = takeRenderer('staging', context)
  gl.shadowMap.enabled = true
  gl.shadowMap.type = PCFShadowMap
  gl.shadowMap.autoUpdate = false
  const grain = createGrain(plainTexture)
  const glass = createMirrorGlass('', usualLight, () => {})
  const wardrobe = createWardrobe((material) => {
    grain.dress(material)
    glass.dress(material)
  })
  const contact = buildContact()
  const camera = new PerspectiveCamera(50, 1, 0.05, 60)

  const isLost = () => gl.getContext().isContextLost()

  return {
    isLost,
    async draw(furnishing, photo, signal, paint) {
      const { items, sizes, sun } = furnishing
      const all = await wardrobe.instancesOf(items, signal)
      signal.throwIfAborted()
      const scene = new Scene()
      const lights = createRoomLights(furnishing.light)
      const towards = towardsSun(sun, furnishing.camera)
      const height = topOf(items, sizes) + shadowEdge
      const thrown = castShadows(items, sizes, towards)
      const ground = buildShadowRoom(furnishing.walls, { thrown, height })
      const mirror = sun.reflection > 0 ? createFloorMirror(buildFloor(furnishing.walls)) : null
      const contacts = createContactCopies(contact, Math.max(1, items.length))
      try {
        const parts = all.flatMap((instances) => instances.parts)
        scene.add(...lights.all, ground.root, contacts.copies, ...parts)
        if (mirror) scene.add(mirror.mesh)
        mirror?.set(sun.reflection)
        standCamera(camera, furnishing.camera)
        const { middle, reach } = extentOf(items, sizes)
        lights.set(sun)
        lights.aim(middle, reach, towards)
        contacts.place(items, sizes)
        grain.follow(furnishing.texture)
        glass.follow(photo)
        // Once for all tiles: nothing moves between them.
        gl.shadowMap.needsUpdate = true
        const get = () => ({ gl, scene, camera, invalidate: () => {} })
        const area = drawnArea({ ...furnishing, sun: towards, mirrors: mirror !== null })
        const capture = createCapture(get, grain, (...picture) => mirror?.draw(...picture))
        capture(furnishing.photo, paint, area)
        // It would have drawn nothing, and said nothing.
        if (isLost()) throw new GraphicsLost()
      } finally {
        for (const instances of all) instances.dispose()
        contacts.dispose()
        mirror?.dispose()
        ground.dispose()
        lights.dispose()
      }
    },
    dispose() {
      wardrobe.dispose()
      glass.dispose()
      contact.dispose()
      gl.dispose()
      gl.forceContextLoss()
    },
  }
}
