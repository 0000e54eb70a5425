import {
  Color,
  DoubleSide,
  LinearSRGBColorSpace,
  ShaderMaterial,
  type Texture,
  Vector2,
} from 'three'
import type { Projection } from '../../model/picture/placement.ts'
import type { textureWindow } from '../../model/picture/tile-geometry.ts'

/** The viewer's own ground, the same in the light and the dark theme: pictures are judged on it. sRGB. */
export const ground = 0x0e1116

/** The ground for the tour's own shaders, which pass sRGB as it is; the renderer converts what it clears with. */
export const rawGround = () => new Color().setHex(ground, LinearSRGBColorSpace)

// The position is a point of the tile; on the sphere it is also the direction of the look, from the middle of its
// patch.
const vertexShader = /* glsl */ `
  attribute float middle;
  varying vec3 vPosition;
  varying float vMiddle;
  void main() {
    float across = cos(middle);
    float ahead = sin(middle);
    vPosition = vec3(position.x * across + position.z * ahead, position.y, position.z * across - position.x * ahead);
    vMiddle = middle;
    gl_Position = projectionMatrix * modelViewMatrix * vec4(position, 1.0);
  }
`

// Longitude and latitude belong to the fragment, not to a vertex: the mesh only has to cover the
// tile, and a straight edge stays straight however coarse the mesh is. No patch goes so far round that longitude begins
// again within it: there the coarsest mipmap would be taken, and a line be seen.
const fragmentShader = /* glsl */ `
  uniform sampler2D picture;
  uniform vec2 scale;
  uniform vec2 offset;
  uniform vec3 backdrop;
  uniform bool sphere;
  varying vec3 vPosition;
  varying float vMiddle;
  void main() {
    vec2 at = sphere
      ? vec2(vMiddle + atan(vPosition.x, -vPosition.z), atan(vPosition.y, length(vPosition.xz)))
      : vPosition.xy;
    vec4 texel = texture2D(picture, at * scale + offset);
    float shown = texel.a;
    if (!sphere) {
      // The edge of a tilted picture fades over one pixel.
      vec2 inside = (0.5 - abs(at)) / fwidth(at);
      shown *= clamp(min(inside.x, inside.y) + 0.5, 0.0, 1.0);
    }
    // Colours pass as they are: the file, the filter and the screen are all sRGB.
    gl_FragColor = vec4(mix(backdrop, texel.rgb, shown), 1.0);
  }
`

export type TileMaterial = ShaderMaterial & {
  uniforms: Record<'picture' | 'scale' | 'offset' | 'backdrop' | 'sphere', { value: unknown }>
}

/** The one material of the tour; all its instances share one program. */
export function createTileMaterial(backdrop: Color, picture: Texture | null = null): TileMaterial {
  const material = new ShaderMaterial({
    vertexShader,
    fragmentShader,
    side: DoubleSide,
    depthTest: false,
    depthWrite: false,
    uniforms: {
      picture: { value: picture },
      scale: { value: new Vector2(1, 1) },
      offset: { value: new Vector2() },
      backdrop: { value: backdrop },
      sphere: { value: true },
    },
  })
  return material as TileMaterial
}

/** Tells a material which part of its texture the tile shows. */
export function aimMaterial(
  { uniforms }: TileMaterial,
  projection: Projection,
  { scale, offset }: ReturnType<typeof textureWindow>,
) {
  uniforms.sphere.value = projection === 'sphere'
  ;(uniforms.scale.value as Vector2).fromArray(scale)
  ;(uniforms.offset.value as Vector2).fromArray(offset)
}
