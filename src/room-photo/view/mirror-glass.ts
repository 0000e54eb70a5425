import {
  CanvasTexture,
  DataTexture,
  LinearFilter,
  type Material,
  MeshStandardMaterial,
  MirroredRepeatWrapping,
  SRGBColorSpace,
  type Texture,
  Vector2,
} from 'three'
import { radians } from '../../math/angle.ts'
import { clamp } from '../../math/clamp.ts'
import type { RoomLight } from '../model/light.ts'

/** Roughness below which a metal is a mirror. */
const smoothest = 0.05

/** Width of the photo as environment, pixels: as blurred as it should be. */
const width = 128

/** Vertical field of the environment, narrower than the photo's, so that a small mirror shows something of it. */
const span = radians(36)

/**
 * The material of mirrors. Behind the camera the room is unknown, so the photo is repeated there, blurred. No
 * environment map: see `RoomLights`.
 * @param url  of the photo; empty where there is none yet, and in a room of our own, which is mirrored as its light is
 * @param onReady  called when what is mirrored has changed
 */
export function createMirrorGlass(url: string, light: RoomLight, onReady: () => void) {
  const plain = paleTexture(light)
  const photo = { value: plain }
  const reach = { value: new Vector2(span, span) }
  const dressed = new WeakSet<Material>()
  let isWorn = false
  let gone = false
  const show = (picture: HTMLImageElement | ImageBitmap) => {
    const made = shrunk(picture)
    if (photo.value !== plain) photo.value.dispose()
    photo.value = made
    reach.value.set((span * made.image.width) / made.image.height, span)
  }
  const load = async () => {
    const image = new Image()
    image.src = url
    await image.decode()
    if (gone) return
    show(image)
    onReady()
  }
  return {
    /** Turns a material into a mirror if it is one. */
    dress(material: Material) {
      if (!isGlass(material) || dressed.has(material)) return
      dressed.add(material)
      const before = material.onBeforeCompile
      material.onBeforeCompile = (shader, gl) => {
        before.call(material, shader, gl)
        Object.assign(shader.uniforms, { glassPhoto: photo, glassReach: reach })
        shader.fragmentShader = shader.fragmentShader
          .replace('#include <common>', `#include <common>\n${declarations}`)
          .replace('#include <opaque_fragment>', `${body}\n#include <opaque_fragment>`)
      }
      const key = material.customProgramCacheKey()
      material.customProgramCacheKey = () => `${key} glass`
      material.needsUpdate = true
      if (isWorn) return
      isWorn = true
      // Before the photo has loaded, a mirror has the room's light.
      if (url) load().catch(console.warn)
    },
    /** Uses another photo; free of cost while there is no mirror. */
    follow(next: ImageBitmap) {
      if (isWorn) show(next)
    },
    dispose() {
      gone = true
      plain.dispose()
      photo.value.dispose()
    },
  }
}

/** Whether a material is as smooth as silvered glass. */
const isGlass = (material: Material): boolean =>
  material instanceof MeshStandardMaterial &&
  material.roughness < smoothest &&
  material.metalness > 0

function shrunk(picture: HTMLImageElement | ImageBitmap): Texture<HTMLCanvasElement> {
  const canvas = document.createElement('canvas')
  canvas.width = width
  canvas.height = Math.max(1, Math.round((width * picture.height) / picture.width))
  const context = canvas.getContext('2d')
  if (!context) throw new Error('No canvas for what a mirror shows')
  context.imageSmoothingQuality = 'high'
  context.drawImage(picture, 0, 0, canvas.width, canvas.height)
  return wrapped(new CanvasTexture(canvas))
}

/** From the floor up to the ceiling, in the room's light. */
function paleTexture({ tint, level }: RoomLight): Texture {
  const shades = [0.5, 0.72, 0.8, 0.86].map((share) => 255 * share * clamp(level / 0.35, 0.4, 1.1))
  const bytes = shades.flatMap((shade) => [...tint.map((part) => Math.min(255, shade * part)), 255])
  const texture = wrapped(new DataTexture(Uint8Array.from(bytes), 1, shades.length))
  texture.magFilter = LinearFilter
  return texture
}

function wrapped<Kind extends Texture>(texture: Kind): Kind {
  texture.colorSpace = SRGBColorSpace
  texture.wrapS = MirroredRepeatWrapping
  texture.wrapT = MirroredRepeatWrapping
  texture.needsUpdate = true
  return texture
}

const declarations = `
uniform sampler2D glassPhoto;
uniform vec2 glassReach;`

/** Silver gives back four fifths of the light, and lacquer some of its own. */
const body = `
vec3 glassWay = transformDirectionByInverseViewMatrix(reflect(-normalize(vViewPosition), normal), viewMatrix);
vec3 glassSeen = (viewMatrix * vec4(-glassWay.x, glassWay.y, -glassWay.z, 0.0)).xyz;
vec2 glassAt = 0.5 + vec2(
  atan(glassSeen.x, -glassSeen.z), asin(clamp(glassSeen.y, -1.0, 1.0))) / glassReach;
outgoingLight = mix(outgoingLight, texture2D(glassPhoto, glassAt).rgb * diffuseColor.rgb, 0.94);
`
