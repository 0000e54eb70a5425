import {
  Group,
  Matrix4,
  type ShaderMaterial,
  type Texture,
  Vector3,
  type WebGLRenderer,
} from 'three'
import { radians } from '../../../../math/angle.ts'
import type { Vector3 as Place } from '../../../../math/vector.ts'
import { noLevel } from '../../model/camera/angles.ts'
import type { Level } from '../../model/document/tour-document.ts'
import { flatSize } from '../../model/picture/flat-picture.ts'
import type { Media } from '../../model/picture/media.ts'
import type { Projection } from '../../model/picture/placement.ts'
import { turnToFace } from '../../model/xr/controls.ts'
import { uprightMatrix } from '../scene/place-picture.ts'
import { rawGround } from '../scene/tile-material.ts'
import { clipTexture } from '../scene/tile-texture.ts'
import { TiledPicture } from '../scene/tiled-picture.ts'
import { uploadTiles } from '../scene/upload.ts'

/** How far away a picture round the visitor is: to two eyes it must be as far as what it shows, metres. */
const far = 60

/** A flat picture hangs so far away, metres, as large as it is seen on the page at 100 % in a view of this shape. */
export const flatAway = 2.6
const flatAspect = 1.25

export type Shown = { media: Media; projection: Projection; level: Level | null }

export type PictureTools = {
  renderer: WebGLRenderer
  /** Lets a frame of the session pass: the page's own may not come while it runs. */
  nextFrame: () => Promise<unknown>
  /** Is given the material of each tile before it is drawn first. */
  dress?: ((material: ShaderMaterial) => void) | undefined
}

/** The media of a room in a session: round the visitor's head, or hung in front of them. */
export function createRoomPicture({ media, projection, level }: Shown, tools: PictureTools) {
  const { renderer, nextFrame, dress } = tools
  const isRound = projection === 'sphere'
  const root = new Group()
  const picture = new TiledPicture(media, projection, rawGround())
  picture.group.renderOrder = -10
  const { width, height } = flatSize(media.size, flatAspect)
  picture.group.matrix.copy(
    isRound
      ? uprightMatrix(level ?? noLevel).scale(new Vector3(far, far, far))
      : new Matrix4().makeScale(width * flatAway, height * flatAway, 1),
  )
  root.add(picture.group)
  let isGone = false
  let turn = 0
  let clip: { texture: Texture; time: number } | undefined

  const dressAll = () => {
    if (!dress) return
    picture.group.traverse((part) => {
      const material = 'material' in part ? (part.material as ShaderMaterial) : undefined
      if (material && !material.userData.dressed) dress(material)
      if (material) material.userData.dressed = true
    })
  }

  return {
    root,
    projection,
    media,
    /** Of a flat picture as it hangs, metres. */
    size: { width: width * flatAway, height: height * flatAway },
    /** Puts it on the graphics card, whole. @throws FaultError or Error when it cannot be decoded */
    async load() {
      if (media.sort === 'video') {
        const texture = clipTexture(media.player)
        const whole = { x: 0, y: 0, ...media.size }
        picture.add(texture, whole, whole)
        clip = { texture, time: -1 }
        dressAll()
        return
      }
      // A head is never still: without them a fine picture would flicker.
      picture.mipmap(renderer)
      const source = await media.tiles()
      if (isGone) return source.close()
      await uploadTiles(picture, source, renderer, {
        isBeside: true,
        onShare: dressAll,
        isGone: () => isGone,
        pause: nextFrame,
      })
    },
    /** Turns it so that one who faces so looks to a yaw of it; a flat one hangs before them. */
    place(eye: Place, heading: number, yaw: number) {
      turn = isRound ? turnToFace(heading, yaw) : heading
      const angle = radians(heading)
      root.position.set(...eye)
      if (!isRound)
        root.position.add(
          new Vector3(-Math.sin(angle), 0, -Math.cos(angle)).multiplyScalar(flatAway),
        )
      root.rotation.y = radians(turn)
    },
    /** Turns the visitor to the right by so many degrees. */
    turnBy(degrees: number, eye: Place) {
      turn += degrees
      root.rotation.y = radians(turn)
      if (isRound) return
      const middle = new Vector3(...eye)
      root.position.sub(middle).applyAxisAngle(upwards, radians(degrees)).add(middle)
    },
    turn: () => turn,
    /** In each frame: a picture that surrounds the visitor goes with them, and a video goes on. */
    frame(eye: Place) {
      if (isRound) root.position.set(...eye)
      if (!clip || media.sort !== 'video') return
      const { currentTime, readyState } = media.player
      if (currentTime === clip.time || readyState < HTMLMediaElement.HAVE_CURRENT_DATA) return
      clip.time = currentTime
      clip.texture.needsUpdate = true
    },
    dispose() {
      isGone = true
      root.removeFromParent()
      picture.dispose()
    },
  }
}

export type RoomPicture = ReturnType<typeof createRoomPicture>

const upwards = new Vector3(0, 1, 0)
